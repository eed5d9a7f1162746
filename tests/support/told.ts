import { type RenamablePage, renamablePages } from '../../src/content/renamable-pages.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { attribute, elementsIn, readHtml, textOf } from '../third-party/helpers.ts';

/** The sections whose pages, with those of their items, tell people what a document of the API says. */
const tellers: Readonly<Record<string, readonly RenamablePage[]>> = {
  company: ['company', 'people', 'locations', 'products', 'compliance', 'record', 'contact', 'legalNotice'],
  solutions: ['solutions'],
  industries: ['industries'],
  faq: ['questions'],
};

/** The pages on which people read a document: those of its sections, or that of a fact module. The homepage is none. */
export function pagesTelling(
  name: string,
  paths: readonly string[],
  { prefix = '', called = {} }: { prefix?: string; called?: Readonly<Partial<Record<RenamablePage, string>>> } = {},
): string[] {
  const folders = tellers[name]?.map((page) => called[page] ?? renamablePages[page]) ?? [name];
  return paths.filter((path) => folders.some((folder) => path.startsWith(`${prefix}/${folder}/`)));
}

export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a reader of some HTML can find in it: its text, its dates, where its links lead, its anchors and JSON-LD. */
export function readingOf(html: string, url: string) {
  const { elements } = readHtml(html);
  const named = (name: string) => elements.find(({ tagName }) => tagName === name);
  const main = named('main') ?? named('body')!;
  // What leads elsewhere tells nothing of what it leads to.
  const ways = elementsIn(main).filter(({ tagName }) => tagName === 'nav');
  const around = new Set(ways.flatMap((way) => [way, ...elementsIn(way)]));
  const told = elementsIn(main).filter((element) => !around.has(element));
  const all = (name: string, among = told) => among.flatMap((e) => attribute(e, name) ?? []);
  return {
    elements,
    text: flat(ways.reduce((text, way) => text.replace(textOf(way), ''), textOf(main))),
    dates: new Set(all('datetime')),
    links: new Set(all('href').map((link) => new URL(link, url).href)),
    ids: new Set(all('id', elements)),
    data: elements.filter((e) => attribute(e, 'type') === 'application/ld+json').map(textOf),
  };
}
export type Reading = ReturnType<typeof readingOf>;

/** A mirror as its readers find it. */
export const readingOfMirror = (markdown: string, url: string): Reading =>
  readingOf(`<body>${renderMarkdown(markdown).html}</body>`, url);

/** Several pages as one: what is told is told on one of them. */
export function together(readings: readonly Reading[]): Reading {
  const union = (of: (reading: Reading) => ReadonlySet<string>) => new Set(readings.flatMap((each) => [...of(each)]));
  return {
    elements: readings.flatMap(({ elements }) => elements),
    text: readings.map(({ text }) => text).join('\n'),
    dates: union(({ dates }) => dates),
    links: union(({ links }) => links),
    ids: union(({ ids }) => ids),
    data: readings.flatMap(({ data }) => data),
  };
}
