import { createRenderContext } from '../../src/compile/render.ts';
import type { Site } from '../../src/content/site.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import type { PluralForms, TextKey } from '../../src/language/catalogue.ts';
import { type LanguageCode, languages } from '../../src/language/data/index.ts';
import { registerLanguage } from '../../src/language/language-by-tag.ts';
import type { LanguageFile } from '../../src/language/language-file.ts';
import table from './sentence-facts.json' with { type: 'json' };

/** For each text that says something of the organisation, the facts that it needs: `a | b` is either, `a=b` a value. */
export const needsOf: Readonly<Record<string, readonly string[]>> = table;

const fileOf = (code: LanguageCode) => languages[code]<{ default: LanguageFile }>().default;
const keys = Object.keys(fileOf('en').texts) as TextKey[];
/** Marks of texts: a character of private use for each key, which no text has itself. */
const firstMark = 0xf_0000;
const marks = /[\u{F0000}-\u{FFFFD}]/gu;

/** The tag of a language whose texts bear marks: what is published in it tells which texts it is made of. */
export function markedLanguage(code: LanguageCode): string {
  const tag = `${code}-x-keys`;
  const { texts, ...file } = fileOf(code);
  const marked = keys.map((key, i) => [key, withMark(texts[key], String.fromCodePoint(firstMark + i))]);
  registerLanguage(tag, { ...file, texts: Object.fromEntries(marked), regions: {} });
  return tag;
}

function withMark(text: string | PluralForms, mark: string): string | PluralForms {
  // A row of a table stays one.
  if (typeof text === 'string') return text.replace(/^(?:\| )?/, (start) => start + mark);
  return Object.fromEntries(Object.entries(text).map(([form, each]) => [form, mark + each])) as unknown as PluralForms;
}

/** Programs and styles have texts for every site, and copies of pages those of the pages. */
const isOfAll = /^\/assets\/[rs]|llms-full/;

/** The keys of the texts that a site publishes, each with the path of a document: words for a person need the same facts. */
export function saidKeys(site: Site, code: LanguageCode): ReadonlyMap<TextKey, string> {
  const { languages: _l, inLanguage: _i, translations: _t, ...plain } = site;
  const alone = { ...plain, language: markedLanguage(code) };
  const documents = listDocuments(alone);
  const context = createRenderContext(alone, documents);
  const said = new Map<TextKey, string>();
  for (const document of documents) {
    if (/^(?:image|text\/css)/.test(document.mediaType) || isOfAll.test(document.path)) continue;
    const text = document.render(context);
    for (const mark of String(text).match(marks) ?? [])
      said.set(keys[mark.codePointAt(0)! - firstMark]!.replace(/\.person$/, '') as TextKey, document.path);
  }
  return said;
}

type Value = Readonly<Record<string, unknown>>;

/** Whether a site has a fact: `company.products.price`, of any item of a list. */
export const hasFact = (site: Site, fact: string): boolean =>
  fact.split(' | ').some((each) => isAt(site, each.split('.')));

function isAt(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value))
    return name === undefined ? value.length > 0 : value.some((each) => isAt(each, [name, ...rest]));
  if (name === undefined) return value !== undefined && value !== false;
  const [member = '', wanted] = name.split('=');
  const found = (value as Value | undefined)?.[member];
  return wanted === undefined ? isAt(found, rest) : found === wanted;
}

/** A site without a fact, in none of its lists; what refers to an item that is gone refers to it no more. */
export function withoutFact(site: Site, fact: string): Site {
  const gone = new Set<unknown>();
  const less = fact.split(' | ').reduce<unknown>((all, each) => without(all, each.split('.'), gone), site);
  const forget = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !gone.has(each)).map(forget);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, forget(each)]));
  };
  const { company, solutions, industries, ...rest } = less as Site;
  return { ...rest, ...(forget({ company, solutions, industries }) as Site) };
}

function without(value: unknown, [name = '', ...rest]: readonly string[], gone: Set<unknown>): unknown {
  const [member = '', wanted] = name.split('=');
  if (Array.isArray(value)) {
    const isGone = (item: Value) => wanted !== undefined && item[member] === wanted;
    const kept = value.filter((item) => !isGone(item) || !gone.add(item.id));
    return kept.map((item) => without(item, [name, ...rest], gone));
  }
  const { [member]: found, ...others } = value as Value;
  if (found === undefined || wanted !== undefined) return value;
  if (rest.length > 0) return { ...others, [member]: without(found, rest, gone) };
  if (!Array.isArray(found) || /^(?:changes|news)$/.test(member)) return others;
  for (const { id } of found as { id?: unknown }[]) gone.add(id);
  return { ...others, [member]: [] };
}

/** The texts that a site publishes without a fact that they need. */
export const unsupported = (site: Site, code: LanguageCode): string[] =>
  [...saidKeys(site, code)].flatMap(([key, path]) =>
    (needsOf[key] ?? []).filter((fact) => !hasFact(site, fact)).map((fact) => `${path}: ${key} needs ${fact}`),
  );
