import { hexToBytes } from "@noble/hashes/utils.js";
import { contextFrom } from "../shared/table/shuffle.ts";
import type { SqlRow, SqlValue, TableHost } from "./host.ts";

/** The host of a Durable Object, which also counts the rows written: they are what running a table costs. */
export interface ObjectHost extends TableHost {
  rowsWritten: number;
}

export function hostOf({ storage }: DurableObjectState): ObjectHost {
  const host: ObjectHost = {
    rowsWritten: 0,
    sql<Row extends SqlRow>(statement: string, ...values: readonly SqlValue[]): readonly Row[] {
      const cursor = storage.sql.exec<Row>(statement, ...values);
      const rows = cursor.toArray();
      host.rowsWritten += cursor.rowsWritten;
      return rows;
    },
    transact: (work) => storage.transactionSync(work),
    now: () => Date.now(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    wakeAt(at) {
      // An alarm for this very moment, set while one runs, would be lost.
      void storage.setAlarm(Math.max(at, Date.now() + 1));
      host.rowsWritten += 1;
    },
    forget() {
      void storage.deleteAlarm();
      void storage.deleteAll();
    },
    contextOf: (secret, table, players) => contextFrom(hexToBytes(secret), table, players),
  };
  return host;
}
