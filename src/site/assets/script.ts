import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { isTracked } from '../../core/tracking.ts';
import program from '../scripts/page.ts?browser';
import { scriptWords } from './script-words.ts';

// Every page names the script, whose text is made once for a site.
const paths = new WeakMap<Site, string>();

/** The program behind its words: a page carries none, and browsers keep them with it. */
const scriptOf = (site: Site) => `const siteWords = ${JSON.stringify(scriptWords(site))};\n${program}`;

/** The address of the script in the language of a site, named by its content, so that caches may keep it for ever. */
export function scriptPath(site: Site): string {
  const known = paths.get(site);
  if (known) return known;
  const path = `/assets/script.${sha256(scriptOf(site)).slice(0, 12)}.js`;
  if (!isTracked(site)) paths.set(site, path);
  return path;
}

/** The one script of the site: it adds to pages that are complete without it. */
export function script(site: Site): Document {
  const path = scriptPath(site);
  return {
    path,
    file: path.slice(1),
    kind: 'asset',
    mediaType: mediaTypes.js,
    title: 'Script',
    description:
      'Search in the questions and in long lists, the contact form, copy buttons, and requests to the API from its reference.',
    render: () => scriptOf(site),
  };
}
