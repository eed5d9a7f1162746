import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://example.com',
  outDir: process.env.OUT,
  cacheDir: './.cache',
  compressHTML: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, smartypants: false },
});
