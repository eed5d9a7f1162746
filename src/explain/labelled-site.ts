import { bodyRenderOptions } from '../content/check/body/body.ts';
import { collectFacts } from '../content/facts.ts';
import { resolveFileLinks } from '../content/file-links.ts';
import { labelsIn } from '../content/languages/languages.ts';
import { listPictures } from '../content/pictures.ts';
import type { Sources } from '../content/read/load.ts';
import type { MarkdownSource, ValuePath } from '../content/read/source.ts';
import type { Page, Site } from '../content/site.ts';
import { stripLabels } from '../core/labels.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { claimFacts } from '../language/claims.ts';
import { expandFacts } from '../markdown/facts.ts';
import { renderMarkdown } from '../markdown/render/render.ts';
import type { MarkdownRenderOptions } from '../markdown/rendered-markdown.ts';
import { type ContentLeaf, listSites } from './content-leaves.ts';

/**
 * A copy of the site in which every text of `leaves` carries the label that `idOf` gives it, also where Markdown names
 * it as a {{fact}}. Documents made of it are those of the site, with labels in them.
 */
export function labelSite(
  site: Site,
  sources: Sources,
  leaves: readonly ContentLeaf[],
  idOf: (leaf: ContentLeaf) => number | undefined,
): Site {
  const copy = copyOf(site);
  for (const leaf of leaves) {
    const id = idOf(leaf);
    if (id === undefined || typeof leaf.value !== 'string') continue;
    for (const path of leaf.paths) change(copy, path, (text) => labelled(text, path, id));
  }
  fillFacts(copy, sources, leaves, idOf);
  return copy;
}

function copyOf({ publicFiles, skills, home, pages, translations, ...plain }: Site): Site {
  return {
    ...structuredClone({ ...plain, home: withBody(home), pages: pages.map(withBody) }),
    publicFiles,
    skills: skills.map((skill) => ({ ...structuredClone({ ...skill, bytes: undefined }), bytes: skill.bytes })),
    ...(translations && { translations: translations.map(copyOf) }),
  };
}

/** Copies the body, which is no own member of a page. */
function withBody(page: Page): Page {
  const { markdown, html, facts, siteLinks } = page;
  return { ...page, markdown, html, facts, ...omitUndefined({ siteLinks }) };
}

function labelled(text: string, path: ValuePath, id: number): string {
  return path.at(-1) === 'html' || path.at(-1) === 'markdown' ? addLabelToProse(text, id) : addLabel(text, id);
}

function markedFacts(site: Site): Map<string, string> {
  const { company, access, solutions, workflows, industries } = site;
  const facts = collectFacts({ site, company, access, solutions, workflows, industries }, {}, site.language);
  // Markdown links a bare URL by its end, where the label would stand.
  const plain = (value: string) => (value.startsWith('https://') ? removeLabels(value).text : value);
  for (const [name, value] of [...facts]) facts.set(removeLabels(name).text, plain(value));
  return facts;
}

/** Fills facts in again, with labels. Counts and what else is unknown here stay as the site has them. */
function fillFacts(
  site: Site,
  sources: Sources,
  leaves: readonly ContentLeaf[],
  idOf: (leaf: ContentLeaf) => number | undefined,
): void {
  const known = listSites(site).map(([from, each]) => {
    const facts = markedFacts(each);
    for (const [name, value] of [...countsOf(each), ...claimFacts(each)]) facts.set(name, value);
    return [from, facts] as const;
  });
  const factsFor = (path: ValuePath) =>
    known.findLast(([from]) => from.every((key, i) => path[i] === key))?.[1] ?? new Map();
  const pictures = listPictures(site.publicFiles);
  const languageOf = (path: ValuePath) =>
    listSites(site).findLast(([from]) => from.every((key, i) => path[i] === key))?.[1].language;
  const byFile = new Map(
    [...sources.pages, ...sources.faq, ...(sources.news ?? [])].map((source) => [source.file, source]),
  );
  for (const leaf of leaves) {
    const source = byFile.get(leaf.at.file);
    if (!source || typeof leaf.value !== 'string' || !leaf.value.includes('{{')) continue;
    const id = idOf(leaf);
    for (const path of leaf.paths)
      change(site, path, () => {
        const options = () => bodyRenderOptions(source, pictures, labelsIn(stripLabels(languageOf(path) ?? '')));
        const text = filled(source, leaf.value as string, path, factsFor(path), options);
        return id === undefined ? text : labelled(text, path, id);
      });
  }
}

function filled(
  source: MarkdownSource,
  text: string,
  path: ValuePath,
  facts: ReadonlyMap<string, string>,
  options: () => MarkdownRenderOptions,
): string {
  if (text !== source.body)
    return text.replace(/\{\{\s*(.*?)\s*\}\}/g, (whole, name: string) => facts.get(name.replace(/\s+/g, ' ')) ?? whole);
  const expanded = resolveFileLinks(source.file, expandFacts(text, facts).text);
  const { html, markdown } = renderMarkdown(expanded, options());
  return path.at(-1) === 'html' ? html : markdown;
}

function countsOf(site: Site): [string, string][] {
  const lists = {
    solutions: site.solutions,
    workflows: site.workflows,
    industries: site.industries,
    layers: site.technologyStack,
    products: site.company.products,
    interfaces: site.access.interfaces,
    questions: site.questions,
    skills: site.skills,
    pages: [site.home, ...site.pages],
  };
  return Object.entries(lists).map(([name, list]) => [`count ${name}`, String(list.length)]);
}

/** Replaces the text at a path, if there is one. */
function change(root: object, path: ValuePath, to: (text: string) => string): void {
  let holder: unknown = root;
  for (const key of path.slice(0, -1)) holder = (holder as Record<PropertyKey, unknown> | undefined)?.[key];
  const key = path.at(-1);
  if (typeof holder !== 'object' || holder === null || key === undefined) return;
  const members = holder as Record<PropertyKey, unknown>;
  const text = members[key];
  if (typeof text === 'string') members[key] = to(text);
}

/**
 * Invisible labels that travel with a text through a mapping or a template and tell afterwards where it came from.
 * They stand behind the text, so that it begins and compares as before, and are written in characters of the Unicode
 * private use area, which no escaping function of ours touches.
 */
const [open, close, zero] = ['\uE0FE', '\uE0FF', 0xe000];
// Matches encodeURIComponent()'s form too, in addresses of links.
const label = new RegExp(`${open}([\uE000-\uE00F]+)${close}|%EE%83%BE((?:%EE%80%8[0-9A-F])+)%EE%83%BF`, 'g');

/** The text with the label `id` (a whole number from 0) behind it. */
export function addLabel(text: string, id: number): string {
  const digits = [...id.toString(16)].map((digit) => String.fromCharCode(zero + Number.parseInt(digit, 16)));
  return text + open + digits.join('') + close;
}

/**
 * Marks a text of several lines, Markdown or HTML, behind its last line of prose, where a label is part of a paragraph
 * and not of a fence, a table or the space at the end. A text without such a line stays as it is.
 */
function addLabelToProse(text: string, id: number): string {
  const end = /<\/(?:p|li|h\d)>/.test(text) ? text.lastIndexOf('</') : lastProse(text);
  return end < 0 ? text : addLabel(text.slice(0, end), id) + text.slice(end);
}

/** Offset behind the last line outside fences that ends as prose does; -1 without one. */
function lastProse(markdown: string): number {
  let [end, at, fenced] = [-1, 0, false];
  for (const line of markdown.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) fenced = !fenced;
    else if (!fenced && /^\S.*[\p{L}\p{N}.!?:)]$/u.test(line) && !/^\[.*\]:/.test(line)) end = at + line.length;
    at += line.length + 1;
  }
  return end;
}

/** A label that was found: its id, and the UTF-16 offset in the text without labels at which its value ends. */
export interface FoundLabel {
  readonly id: number;
  readonly end: number;
}

/** Takes the labels out of a text. */
export function removeLabels(text: string): { readonly text: string; readonly found: readonly FoundLabel[] } {
  const found: FoundLabel[] = [];
  let removed = 0;
  const plain = text.replace(label, (whole, digits: string | undefined, encoded: string | undefined, at: number) => {
    const characters = digits ?? decodeURIComponent(encoded!);
    const hex = [...characters].map((digit) => (digit.charCodeAt(0) - zero).toString(16)).join('');
    found.push({ id: Number.parseInt(hex, 16), end: at - removed });
    removed += whole.length;
    return '';
  });
  return { text: plain, found };
}
