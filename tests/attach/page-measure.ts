import { marked } from 'marked';
import { counted, visible } from './words.ts';

/** Texts that a page should have. */
export interface PageTexts {
  readonly text: string;
  /** May be kept or left out. */
  readonly optional: string;
  readonly links: readonly string[];
}

export interface PageMeasure {
  /** Share of the expected words that are there. */
  readonly recall: number;
  /** Share of the words there that are expected or optional. */
  readonly precision: number;
  readonly wordCount: number;
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  /** Numbers and signs that are expected and not there. */
  readonly missingSigns: readonly string[];
  readonly missingLinks: readonly string[];
}

const signs = /[\p{S}%‰§†‡„“«»‚¿¡]|\p{No}/gu;
const numbers = /\p{Nd}+(?:[.,:]\p{Nd}+| \p{Nd}{3}(?!\p{Nd}))*/gu;
/** A number of a note, as a link to it, and in front of its text. */
const noteNumber = /\\?\[?\[\\?\[?[\d⁰¹²³⁴-⁹]+\\?\]?\]\([^)]*#[^)]*\)\\?\]?|^\\\[\d+\\?\] /gm;
/** Signs that the notation of the expected texts or Markdown sets itself. */
const notation = new Set(['|', '`', '~', '^']);

/** Words, numbers, signs and links of Markdown beside what a page should say; `place` spells a link in one way. */
export function measurePage(markdown: string, page: PageTexts, place: (href: string) => string): PageMeasure {
  const got = oneForm(visible(markdown.replace(noteNumber, '')));
  const [text, optional] = [oneForm(page.text), oneForm(page.optional)];
  const own = counted(got);
  const asked = counted(text);
  const free = counted(optional);
  const missing = difference(asked, own);
  const surplus = difference(own, sumOf(asked, free));
  const share = (lost: readonly string[], all: number) => (all === 0 ? 1 : 1 - lost.length / all);
  return {
    recall: share(missing, sizeOf(asked)),
    precision: share(surplus, sizeOf(own)),
    wordCount: sizeOf(asked),
    missing,
    surplus,
    missingSigns: [...difference(signsIn(text), signsIn(got)), ...difference(numbersIn(text), numbersIn(got))],
    missingLinks: missingOf(page.links.map(place), linksIn(markdown).map(place)),
  };
}

type Words = ReadonlyMap<string, number>;

/** Signs that are written in several ways get one. */
const oneForm = (text: string): string =>
  text
    .replace(/([⁰¹²³⁴-⁹]+)[/⁄∕]([₀-₉]+)/g, (all) => all.normalize('NFKC').replace(/\//g, '⁄'))
    .replace(/[¼-¾⅐-⅞]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/[ \u00A0\u202F\u2007]/g, ' ');

const count = (all: readonly string[]): Words => {
  const found = new Map<string, number>();
  for (const each of all) found.set(each, (found.get(each) ?? 0) + 1);
  return found;
};
const signsIn = (text: string): Words => count((text.match(signs) ?? []).filter((each) => !notation.has(each)));
const numbersIn = (text: string): Words => count(text.match(numbers) ?? []);
const sizeOf = (words: Words): number => [...words.values()].reduce((sum, each) => sum + each, 0);
const sumOf = (one: Words, other: Words): Words => {
  const sum = new Map(one);
  for (const [word, times] of other) sum.set(word, (sum.get(word) ?? 0) + times);
  return sum;
};

/** Words that the first has more of than the second. */
function difference(one: Words, other: Words): string[] {
  return [...one].flatMap(([word, times]) =>
    Array.from({ length: Math.max(0, times - (other.get(word) ?? 0)) }, () => word),
  );
}

const missingOf = (wanted: readonly string[], got: readonly string[]): string[] =>
  wanted.filter((each) => !got.includes(each));

/** Addresses of the links and pictures of Markdown. */
function linksIn(markdown: string): string[] {
  const html = marked.parse(markdown, { async: false });
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&amp;/g, '&').replace(/&#39;/g, "'"),
  );
}
