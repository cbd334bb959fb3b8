/** The protocol spoken between a table and its clients; `hello` carries it (INTERFACE.md, Socket). */
export const PROTOCOL_VERSION = 1;
