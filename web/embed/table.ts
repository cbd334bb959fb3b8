// The entry `/embed.js`: `<skat-table>` for anybody's page.
import { define } from "./define.ts";
import { TableElement } from "./table-element.ts";

define("table", TableElement);
