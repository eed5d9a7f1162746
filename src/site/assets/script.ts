import program from '../../theme/scripts/page.ts?browser';
import { browserProgram } from './program.ts';
import { scriptWords } from './script-words.ts';
import { searchProgramPath } from './search-program.ts';

/** The script of all pages: it adds to pages that are complete without it. */
const ofPages = browserProgram('script', {
  title: 'Script',
  description: 'Search in the questions and in long lists, the contact form, and the way to the search of the site.',
  text: (site) =>
    `const siteWords = ${JSON.stringify(scriptWords(site))};\nconst siteSearch = '${searchProgramPath(site)}';\n${program}`,
});

/** The address of the script in the language of a site, named by its content, so that caches may keep it for ever. */
export const scriptPath = ofPages.path;

/** The script of all pages, as a document. */
export const script = ofPages.document;
