import { htmlOf, idOf, llmsOf, markdownOf, sitemapOf } from './template.mjs';

const pageOf = ({ url, data }) => ({ ...data, path: url });

/** No page of its own, and in no list. */
const extra = (data) => ({ isExtra: true, layout: false, eleventyExcludeFromCollections: true, ...data });

export default function configure(eleventy) {
  eleventy.setQuietMode(true);
  eleventy.setUseGitIgnore(false);
  eleventy.amendLibrary('md', (md) => {
    md.set({ html: true, linkify: false, typographer: false });
    md.renderer.rules.heading_open = (tokens, index, _options, _env, self) => {
      tokens[index].attrSet('id', idOf(tokens[index + 1].content));
      return self.renderToken(tokens, index);
    };
  });
  eleventy.addGlobalData('layout', 'page.11ty.js');
  eleventy.addGlobalData('eleventyComputed', {
    permalink: (data) => (data.isExtra ? data.permalink : `${data.page.filePathStem}/index.html`),
  });
  eleventy.addCollection('pages', (api) => api.getAll().filter(({ data }) => data.slug));
  eleventy.addTemplate('_includes/page.11ty.js', (data) => htmlOf({ ...data, path: data.page.url }, data.content));
  eleventy.addTemplate(
    'mirror.11ty.js',
    ({ of }) => markdownOf(of.data, of.rawInput),
    extra({
      pagination: { data: 'collections.pages', size: 1, alias: 'of' },
      eleventyComputed: { permalink: ({ of }) => (of?.url ? `${of.url}index.md` : '') },
    }),
  );
  const list = (name, make) =>
    eleventy.addTemplate(
      `${name}.11ty.js`,
      ({ collections }) => make(collections.pages.map(pageOf)),
      extra({ permalink: `/${name}` }),
    );
  list('sitemap.xml', sitemapOf);
  list('llms.txt', llmsOf);
  return {
    dir: { input: process.env.SRC, output: process.env.OUT, includes: '_includes' },
    templateFormats: ['md', '11ty.js'],
    markdownTemplateEngine: false,
    htmlTemplateEngine: false,
  };
}
