import markdown from '@metalsmith/markdown';
import Metalsmith from 'metalsmith';
import { htmlOf, llmsOf, markdownOf, sitemapOf } from './template.mjs';

const pages = new Map();

/** Takes the Markdown aside, before it is rendered. */
function mirrors(files) {
  for (const [name, file] of Object.entries(files)) {
    const id = name.replace(/\.md$/, '');
    pages.set(id, { ...file, path: `/${id}/`, mirror: Buffer.from(markdownOf(file, file.contents)) });
  }
}

function layout(files) {
  for (const name of Object.keys(files)) {
    const id = name.replace(/\.html$/, '');
    const page = pages.get(id);
    files[`${id}/index.html`] = { contents: Buffer.from(htmlOf(page, files[name].contents)) };
    files[`${id}/index.md`] = { contents: page.mirror };
    delete files[name];
  }
  files['sitemap.xml'] = { contents: Buffer.from(sitemapOf([...pages.values()])) };
  files['llms.txt'] = { contents: Buffer.from(llmsOf([...pages.values()])) };
}

Metalsmith(process.cwd())
  .source(process.env.SRC)
  .destination(process.env.OUT)
  .clean(false)
  .use(mirrors)
  .use(markdown())
  .use(layout)
  .build((error) => {
    if (error) throw error;
  });
