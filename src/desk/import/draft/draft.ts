import { type Found, type Source, sourceText } from '../found.ts';

/** Origin of a drafted value; `suggested` if Gazette proposes it and nobody said it. */
export type Origin = Source | 'suggested';

/** A value of content that is drafted: known with its origin, or missing. */
export type Draft =
  | { readonly kind: 'value'; readonly value: string | number | boolean; readonly from?: Origin }
  | { readonly kind: 'gap'; readonly text: string }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Draft])[] }
  | { readonly kind: 'list'; readonly items: readonly Draft[] };

/** A value that needs no confirmation: it says nothing of the organisation. */
export const plain = (value: string | number | boolean): Draft => ({ kind: 'value', value });
/** A value with its origin. */
export const from = (value: string | number | boolean, origin: Origin): Draft => ({
  kind: 'value',
  value,
  from: origin,
});
/** A text that was found; undefined where none was. */
export const found = (text: Found | undefined): Draft | undefined => text && from(text.value, text.from);
/** Placeholder of a missing value. */
export const missing = (text: string): Draft => ({ kind: 'gap', text });
export const list = (items: readonly Draft[]): Draft => ({ kind: 'list', items });
/** Draft of a list; undefined if it is empty. */
export const listed = (items: readonly Draft[]): Draft | undefined => (items.length === 0 ? undefined : list(items));

/** An object of the members that there are. */
export function object(members: Readonly<Record<string, Draft | undefined>>): Draft {
  return {
    kind: 'object',
    members: Object.entries(members).flatMap(([key, each]) => (each ? [[key, each] as const] : [])),
  };
}

/** Data as a draft, all of it from one place. */
export function dataFrom(data: unknown, origin: Origin): Draft {
  if (Array.isArray(data)) return list(data.map((each) => dataFrom(each, origin)));
  if (typeof data === 'object' && data !== null)
    return object(
      Object.fromEntries(
        Object.entries(data).flatMap(([key, each]) => (each === undefined ? [] : [[key, dataFrom(each, origin)]])),
      ),
    );
  return from(data as string | number | boolean, origin);
}

/** The value that a draft writes. */
export function dataOf(draft: Draft): unknown {
  if (draft.kind === 'value') return draft.value;
  if (draft.kind === 'gap') return draft.text;
  if (draft.kind === 'list') return draft.items.map(dataOf);
  return Object.fromEntries(draft.members.map(([key, each]) => [key, dataOf(each)]));
}

/** The comment that marks a value of this origin. */
export const markOf = (origin: Origin): string =>
  `${origin === 'suggested' ? 'suggested' : `from ${sourceText(origin)}`}, unconfirmed`;
