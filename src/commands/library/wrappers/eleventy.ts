/** Exports of `gazette/eleventy`; the code is scripts/wrappers/eleventy.mjs. */
import type { AttachOptions } from '../api.ts';

/** Part of Eleventy's configuration that the plugin uses. */
export interface EleventyConfig {
  on(event: string, listener: (...args: never[]) => unknown): unknown;
}

/** A plugin of Eleventy: attaches to what was built, and not while it serves or watches. */
declare function gazette(eleventyConfig: EleventyConfig, options?: AttachOptions): void;
export default gazette;
