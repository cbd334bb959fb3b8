/** Filled in at build (vite.embed.ts). */
interface ImportMetaEnv {
  readonly FERNSKAT_VERSION: string;
}
