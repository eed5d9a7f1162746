/** Exports of `gazette/astro`; the code is scripts/wrappers/astro.mjs. */
import type { AttachOptions } from '../api.ts';

/** An integration of Astro, of its form, without its types. */
export interface Integration {
  readonly name: string;
  readonly hooks: { readonly 'astro:build:done': (done: BuildDone) => Promise<void> };
}

export interface BuildDone {
  readonly dir: URL;
  readonly logger: { info(text: string): void; warn(text: string): void };
}

/** Attaches to what Astro has built; last of `integrations`, since the sitemap is written by one. */
declare function gazette(options?: AttachOptions): Integration;
export default gazette;
