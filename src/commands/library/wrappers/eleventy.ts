/** What `gazette/eleventy` exports, whose code is scripts/wrappers/eleventy.mjs. */
import type { AttachOptions } from '../api.ts';

/** What a plugin needs of the configuration that Eleventy hands to it. */
export interface EleventyConfig {
  on(event: string, listener: (...args: never[]) => unknown): unknown;
}

/** A plugin of Eleventy: attaches to what was built, and not while it serves or watches. */
declare function gazette(eleventyConfig: EleventyConfig, options?: AttachOptions): void;
export default gazette;
