/** The variables and secrets that whoever runs the server may set; README.md, "Deploy it". All of them are optional. */
export interface NotifyVars {
  /** Made by `npm run vapid`. */
  readonly VAPID_PUBLIC_KEY?: string;
  readonly VAPID_PRIVATE_KEY?: string;
  /** Whom a push service can write to: `mailto:...` or `https://...`. */
  readonly VAPID_SUBJECT?: string;
  /** How the mail service wants to be asked. */
  readonly MAIL_API?: string;
  readonly MAIL_KEY?: string;
  /** The sender, e.g. `Fernskat <skat@club.example>`. */
  readonly MAIL_FROM?: string;
  /** For `MAIL_API=template`: the address, and the JSON body with `{from} {to} {subject} {text}` in its texts. */
  readonly MAIL_URL?: string;
  readonly MAIL_BODY?: string;
  /** DNS over HTTPS, asked before a webhook is called; empty: nobody is asked. */
  readonly RESOLVER?: string;
  /** For tests: `name=http://127.0.0.1:PORT ...`. These names count as known and public, and are found there. */
  readonly DETOURS?: string;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

export type MailApi =
  | { readonly kind: "resend" | "postmark"; readonly from: string; readonly key: string }
  | {
      readonly kind: "template";
      readonly from: string;
      readonly key: string;
      readonly url: string;
      readonly body: string;
    };

/** What the server has been given to reach people with; null for what it does not offer. */
export interface NotifySettings {
  readonly vapid: VapidKeys | null;
  readonly mail: MailApi | null;
  readonly resolver: string | null;
  /** Host names to the origins where they are really found. */
  readonly detours: ReadonlyMap<string, string>;
}

/** As wrangler's own documentation does, we ask the resolver of the platform that we run on. */
const RESOLVER = "https://cloudflare-dns.com/dns-query";

export function settingsFrom(vars: NotifyVars): NotifySettings {
  return {
    vapid: vapidFrom(vars),
    mail: mailFrom(vars),
    resolver: (vars.RESOLVER ?? RESOLVER) || null,
    detours: new Map(
      (vars.DETOURS ?? "").split(/\s+/).flatMap((detour): [string, string][] => {
        const [, host, origin] = /^([^=]+)=(https?:\/\/[^/]+)$/.exec(detour) ?? [];
        return host !== undefined && origin !== undefined ? [[host, origin]] : [];
      }),
    ),
  };
}

function vapidFrom({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: NotifyVars): VapidKeys | null {
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null;
}

function mailFrom(vars: NotifyVars): MailApi | null {
  const { MAIL_API: kind, MAIL_FROM: from, MAIL_KEY: key, MAIL_URL: url, MAIL_BODY: body } = vars;
  if (!from || !key) return null;
  if (kind === "resend" || kind === "postmark") return { kind, from, key };
  return kind === "template" && url && body ? { kind, from, key, url, body } : null;
}
