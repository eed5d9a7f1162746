import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type RenamablePage, renamablePages } from '../../src/content/renamable-pages.ts';
import { stripFrontMatter } from '../../src/core/url.ts';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import { attribute } from '../third-party/helpers.ts';

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

const isWay = ({ tagName }: DefaultTreeAdapterTypes.Element) => tagName === 'nav';

/**
 * The content of a page for a reader: its text, its dates, where its links lead, its anchors; and its JSON-LD.
 * What stands around it on every page is left out, and ways to other pages: they tell nothing of what they lead to.
 */
export function readingOf(html: string, url: string) {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? html;
  const elements: DefaultTreeAdapterTypes.Element[] = [];
  let text = '';
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if ('value' in child) text += child.value;
      if (!('tagName' in child) || isWay(child)) continue;
      elements.push(child);
      walk(child);
    }
  };
  walk(parseFragment(main));
  const all = (name: string) => elements.flatMap((e) => attribute(e, name) ?? []);
  return {
    elements,
    text: flat(text),
    dates: new Set(all('datetime')),
    links: new Set(all('href').map((link) => new URL(link, url).href)),
    ids: new Set(all('id')),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, data = '']) => data),
  };
}
export type Reading = ReturnType<typeof readingOf>;

/** The address of a page for that of its mirror; another one stays. */
export const pageOfMirror = (link: string): string => link.replace(/(?:\/index|(?<=\/[^/]+))\.md$/, '/');

/** Markdown whose links lead to pages, not to mirrors or to places on pages, which mirrors lack. */
export const linksToPages = (markdown: string): string =>
  markdown.replace(/(?<=\]\()https?:[^\s)]+/g, (link) => pageOfMirror(link.replace(/#(?!\/).*$/, '')));

/** A mirror as its readers find it: its links lead to mirrors, and count as links to the pages. */
export function readingOfMirror(markdown: string, url: string): Reading {
  const reading = readingOf(renderMarkdown(stripFrontMatter(markdown)).html, url);
  return { ...reading, links: new Set([...reading.links].map(pageOfMirror)) };
}

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
