import { listTypedModules, type Sources } from '../content/read/load.ts';
import type { LocatedData, MarkdownSource, ValuePath } from '../content/read/source.ts';
import type { Document } from '../core/document.ts';
import { escapeControlCharacters } from '../core/escape.ts';
import type { Position, Report } from '../core/problem.ts';
import type { CheckInput } from './check.ts';
import { listOwnOrigins } from './links/links.ts';
import { proveRelease } from './proof/prove.ts';
import { toLetters } from './published/letters.ts';
import { findPublished, type LanguageSection } from './published/published.ts';
import { findStatements } from './statements/extract.ts';
import { type Disagreement, findDisagreements, isApiStatement } from './statements/find-disagreements.ts';
import { type DocumentStatement, normaliseText } from './statements/statement.ts';

const hint =
  'Nothing is stopped by this. If the content is right, this is a bug in Gazette: please report the message, and the content if you may.';

/** One value of a module or of front matter, or one line of a body. */
interface ContentText {
  readonly file: string;
  readonly text: string;
  /** Name of the member, or of the list, that a value stands in. */
  readonly key?: string;
  locate(offset: number): Position;
}

/** Finds where the content says something. */
interface ContentTextIndex {
  /** Place of the first of these texts that the content has; `file`: where to look first. */
  placeOf(texts: readonly string[], file?: string): Position | undefined;
  /** Whether a title, a name or running text of an editor holds these words: they state no fact of the organisation. */
  isQuoted(words: string): boolean;
}

/** Members of modules that hold words of an editor. */
const ofWords: ReadonlySet<string> = new Set(
  'name title label summary description audience steps text note reason role activities humanOversight'.split(' '),
);

/** Reads every body: only for who has found something. */
function createContentTextIndex(sources: Sources): ContentTextIndex {
  const facts = listTypedModules(sources).flatMap(valuesOf);
  const written = markdownIn(sources).flatMap(textsOf);
  const all = [...facts, ...written];
  const inWords = [...written, ...facts.filter(({ key = '' }) => ofWords.has(key))]
    .map(({ text }) => normaliseText(text))
    .join('\n');
  const values = facts.map(({ text }) => normaliseText(text));
  const known = new Map<string, boolean>();
  const isQuoted = (words: string) =>
    holds(inWords, words) || values.some((text) => text !== words && holds(text, words));
  return {
    placeOf(texts, file) {
      const near = [...all.filter((each) => each.file === file), ...all];
      return texts.map((text) => placeIn(near, text)).find((place) => place !== undefined);
    },
    isQuoted(words) {
      const found = known.get(words) ?? isQuoted(normaliseText(words));
      known.set(words, found);
      return found;
    },
  };
}

const markdownIn = ({ pages, faq, news = [], skills }: Sources): MarkdownSource[] => [
  ...pages,
  ...faq,
  ...news,
  ...skills.map(({ source }) => source),
];

const textsOf = ({ file, frontMatter, body, bodyLine }: MarkdownSource): ContentText[] => [
  ...valuesOf(frontMatter),
  ...body.split('\n').map((text, i) => ({
    ...{ file, text },
    locate: (offset: number) => ({ file, line: bodyLine + i, col: offset + 1 }),
  })),
];

function valuesOf(located: LocatedData): ContentText[] {
  const { file } = located;
  const valuesAt = (value: unknown, path: ValuePath): ContentText[] => {
    const key = String(path.findLast((name) => typeof name === 'string'));
    if (typeof value === 'string') return [{ file, key, text: value, locate: () => located.locate(path) }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, member]) =>
      valuesAt(member, [...path, Array.isArray(value) ? Number(name) : name]),
    );
  };
  return valuesAt(located.value, []);
}

/** A value that is the text comes before one that holds it. */
function placeIn(texts: readonly ContentText[], wanted: string): Position | undefined {
  const form = toLetters(wanted);
  if (form === '') return undefined;
  const found =
    texts.find(({ text }) => toLetters(text) === form) ?? texts.find(({ text }) => holds(text, wanted.trim()));
  return found?.locate(Math.max(0, found.text.indexOf(wanted.trim())));
}

/** Whether a text has these words, and not as a part of others. */
function holds(text: string, words: string): boolean {
  for (let at = words === '' ? -1 : text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) && !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)))
      return true;
  }
  return false;
}

/**
 * Looks for mistakes of ours: compares what all published documents say of the same fact, and reads each document by readers
 * that have written none. A warning names the place in the content that the statement comes from, where it is found.
 */
export function checkReadBack(input: CheckInput, report: Report): void {
  let texts: ContentTextIndex | undefined;
  const content = () => {
    texts ??= createContentTextIndex(input.sources);
    return texts;
  };
  for (const { about, one, other, more } of compareStatements(input, (words) => content().isQuoted(words))) {
    const further = more === 0 ? '' : ` (and ${more} more ${more === 1 ? 'place' : 'places'})`;
    report({
      code: 'answers-disagree',
      at: content().placeOf([one.shown, other.shown], sourceOf(other.path)) ?? { file: other.path },
      field: about,
      message: `expected one answer, got ${formatStatement(one)}, and ${formatStatement(other)}${further}`,
      hint,
    });
  }
  for (const { file, reader, expected, found } of proveRelease(input))
    report({
      code: 'proof-failed',
      at: content().placeOf(statements(expected, found), sourceOf(file)) ?? { file: `dist/${file}` },
      message: `${reader} read ${file} back: expected ${expected}, got ${found}`,
      hint,
    });

  function sourceOf(place: string): string | undefined {
    const own = input.catalog.find(({ path, file }) => path === place || file === place);
    const page = own?.mirrorOf === undefined ? own : input.catalog.find(({ path }) => path === own.mirrorOf);
    return page?.source;
  }
}

/** Texts that a finding quotes, or has behind a name. */
const statements = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => [
    ...Array.from(text.matchAll(/"([^"]+)"/g), ([, quoted = '']) => quoted),
    ...(text.includes(': ') ? [text.slice(text.indexOf(': ') + 2)] : []),
  ]);

/** An answer with its place, for a message. */
export const formatStatement = ({ path, where, shown }: DocumentStatement): string =>
  `"${short(escapeControlCharacters(shown))}" in ${path} (${where})`;

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/** Compares what all documents say of the same thing that are text, and no files of public/: those say what others wrote. Words that
 * `isQuoted` finds in a title, a name or a text of an editor are no answer. */
export function compareStatements(input: CheckInput, isQuoted: (words: string) => boolean): Disagreement[] {
  const { site, release, catalog } = input;
  const all = [site, ...(site.translations ?? [])];
  const languages: LanguageSection[] = all.map(({ language, inLanguage }) => ({
    language,
    prefix: inLanguage?.prefix ?? '',
  }));
  const isFree = freeOf(input);
  const origins = listOwnOrigins(input);
  const answers = catalog
    .filter(({ kind }) => kind !== 'public')
    .flatMap((document) =>
      findPublished(document.path, release, languages, { origins, isFree: isFree(document) }).flatMap(findStatements),
    );
  // The content is searched only where something differs.
  if (findDisagreements(answers).length === 0) return [];
  return findDisagreements(answers.filter((answer) => isApiStatement(answer) || !isQuoted(answer.says ?? '')));
}

/** Whether a document is what an editor wrote, whose words are free. */
function freeOf({ site }: CheckInput): (document: Document) => boolean {
  const all = [site, ...(site.translations ?? [])];
  const written = new Set(all.flatMap(({ pages, home }) => [home, ...pages].map(({ source }) => source)));
  return ({ source }) => source !== undefined && written.has(source);
}
