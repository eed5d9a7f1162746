import program from '../../theme/scripts/page.ts?browser';
import { browserProgram } from './browser-program.ts';
import { scriptWords } from './script-words.ts';
import { searchProgramPath } from './search-program.ts';

/** Script of all pages, which are complete without it. */
const ofPages = browserProgram('script', {
  title: 'Script',
  description: 'Search in the questions and in long lists, the contact form, and the way to the search of the site.',
  text: (site) =>
    `const siteWords = ${JSON.stringify(scriptWords(site))};\nconst siteSearch = '${searchProgramPath(site)}';\n${program}`,
});

/** Path of the page script in the language of a site, with a digest, so that caches may keep it for ever. */
export const scriptPath = ofPages.path;

/** Document of the page script. */
export const script = ofPages.document;
