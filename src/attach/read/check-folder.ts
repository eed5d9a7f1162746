import type { Problem } from '../../core/problem.ts';
import { type ForeignFolder, isHtmlFile } from './foreign-folder.ts';

/** Files of a source folder that are never published. */
const sources =
  /^(?:node_modules\/|package\.json$|(?:astro|next|nuxt|vite|svelte|gatsby|docusaurus|eleventy)[.-]config\.\w+$|\.eleventy\.js$|hugo\.\w+$|_config\.yml$|mkdocs\.yml$|Gemfile$|composer\.json$|wp-config\.php$|content\/site\.ts$|\.vitepress\/)/;

/** Our pages name llms.txt; attached pages with our lines do not. */
const ours = /<link rel="describedby" type="text\/plain" href="[^"]*\/llms\.txt">/;

/** Why a folder is not a site built by another generator (`foreign-folder`); undefined if it is. */
export function checkForeignFolder({ files, bytes }: ForeignFolder, name: string): Problem | undefined {
  const at = { file: name };
  const source = files.find(({ file }) => sources.test(file));
  if (source)
    return {
      code: 'foreign-folder',
      at,
      message: `expected the folder that is published, got one with sources: ${source.file}`,
      hint: 'Name the folder that the generator writes, such as dist, _site, public or out.',
    };
  if (!files.some(({ file }) => isHtmlFile(file)))
    return { code: 'foreign-folder', at, message: 'expected pages, got a folder without any file of HTML' };
  const home = files.find(({ file }) => file === 'index.html');
  if (home && isGazettePage(Buffer.from(bytes(home.file)).toString('utf8')))
    return {
      code: 'foreign-folder',
      at,
      message: 'expected the site of another generator, got one that Gazette has built',
      hint: 'A site of Gazette needs nothing attached: publish it as it is.',
    };
  return undefined;
}

/** Whether Gazette rendered a page. */
export const isGazettePage = (html: string): boolean => ours.test(html) && !html.includes('<!--gazette-->');
