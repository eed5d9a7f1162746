import type { Found, Source } from './found.ts';

/** A thing that a page describes in the words of schema.org, by JSON-LD or microdata. */
export interface Item {
  /** Bare names of schema.org: `Organization`. */
  readonly types: readonly string[];
  readonly id?: string;
  readonly properties: ReadonlyMap<string, readonly ItemValue[]>;
  readonly from: Source;
  /** Microdata, which is believed after JSON-LD. */
  readonly isMicrodata?: true;
}

/** A value of a property: a text, or another thing. */
export type ItemValue = Found<string> | { readonly item: Item; readonly from: Source };

/** A name of schema.org without its address or prefix. */
export const plainName = (name: string): string => name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, '');

/** The texts of a property. */
export const textsOf = (item: Item, ...names: readonly string[]): Found[] =>
  names.flatMap((name) => (item.properties.get(name) ?? []).flatMap((each) => ('value' in each ? [each] : [])));

/** The things of a property. */
export const itemsOf = (item: Item, ...names: readonly string[]): Item[] =>
  names.flatMap((name) => (item.properties.get(name) ?? []).flatMap((each) => ('item' in each ? [each.item] : [])));

/** Items and all that is in them, each once. */
export function everyItem(items: readonly Item[]): Item[] {
  const seen = new Set<Item>();
  const open = [...items];
  for (let item = open.pop(); item; item = open.pop()) {
    if (seen.has(item)) continue;
    seen.add(item);
    for (const values of item.properties.values())
      for (const value of values) if ('item' in value) open.push(value.item);
  }
  return [...seen];
}
