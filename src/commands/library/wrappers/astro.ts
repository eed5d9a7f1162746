/** Exports of `gazette/astro`; the code is scripts/wrappers/astro.mjs. */
import type { AttachOptions } from '../api.ts';

/** An integration of Astro, of its form, without its types. */
export interface AstroIntegration {
  readonly name: string;
  readonly hooks: { readonly 'astro:build:done': (done: AstroBuildDone) => Promise<void> };
}

export interface AstroBuildDone {
  readonly dir: URL;
  readonly logger: { info(text: string): void; warn(text: string): void };
}

/** Attaches to what Astro has built; last of `integrations`, since the sitemap is written by one. */
declare function gazette(options?: AttachOptions): AstroIntegration;
export default gazette;
