import { attached } from './attached.mjs';

/**
 * For .vitepress/config.mjs: `buildEnd: gazette()`. VitePress writes its sitemap after that: where there is one,
 * `"build": "vitepress build docs && gazette attach docs/.vitepress/dist"` in package.json instead.
 */
export default function gazette(options = {}) {
  return async ({ outDir }) => {
    const mirrors = await attached(outDir, options, (text) => console.warn(text));
    console.log(`[gazette] attached to ${outDir}, with ${mirrors} Markdown mirrors`);
  };
}
