import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { TableContext } from "../../../shared/table/context.ts";
import type { SqlRow, SqlValue, TableHost } from "../../../worker/host.ts";

/** The machine of a table in a test: SQLite in memory, a clock that is set by hand, randomness that repeats. */
export interface NodeHost extends TableHost {
  /** Milliseconds since 1970. */
  clock: number;
}

export function nodeHost(context: TableContext): NodeHost {
  const database = new DatabaseSync(":memory:");
  const statements = new Map<string, StatementSync>();
  let depth = 0;
  let drawn = 0;
  const host: NodeHost = {
    clock: 1_000_000,
    sql<Row extends SqlRow>(statement: string, ...values: readonly SqlValue[]): readonly Row[] {
      const prepared = statements.get(statement) ?? database.prepare(statement);
      statements.set(statement, prepared);
      return prepared.all(...values) as Row[];
    },
    transact(work) {
      const name = `level_${depth++}`;
      database.exec(`SAVEPOINT ${name}`);
      try {
        const result = work();
        database.exec(`RELEASE ${name}`);
        return result;
      } catch (error) {
        database.exec(`ROLLBACK TO ${name}; RELEASE ${name}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
    now: () => host.clock,
    random: (bytes) => new Uint8Array(bytes).map(() => drawn++),
    wakeAt: () => undefined,
    forget() {
      throw new Error("no table grows old in this test");
    },
    contextOf: () => context,
  };
  return host;
}
