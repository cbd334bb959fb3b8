import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";

/**
 * Lets a page of one origin import a module that another origin serves with the given headers.
 * Answers "loaded", or the browser's error as text.
 */
export async function importForeignModule(
  browser: Browser,
  headers: Record<string, string>,
): Promise<unknown> {
  const page = await serve("text/html", "<!doctype html><title>a club</title>", {});
  const module = await serve("text/javascript", "export const loaded = true;", headers);
  const tab = await browser.newPage();
  try {
    await tab.goto(page.url);
    // As text: the test runner rewrites every import() that it sees in code.
    return await tab.evaluate(
      `import("${module.url}").then(() => "loaded", (error) => String(error))`,
    );
  } finally {
    await tab.close();
    page.close();
    module.close();
  }
}

async function serve(type: string, body: string, headers: Record<string, string>) {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": type, ...headers }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
