import type { ImportSource, SourcedValue } from './sourced-value.ts';

/** A thing that a page describes in the words of schema.org, by JSON-LD or microdata. */
export interface SchemaOrgItem {
  /** Bare names of schema.org: `Organization`. */
  readonly types: readonly string[];
  readonly id?: string;
  readonly properties: ReadonlyMap<string, readonly SchemaOrgValue[]>;
  readonly from: ImportSource;
  /** Microdata, which is believed after JSON-LD. */
  readonly isMicrodata?: true;
}

/** A value of a property: a text, or another thing. */
export type SchemaOrgValue = SourcedValue<string> | { readonly item: SchemaOrgItem; readonly from: ImportSource };

/** A name of schema.org without its address or prefix. */
export const toPlainName = (name: string): string => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '');

/** The texts of a property. */
export const listTexts = (item: SchemaOrgItem, ...names: readonly string[]): SourcedValue[] =>
  names.flatMap((name) => (item.properties.get(name) ?? []).flatMap((each) => ('value' in each ? [each] : [])));

/** The things of a property. */
export const listItems = (item: SchemaOrgItem, ...names: readonly string[]): SchemaOrgItem[] =>
  names.flatMap((name) => (item.properties.get(name) ?? []).flatMap((each) => ('item' in each ? [each.item] : [])));

/** Items and all that is in them, each once. */
export function flattenItems(items: readonly SchemaOrgItem[]): SchemaOrgItem[] {
  const seen = new Set<SchemaOrgItem>();
  const open = [...items];
  for (let item = open.pop(); item; item = open.pop()) {
    if (seen.has(item)) continue;
    seen.add(item);
    for (const values of item.properties.values())
      for (const value of values) if ('item' in value) open.push(value.item);
  }
  return [...seen];
}
