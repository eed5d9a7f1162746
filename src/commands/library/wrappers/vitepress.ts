/** Exports of `gazette/vitepress`; the code is scripts/wrappers/vitepress.mjs. */
import type { AttachOptions } from '../api.ts';

/** A `buildEnd` of VitePress: attaches to what was built. */
declare function gazette(options?: AttachOptions): (site: { readonly outDir: string }) => Promise<void>;
export default gazette;
