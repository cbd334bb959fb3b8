/** The first wait before a lost connection is tried again; it doubles from try to try. */
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15_000;
/** Nobody looks: one try a minute is enough, and coming back tries at once. */
const HIDDEN_RETRY_MS = 60_000;
/** Every wait varies by this share, so that a restarted server is not met by everybody at once. */
const RETRY_SPREAD = 0.3;
/** A connection that never gets as far as its first frame is given up after this time. */
const OPEN_WITHIN_MS = 10_000;
/** Only a connection that held this long makes the waits short again: a server that turns us away is not pressed. */
const STEADY_AFTER_MS = 5_000;
const PING_EVERY_MS = 25_000;
const PONG_WITHIN_MS = 8_000;
/** Whatever is sent is answered; a socket that stays silent is dead, whatever it says of itself. */
const ANSWER_WITHIN_MS = 8_000;
/** A phone taken out of the pocket often holds a dead socket: find out fast. */
const PONG_WITHIN_ON_RETURN_MS = 2_500;

/** "connecting" until the first frame ever; "reconnecting" afterwards; "offline" while the device says it has no net. */
export type ConnectionStatus = "connecting" | "open" | "reconnecting" | "offline" | "closed";

export interface ConnectionOptions {
  /** Where to connect to, asked anew for each try: what was received meanwhile need not be sent again. */
  url(): string;
  /** The first message of each try. */
  hello(): unknown;
  onFrame(frame: unknown): void;
  onStatus(status: ConnectionStatus): void;
  /** Called when a try fails before its first frame; true gives up, e.g. because the server told why over HTTP. */
  onFailure(): Promise<boolean>;
  /** Called when the server says that whoever looks is somebody else from now on; the connection is given up. */
  onReseated(): void;
}

/** Why the server closes a connection whose seat has changed hands, or whose device was turned away. */
const RESEATED = ["RESEATED", "TURNED_AWAY"];

export interface Connection {
  /** Sends a message if the connection is open; tells whether it did. */
  send(message: unknown): boolean;
  /** Drops the connection and tries again at once, e.g. after a gap in what was received. */
  restart(): void;
  /** Ends it for good. */
  close(): void;
}

/** Keeps one WebSocket alive: tries again with growing waits, watches the net and whether the page is seen, and pings. */
export function connect(options: ConnectionOptions): Connection {
  let socket: WebSocket | null = null;
  let status: ConnectionStatus = "connecting";
  let wasOpen = false;
  let failures = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let steadyTimer: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const show = (next: ConnectionStatus): void => {
    if (status === next || status === "closed") return;
    status = next;
    options.onStatus(next);
  };

  const lost = (): ConnectionStatus => {
    if (!navigator.onLine) return "offline";
    return wasOpen ? "reconnecting" : "connecting";
  };

  const drop = (): void => {
    clearTimeout(retryTimer);
    clearTimeout(deadline);
    clearTimeout(steadyTimer);
    clearInterval(pingTimer);
    const old = socket;
    socket = null;
    old?.close();
  };

  const again = (): void => {
    drop();
    show(lost());
    if (status === "closed") return;
    retryTimer = setTimeout(open, retryDelay(failures));
    failures += 1;
  };

  const fail = async (opened: WebSocket, gotFrame: boolean): Promise<void> => {
    if (socket !== opened) return;
    drop();
    if (!gotFrame && navigator.onLine && (await options.onFailure())) return close();
    if (socket === null) again();
  };

  const giveUpAfter = (within: number, opened: WebSocket, gotFrame: boolean): void => {
    clearTimeout(deadline);
    deadline = setTimeout(() => void fail(opened, gotFrame), within);
  };

  const ping = (opened: WebSocket, within: number): void => {
    opened.send("ping");
    giveUpAfter(within, opened, true);
  };

  function open(): void {
    drop();
    if (status === "closed") return;
    const opened = new WebSocket(options.url());
    let gotFrame = false;
    socket = opened;
    giveUpAfter(OPEN_WITHIN_MS, opened, false);
    opened.addEventListener("open", () => {
      if (socket === opened) opened.send(JSON.stringify(options.hello()));
    });
    opened.addEventListener("message", ({ data }: MessageEvent<string>) => {
      if (socket !== opened) return;
      clearTimeout(deadline);
      if (!gotFrame) {
        gotFrame = true;
        wasOpen = true;
        steadyTimer = setTimeout(() => {
          failures = 0;
        }, STEADY_AFTER_MS);
        pingTimer = setInterval(() => ping(opened, PONG_WITHIN_MS), PING_EVERY_MS);
        show("open");
      }
      if (data !== "pong") options.onFrame(JSON.parse(data));
    });
    opened.addEventListener("close", ({ reason }) => {
      if (socket === opened && RESEATED.includes(reason)) options.onReseated();
      else void fail(opened, gotFrame);
    });
  }

  const restart = (): void => {
    failures = 0;
    open();
    show(lost());
  };

  // Without a net the device still reaches itself, and perhaps a local net it does not know of: tries go on.
  const onNet = (): void => {
    if (navigator.onLine) restart();
    else again();
  };

  const onSeen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (status === "open" && socket) ping(socket, PONG_WITHIN_ON_RETURN_MS);
    else restart();
  };

  function close(): void {
    drop();
    show("closed");
    removeEventListener("online", onNet);
    removeEventListener("offline", onNet);
    document.removeEventListener("visibilitychange", onSeen);
  }

  addEventListener("online", onNet);
  addEventListener("offline", onNet);
  document.addEventListener("visibilitychange", onSeen);
  open();

  return {
    send(message) {
      if (status !== "open" || !socket) return false;
      socket.send(JSON.stringify(message));
      giveUpAfter(ANSWER_WITHIN_MS, socket, true);
      return true;
    },
    restart,
    close,
  };
}

function retryDelay(failures: number): number {
  const doubled = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
  const wait = document.visibilityState === "visible" ? doubled : HIDDEN_RETRY_MS;
  return wait * (1 + RETRY_SPREAD * (Math.random() - 0.5));
}
