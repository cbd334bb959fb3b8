// Everything beside the game that stands at the table itself, in one piece.
import "./seat-clock.ts";
import "./table-aside.ts";
