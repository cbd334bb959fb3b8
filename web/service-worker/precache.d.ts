/** Written at build (vite.pwa.ts). */
declare module "virtual:precache" {
  /** The path of the app's first script, whose name changes with everything that it loads. */
  export const BUILD: string;
  /** What a device keeps; no revision where the name is a hash. */
  export const FILES: { url: string; revision: string | null }[];
}
