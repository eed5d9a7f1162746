import type { Problem } from '../../../src/core/problem.ts';
import type { ProblemCode } from '../../../src/core/problem-codes.ts';
import { attachedNames, attachedPlaces, attachedWith } from './attached-places.ts';
import { builtWith } from './built-with.ts';
import type { Planted } from './items.ts';
import { metadataPlaces } from './metadata-places.ts';
import { idsOfModules, linesOf, modules, styles, translatedModules } from './modules.ts';
import { inNames, inSlugs, isInName, isInSlug, named, slugged } from './name-places.ts';
import { places } from './places.ts';
import { translatedPlaces } from './translated-places.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** A kind of site, and where in it something may be planted. */
export interface World {
  readonly places: Readonly<Record<string, (typeof places)[string]>>;
  /** The problems of each file. */
  found(files: Files): ReadonlyMap<string, readonly Problem[]>;
  /** What a place makes of a text before it is hidden there, and whether that says anything still. Absent: all. */
  readonly spelt?: (text: string) => string;
  readonly holds?: (item: Planted) => boolean;
  readonly codeOf?: (item: Planted) => ProblemCode;
  /** What refuses a file for how the text is hidden in it. */
  readonly refusal: RegExp;
}

const hidden = /^file-encoding$/;
const badName = /^(?:file-encoding|file-unknown|path-reserved|public-forbidden|field-invalid)$/;

/** What a value of a module cannot be. */
const badValue = /^(?:file-encoding|text-mixed-scripts|field-invalid)$/;

/** Each value of a module counts as a file: it has its line. */
const inModules = (all: typeof modules, isInTwo = false): World => ({
  places: Object.fromEntries(
    Object.keys(all).map((file) => [`${file}${isInTwo ? ', translated' : ''}`, (text, id) => [`${file} ${id}`, text]]),
  ),
  found: (files) =>
    apart(files, badValue, (left) => {
      const found = new Map<string, readonly Problem[]>();
      for (const file of Object.keys(all)) {
        const own = [...left].filter(([name]) => name.startsWith(`${file} `));
        const values = own.map(([, text]) => JSON.stringify(text));
        const lines = linesOf(file, values, (written) => builtWith(written, isInTwo), all);
        for (const [i, [name]] of own.entries()) found.set(name, lines[i] ?? []);
      }
      return found;
    }),
  refusal: badValue,
});

const foreign = ({ code }: Planted) => (code === 'private-secret' ? 'foreign-secret' : 'foreign-private');

export const worlds: Readonly<Record<string, World>> = {
  'a site': { places, found: (files) => builtWith(files), refusal: hidden },
  'a site of two languages': { places: translatedPlaces, found: (files) => builtWith(files, true), refusal: hidden },
  modules: inModules(modules),
  'a style': inModules(styles),
  'translated modules': inModules(translatedModules, true),
  'ids of modules': { ...inModules(idsOfModules), spelt: slugged, holds: isInSlug, refusal: badValue },
  'metadata of public/': {
    places: metadataPlaces,
    found: (files) => builtWith(files),
    codeOf: () => 'public-metadata',
    refusal: hidden,
  },
  'names in public/': { places: inNames, found: namedApart, spelt: named, holds: isInName, refusal: badName },
  'names in content/': { places: inSlugs, found: namedApart, spelt: slugged, holds: isInSlug, refusal: badName },
  'attached pages': {
    places: attachedPlaces,
    found: attachedWith,
    codeOf: foreign,
    refusal: /^foreign-hidden$/,
  },
  'names of attached pages': {
    places: attachedNames,
    found: attachedWith,
    spelt: named,
    holds: isInName,
    codeOf: foreign,
    refusal: /^foreign-hidden$/,
  },
};

/** Where one is refused, others may not be read: what is left is built until nothing is. What refuses counts for its file. */
function apart(files: Files, refusal: RegExp, built: World['found']): ReadonlyMap<string, readonly Problem[]> {
  const all = new Map<string, readonly Problem[]>();
  let left = new Map(files);
  for (;;) {
    const before = left.size;
    for (const [file, problems] of built(left)) all.set(file, problems);
    left = new Map([...left].filter(([file]) => !all.get(file)?.some(({ code }) => refusal.test(code))));
    if (left.size === before) return all;
  }
}

function namedApart(files: Files) {
  return apart(files, badName, (left) => {
    const all = new Map<string, Problem[]>();
    for (const [at, problems] of builtWith(left))
      for (const problem of problems) {
        const file = left.has(at) ? at : [...left.keys()].find((name) => isNamedIn(problem, name));
        if (file !== undefined) all.set(file, [...(all.get(file) ?? []), problem]);
      }
    return all;
  });
}

/** Of a name that cannot be shown only the message says which it is, as far as it is repeated. */
function isNamedIn({ message }: Problem, file: string): boolean {
  const [, quoted = ''] = /got "([^"]+)/.exec(message) ?? [];
  const said = quoted
    .replace(/…$/, '')
    .replace(/\\u\{([\da-f]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return said !== '' && file.replace(/^(?:content|public)\//, '').startsWith(said);
}
