import { copied, type Generator, inFolder, matter, origin, relative, toolOf } from '../generator.ts';
import { chrome, moved, without } from '../pages.ts';
import { bodyMarkdown } from '../write-markdown.ts';

const layout = `---
const { frontmatter } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>{frontmatter.title} | Pumps</title>
    <meta name="description" content={frontmatter.description} />
    {frontmatter.noindex && <meta name="robots" content="noindex" />}
    <link rel="canonical" href={Astro.url.href} />
    <style>main { color: black }</style>
  </head>
  <body>
    <a class="skip-link" href="#main">Skip to content</a>
    <header><nav><ul><li><a href="/">${chrome.navigation}</a></li></ul></nav></header>
    <div class="columns">
      <aside><h2>${chrome.aside}</h2><p>Subscribe!</p></aside>
      <main id="main"><h1>{frontmatter.title}</h1><slot /></main>
    </div>
    <div class="cookie-banner" role="dialog"><p>${chrome.cookie}</p><button>Accept</button></div>
    <footer><p>${chrome.footer}</p></footer>
    <script>console.log(document.title);</script>
  </body>
</html>
`;

const config = (target: string) => `import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: '${origin}',
  redirects: { '/${moved}': '/${target}/' },
  integrations: [sitemap({ filter: (page) => !page.includes('/${without.unlinked}') })],
});
`;

export const astro: Generator = {
  name: 'Astro 5.18',
  program: toolOf('astro/astro.js'),
  install: 'npm run test:tools',
  args: ['build'],
  packages: ['astro', '@astrojs/sitemap'],
  out: 'dist',
  pages: 60,
  fileOf: inFolder,
  sources({ shown, hidden }) {
    const pages = [...shown, ...hidden].map((page) => {
      const { path, title, description } = page;
      const depth = path === '' ? 0 : path.split('/').length - 1;
      const head = matter({
        layout: `${'../'.repeat(depth + 1)}layouts/Page.astro`,
        title,
        description,
        noindex: path === without.noindex,
      });
      return [
        `src/pages/${path || 'index'}.md`,
        `${head}\n${bodyMarkdown(page, { href: (to) => relative(path, to) })}`,
      ];
    });
    return {
      ...copied('public/'),
      ...Object.fromEntries(pages),
      'src/layouts/Page.astro': layout,
      'astro.config.mjs': config(shown[1]?.path ?? ''),
      'package.json': '{ "type": "module", "private": true }',
    };
  },
};
