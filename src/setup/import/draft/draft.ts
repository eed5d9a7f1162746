import { formatSource, type ImportSource, type SourcedValue } from '../sourced-value.ts';

/** Origin of a drafted value; `suggested` if Gazette proposes it and nobody said it. */
type DraftOrigin = ImportSource | 'suggested';

/** A value of content that is drafted: known with its origin, or missing. */
export type Draft =
  | { readonly kind: 'value'; readonly value: string | number | boolean; readonly from?: DraftOrigin }
  | { readonly kind: 'gap'; readonly text: string }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Draft])[] }
  | { readonly kind: 'list'; readonly items: readonly Draft[] };

/** A value that needs no confirmation: it says nothing of the organisation. */
export const plainDraft = (value: string | number | boolean): Draft => ({ kind: 'value', value });
/** A value with its origin. */
export const sourcedDraft = (value: string | number | boolean, origin: DraftOrigin): Draft => ({
  kind: 'value',
  value,
  from: origin,
});
/** A text that was found; undefined where none was. */
export const foundTextDraft = (text: SourcedValue | undefined): Draft | undefined =>
  text && sourcedDraft(text.value, text.from);
/** Placeholder of a missing value. */
export const missingDraft = (text: string): Draft => ({ kind: 'gap', text });
export const listDraft = (items: readonly Draft[]): Draft => ({ kind: 'list', items });
/** Draft of a list; undefined if it is empty. */
export const nonEmptyListDraft = (items: readonly Draft[]): Draft | undefined =>
  items.length === 0 ? undefined : listDraft(items);

/** An object of the members that there are. */
export function objectDraft(members: Readonly<Record<string, Draft | undefined>>): Draft {
  return {
    kind: 'object',
    members: Object.entries(members).flatMap(([key, each]) => (each ? [[key, each] as const] : [])),
  };
}

/** Data as a draft, all of it from one place. */
export function toDraft(data: unknown, origin: DraftOrigin): Draft {
  if (Array.isArray(data)) return listDraft(data.map((each) => toDraft(each, origin)));
  if (typeof data === 'object' && data !== null)
    return objectDraft(
      Object.fromEntries(
        Object.entries(data).flatMap(([key, each]) => (each === undefined ? [] : [[key, toDraft(each, origin)]])),
      ),
    );
  return sourcedDraft(data as string | number | boolean, origin);
}

/** The value that a draft writes. */
export function toDraftData(draft: Draft): unknown {
  if (draft.kind === 'value') return draft.value;
  if (draft.kind === 'gap') return draft.text;
  if (draft.kind === 'list') return draft.items.map(toDraftData);
  return Object.fromEntries(draft.members.map(([key, each]) => [key, toDraftData(each)]));
}

/** The comment that marks a value of this origin. */
export const formatMark = (origin: DraftOrigin): string =>
  `${origin === 'suggested' ? 'suggested' : `from ${formatSource(origin)}`}, unconfirmed`;
