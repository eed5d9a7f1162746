import { copied, type Generator, inFolder, matter, relative, toolOf } from '../generator.ts';
import { chrome, moved, without } from '../pages.ts';
import { bodyMarkdown } from '../write-markdown.ts';

const layout = `<!doctype html>
<html lang=en>
<meta charset=utf-8>
<title>{{ title }} | Pumps</title>
<meta name=description content="{{ description }}">
{% if noindex %}<meta name=robots content=noindex>{% endif %}
<body>
<header role=banner><nav><a href=/>${chrome.navigation}</a></nav></header>
<article class=post>
<h1>{{ title }}</h1>
{{ content | safe }}
<aside class=share>${chrome.aside}</aside>
</article>
<div id=cookie-consent>${chrome.cookie} <button>OK</button></div>
<footer>${chrome.footer}</footer>
`;

const config = `export default function (eleventyConfig) {
  eleventyConfig.addPassthroughCopy({ static: '/' });
  return { dir: { input: 'src', output: '_site' } };
}
`;

/** A page that leads on, as the recipes of Eleventy make one: there is no page for it otherwise. */
const leadingOn = (target: string) =>
  `---\npermalink: /${moved}/\n---\n<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=/${target}/"><a href="/${target}/">moved</a>\n`;

export const eleventy: Generator = {
  name: 'Eleventy 3.1',
  program: toolOf('@11ty/eleventy/cmd.cjs'),
  install: 'npm run test:tools',
  args: ['--quiet'],
  packages: ['@11ty/eleventy'],
  out: '_site',
  pages: 200,
  fileOf: inFolder,
  sources({ shown, hidden }) {
    const pages = [...shown, ...hidden].map((page) => {
      const { path, title, description } = page;
      const head = matter({ layout: 'page.njk', title, description, noindex: path === without.noindex });
      return [`src/${path || 'index'}.md`, `${head}\n${bodyMarkdown(page, { href: (to) => relative(path, to) })}`];
    });
    return {
      ...copied('static/'),
      ...Object.fromEntries(pages),
      'src/_includes/page.njk': layout,
      'src/moved.njk': leadingOn(shown[1]?.path ?? ''),
      'eleventy.config.js': config,
      'package.json': '{ "type": "module", "private": true }',
    };
  },
};
