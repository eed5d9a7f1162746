import type { Site } from '../../content/site.ts';
import type { TextKey } from '../../language/catalogue.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import program from '../../theme/scripts/page.ts?browser';
import type { ScriptWords } from '../../theme/scripts/words.ts';
import { browserProgram } from './browser-program.ts';
import { searchProgramPath } from './search-program.ts';

/** Catalogue keys for the words of the page script. */
const keys: Readonly<Record<keyof ScriptWords, TextKey>> = {
  search: 'questions.search',
  found: 'questions.found',
  none: 'questions.none',
  searchList: 'list.search',
  foundInList: 'list.found',
  noneInList: 'list.none',
  opened: 'contact.opened',
  tooLongCopied: 'contact.tooLongCopied',
  tooLongBox: 'contact.tooLongBox',
  pasteCopied: 'contact.pasteCopied',
  paste: 'contact.paste',
  requestCopied: 'contact.copied',
  copyBox: 'contact.copyBox',
  asText: 'contact.asText',
  labelled: 'text.labelled',
  close: 'frame.close',
};

/** Words of the page script in a site's language, with open slots, which it fills. */
function scriptWords(site: Pick<Site, 'language'>): ScriptWords {
  const { words } = languageByTag(site.language);
  const text = (key: TextKey) => {
    const said = words[key];
    return typeof said === 'string' ? said : said.other;
  };
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, text(key)])) as Record<
    keyof ScriptWords,
    string
  >;
}

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
