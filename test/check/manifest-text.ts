/** As much of a custom-elements manifest (schema 1.0.0) as is used here. */
export interface Manifest {
  readonly schemaVersion: string;
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Element[] }[];
}

interface Described {
  readonly name: string;
  readonly description?: string;
}

interface Typed extends Described {
  readonly type?: { readonly text: string };
}

interface Attribute extends Typed {
  readonly fieldName?: string;
}

interface Member extends Typed {
  readonly kind: string;
  readonly privacy?: string;
  readonly readonly?: boolean;
}

export interface Element extends Described {
  readonly tagName?: string;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly Member[];
  readonly events?: readonly Typed[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
}

/** The reference of all elements, in Markdown. */
export function referenceOf({ modules }: Manifest): string {
  return modules.flatMap(({ declarations }) => declarations.map(elementText)).join("\n");
}

function elementText(element: Element): string {
  const attributes = element.attributes ?? [];
  const fields = new Set(attributes.map(({ fieldName }) => fieldName));
  const properties = (element.members ?? []).filter(({ name }) => !fields.has(name));
  const isReadonly = ({ readonly }: Member) => (readonly ? " (read only)" : "");
  return [
    `### \`<${element.tagName}>\`\n\n${paragraph(element.description)}\n`,
    table("Attribute", attributes, ({ name }) => `\`${name}\``),
    table("Property", properties, (each) => `\`${each.name}\`${isReadonly(each)}`),
    table("Event", element.events ?? [], ({ name }) => `\`${name}\``),
    table("Slot", element.slots ?? [], ({ name }) => `\`${name}\``),
    table("Part", element.cssParts ?? [], ({ name }) => `\`::part(${name})\``),
    table("Custom property", element.cssProperties ?? [], ({ name }) => `\`${name}\``),
  ].join("\n");
}

function table<Row extends Typed>(
  title: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): string {
  if (rows.length === 0) return "";
  const isTyped = rows.some(({ type }) => type !== undefined);
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const head = isTyped ? [title, "Type", "What"] : [title, "What"];
  const body = rows.map((row) => {
    const type = row.type ? `\`${row.type.text.replaceAll("|", "\\|")}\`` : "";
    return line([nameOf(row), ...(isTyped ? [type] : []), paragraph(row.description)]);
  });
  return `${[line(head), line(head.map(() => "---")), ...body].join("\n")}\n`;
}

const paragraph = (text = ""): string => text.replaceAll(/\s*\n\s*/g, " ").trim();
