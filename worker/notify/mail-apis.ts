import { assertNever } from "../../shared/skat/refusal.ts";
import type { MailApi } from "./settings.ts";

/** One mail, plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How a mail service is asked to send something. */
export interface MailRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One mail as the service that was configured wants it. Any other service is reached by a template. */
export function mailRequest(api: MailApi, mail: Mail): MailRequest {
  const { from } = api;
  const { to, subject, text, headers } = mail;
  switch (api.kind) {
    case "resend":
      return request("https://api.resend.com/emails", bearer(api.key), {
        ...{ from, to: [to], subject, text, headers },
      });
    case "postmark":
      return request(
        "https://api.postmarkapp.com/email",
        { "x-postmark-server-token": api.key },
        {
          ...{ From: from, To: to, Subject: subject, TextBody: text, MessageStream: "outbound" },
          ...{ TrackOpens: false, TrackLinks: "None" },
          Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
        },
      );
    case "template":
      return {
        url: api.url,
        headers: { "content-type": "application/json", ...bearer(api.key) },
        body: filled(api.body, { from, ...mail }),
      };
    default:
      return assertNever(api);
  }
}

function request(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): MailRequest {
  return {
    url,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** A JSON template with every `{name}` in its texts replaced; a text that is nothing but `{headers}` becomes the object. */
function filled(template: string, values: Readonly<Record<string, unknown>>): string {
  const fill = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]));
    if (typeof part !== "string") return part;
    if (part === "{headers}") return values["headers"];
    return part.replace(/\{(from|to|subject|text)\}/g, (_, name: string) => String(values[name]));
  };
  return JSON.stringify(fill(JSON.parse(template)));
}
