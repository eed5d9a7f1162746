import type { Problem } from '../../../src/core/problem.ts';
import type { ProblemCode } from '../../../src/core/problem-codes.ts';
import { attachedNames, attachedPlaces, attachedWith } from './attached-places.ts';
import type { Find } from './built-with.ts';
import type { Planted } from './items.ts';
import { metadataPlaces } from './metadata-places.ts';
import { idsOfModules, linesOf, modules, styles, translatedModules } from './modules.ts';
import { inNames, inSlugs, isInName, isInSlug, named, slugged } from './name-places.ts';
import { markdownPlaces, places } from './places.ts';
import { translatedPlaces } from './translated-places.ts';
import { ways, waysOfMarkdown } from './ways.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** A kind of site, and where in it something may be planted. */
export interface World {
  readonly places: Readonly<Record<string, (typeof places)[string]>>;
  /** The problems of each file, as `find` sees a site of them. */
  found(files: Files, find: Find): ReadonlyMap<string, readonly Problem[]>;
  /** How an item is typed there; absent: in every way. */
  readonly ways?: typeof ways;
  /** The form that a place gives a text, and whether that says anything still. Absent: all. */
  readonly spelt?: (text: string) => string;
  readonly holds?: (item: Planted) => boolean;
  readonly codeOf?: (item: Planted) => ProblemCode;
}

const namesAsTheyAre = { 'as it is': ways['as it is']! };

/** Each value of a module counts as a file: it has its line. */
const inModules = (all: typeof modules, isInTwo = false): World => ({
  places: Object.fromEntries(
    Object.keys(all).map((file) => [`${file}${isInTwo ? ', translated' : ''}`, (text, id) => [`${file} ${id}`, text]]),
  ),
  found: (files, find) => {
    const found = new Map<string, readonly Problem[]>();
    for (const file of Object.keys(all)) {
      const own = [...files].filter(([name]) => name.startsWith(`${file} `));
      const values = own.map(([, text]) => JSON.stringify(text));
      const lines = linesOf(file, values, (written) => find(written, isInTwo), all);
      for (const [i, [name]] of own.entries()) found.set(name, lines[i] ?? []);
    }
    return found;
  },
});

const foreign = ({ code }: Planted) => (code === 'private-secret' ? 'foreign-secret' : 'foreign-private');

export const worlds: Readonly<Record<string, World>> = {
  'a site': { places, found: (files, find) => find(files) },
  'Markdown of a site': { places: markdownPlaces, found: (files, find) => find(files), ways: waysOfMarkdown },
  'a site of two languages': { places: translatedPlaces, found: (files, find) => find(files, true) },
  modules: inModules(modules),
  'a style': inModules(styles),
  'translated modules': inModules(translatedModules, true),
  'ids of modules': { ...inModules(idsOfModules), spelt: slugged, holds: isInSlug, ways: namesAsTheyAre },
  'metadata of public/': {
    places: metadataPlaces,
    found: (files, find) => find(files),
    codeOf: () => 'public-metadata',
  },
  'names in public/': {
    ...{ places: inNames, found: (files, find) => find(files) },
    ...{ spelt: named, holds: isInName, ways: namesAsTheyAre },
  },
  'names in content/': {
    ...{ places: inSlugs, found: (files, find) => find(files) },
    ...{ spelt: slugged, holds: isInSlug, ways: namesAsTheyAre },
  },
  'attached pages': { places: attachedPlaces, found: attachedWith, codeOf: foreign },
  'names of attached pages': {
    ...{ places: attachedNames, found: attachedWith, codeOf: foreign },
    ...{ spelt: named, holds: isInName, ways: namesAsTheyAre },
  },
};
