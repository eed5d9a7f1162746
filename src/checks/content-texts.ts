import type { Sources } from '../content/read/load.ts';
import { listTypedModules } from '../content/read/load.ts';
import type { LocatedData, MarkdownSource, ValuePath } from '../content/read/source.ts';
import type { Position } from '../core/problem.ts';
import { toLetters } from './published/letters.ts';
import { normaliseText } from './statements/statement.ts';

/** One value of a module or of front matter, or one line of a body. */
interface ContentText {
  readonly file: string;
  readonly text: string;
  /** Name of the member, or of the list, that a value stands in. */
  readonly key?: string;
  locate(offset: number): Position;
}

/** Finds where the content says something. */
export interface ContentTextIndex {
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
export function createContentTextIndex(sources: Sources): ContentTextIndex {
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
