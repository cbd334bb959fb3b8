import { serveKit } from "./support/kit.ts";

// `npm run kit`: the page with every component and state, for looking at.

const { url } = await serveKit();
console.log(`The kit is at ${url}`);
