import { asFile, copied, type Generator, matter, origin, toolOf } from '../generator.ts';
import { chrome, moved, without } from '../pages.ts';
import { bodyMarkdown, escaped } from '../write-markdown.ts';

const theme = `import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'layout-bottom': () => h('div', { class: 'cookie-banner' }, ['${chrome.cookie}', h('button', 'OK')]),
      'aside-bottom': () => h('p', '${chrome.aside}'),
      'sidebar-nav-after': () => h('p', '${chrome.footer}'),
    }),
};
`;

const config = (sidebar: readonly object[]) => `import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Pumps',
  lastUpdated: false,
  sitemap: {
    hostname: '${origin}',
    transformItems: (items) => items.filter(({ url }) => !url.includes('${without.unlinked}')),
  },
  themeConfig: {
    nav: [{ text: '${chrome.navigation}', link: '/' }],
    sidebar: ${JSON.stringify(sidebar)},
    footer: { message: '${chrome.footer}' },
  },
});
`;

export const vitepress: Generator = {
  name: 'VitePress 1.6',
  program: toolOf('vitepress/bin/vitepress.js'),
  install: 'npm run test:tools',
  args: ['build', 'docs'],
  packages: ['vitepress', 'vue'],
  out: 'docs/.vitepress/dist',
  pages: 60,
  fileOf: asFile,
  sources({ shown, hidden }) {
    const pages = [...shown, ...hidden].map((page) => {
      const { path, title, description } = page;
      const robots = [['meta', { name: 'robots', content: 'noindex' }]];
      const head = matter({ title, description, ...(path === without.noindex && { head: robots }) });
      const href = (to: string) => (to === '' ? '/' : `/${to}.md`);
      return [`docs/${path || 'index'}.md`, `${head}\n# ${escaped(title)}\n\n${bodyMarkdown(page, { href })}`];
    });
    const refresh = [['meta', { 'http-equiv': 'refresh', content: `0; url=/${shown[1]?.path}.html` }]];
    return {
      ...copied('docs/public/'),
      ...Object.fromEntries(pages),
      [`docs/${moved}.md`]: `${matter({ title: 'Moved', head: refresh })}\nThis page has moved.\n`,
      'docs/.vitepress/theme/index.mjs': theme,
      'docs/.vitepress/config.mjs': config(
        shown.slice(1, 8).map(({ path, title }) => ({ text: title, link: `/${path}` })),
      ),
      'package.json': '{ "type": "module", "private": true }',
    };
  },
};
