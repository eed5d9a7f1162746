import { parseJsonText } from '../../../content/read/json-text.ts';
import type { LocatedData, ValuePath } from '../../../content/read/source.ts';
import { isObject } from '../../../core/type-guards.ts';
import { type SchemaOrgItem, type SchemaOrgValue, toPlainName } from '../schema-org-item.ts';
import type { ImportSource, ReportNote } from '../sourced-value.ts';

/** A script of more characters, and one that describes more things, is left out. */
const longest = 1_000_000;
const mostItems = 5_000;

/**
 * The things that a script of JSON-LD describes: all that have a type, those of `@graph` and of lists; what is within
 * another stays there too. `line` is that on which the text begins. What is no JSON gets a note at its line, and no
 * context is ever fetched: names are those of schema.org.
 */
export function parseJsonLd(file: string, text: string, line: number, noted: ReportNote): SchemaOrgItem[] {
  const lineOf = (at: unknown) => line + ((at as { line?: number } | undefined)?.line ?? 1) - 1;
  if (text.length > longest) {
    noted({ from: { file, line }, text: 'JSON-LD of more than a million characters was left out' });
    return [];
  }
  // Older templates wrap it so.
  const bare = text.replace(/^(\s*)<!--/, '$1    ').replace(/-->(\s*)$/, '   $1');
  const located = parseJsonText(file, bare, 'import-invalid', ({ at, message }) =>
    noted({ from: { file, line: lineOf(at) }, text: `JSON-LD was left out: ${message}` }),
  );
  if (!located) return [];
  return new Reader(located, (path) => ({ file, line: lineOf(located.locate(path)) })).items(noted);
}

class Reader {
  readonly #root: LocatedData;
  readonly #from: (path: ValuePath) => ImportSource;
  #count = 0;

  constructor(root: LocatedData, from: (path: ValuePath) => ImportSource) {
    this.#root = root;
    this.#from = from;
  }

  items(noted: ReportNote): SchemaOrgItem[] {
    const found = this.#top(this.#root.value, []);
    if (this.#count > mostItems)
      noted({ from: this.#from([]), text: `JSON-LD describes more than ${mostItems} things: the rest was left out` });
    return found;
  }

  #top(value: unknown, path: ValuePath): SchemaOrgItem[] {
    if (Array.isArray(value)) return value.flatMap((each, i) => this.#top(each, [...path, i]));
    if (!isObject(value)) return [];
    const { '@graph': graph } = value;
    const own = value['@type'] === undefined ? [] : (this.#item(value, path) ?? []);
    return [
      ...(graph === undefined ? [] : this.#top(graph, [...path, '@graph'])),
      ...(Array.isArray(own) ? own : [own]),
    ];
  }

  #item(value: Record<string, unknown>, path: ValuePath): SchemaOrgItem | undefined {
    this.#count += 1;
    if (this.#count > mostItems) return undefined;
    const types = [value['@type']].flat().flatMap((each) => (typeof each === 'string' ? [toPlainName(each)] : []));
    const properties = new Map<string, SchemaOrgValue[]>();
    for (const [key, member] of Object.entries(value)) {
      if (key.startsWith('@')) continue;
      const values = this.#values(member, [...path, key]);
      if (values.length > 0) properties.set(toPlainName(key), values);
    }
    const id = value['@id'];
    return { types, properties, from: this.#from(path), ...(typeof id === 'string' && { id }) };
  }

  #values(value: unknown, path: ValuePath): SchemaOrgValue[] {
    if (Array.isArray(value)) return value.flatMap((each, i) => this.#values(each, [...path, i]));
    const from = this.#from(path);
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value).replace(/\s+/g, ' ').trim();
      return text === '' ? [] : [{ value: text, from }];
    }
    if (!isObject(value)) return [];
    if ('@value' in value) return this.#values(value['@value'], [...path, '@value']);
    if ('@list' in value) return this.#values(value['@list'], [...path, '@list']);
    const item = this.#item(value, path);
    return item ? [{ item, from }] : [];
  }
}
