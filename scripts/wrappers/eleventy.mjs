import { attached } from './attached.mjs';

/** For eleventy.config.js: `eleventyConfig.addPlugin(gazette)`. Not while it serves or watches, where it would run at each change. */
export default function gazette(eleventyConfig, options = {}) {
  eleventyConfig.on('eleventy.after', async ({ directories, dir, runMode }) => {
    if (runMode !== 'build') return;
    const folder = directories?.output ?? dir.output;
    const mirrors = await attached(folder, options, (text) => console.warn(text));
    console.log(`[gazette] attached to ${folder}, with ${mirrors} Markdown mirrors`);
  });
}
