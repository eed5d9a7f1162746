import type * as View from '../../theme/model/view.ts';
import { commas } from '../../theme/model/view.ts';
import type { Fact } from './fact.ts';

// Constructors of a view's parts. False and undefined parts are left out.

type Maybe<T> = T | false | undefined;
type Facts<F extends Fact> = F | readonly F[];

const listOf = <F extends Fact>(facts: Facts<F>): readonly F[] => (typeof facts === 'string' ? [facts] : facts);
const present = <T>(items: readonly Maybe<T>[]): T[] =>
  items.filter((item): item is T => item !== false && item !== undefined);

export const text = <F extends Fact>(facts: Facts<F>, value: string, as?: View.Text<F>['as']): View.Text<F> => ({
  kind: 'text',
  facts: listOf(facts),
  text: value,
  as,
});

/** A code for programs, with its word for people. */
export const code = <F extends Fact>(facts: Facts<F>, value: string, shown: string, as?: 'status'): View.Text<F> => ({
  ...text(facts, value, as),
  shown,
});

export const link = <F extends Fact = never>(
  facts: Facts<F>,
  value: string,
  to: string,
  as?: View.Link<F>['as'],
): View.Link<F> => ({ kind: 'link', facts: listOf(facts), text: value, to, as });

export const reference = <F extends Fact>(facts: Facts<F>, value: string, anchor: string): View.Reference<F> => ({
  kind: 'reference',
  facts: listOf(facts),
  text: value,
  anchor,
});

export const field = <F extends Fact>(term: string, ...line: View.Line<F>): View.Field<F> => ({ term, line });

/** A field from a line. */
export const lineField = <F extends Fact>(term: string, line: View.Line<F>): View.Field<F> => ({ term, line });

/** A field of one text, or none if unstated. */
export const optionalField = <F extends Fact>(
  term: string,
  fact: F,
  value: string | undefined,
  as?: View.Text<F>['as'],
): View.Field<F>[] => (value === undefined ? [] : [{ term, line: [text(fact, value, as)] }]);

/** A field with a list, or none if empty. */
export const listField = <F extends Fact>(term: string, leaves: readonly View.Inline<F>[]): View.Field<F>[] =>
  leaves.length > 0 ? [{ term, line: commas(leaves) }] : [];

export const fields = <F extends Fact>(all: readonly Maybe<View.Field<F>>[]): View.Fields<F> => ({
  kind: 'fields',
  fields: present(all),
});

export const section = <F extends Fact>(
  head: Omit<View.Section<F>, 'blocks'>,
  ...blocks: readonly Maybe<View.Block<F>>[]
): View.Section<F> => ({ ...head, blocks: present(blocks) });

/** A section with a list and a remark, unless empty. */
export const listSection = <F extends Fact>(
  head: Omit<View.Section<F>, 'blocks' | 'count'>,
  list: View.Entries<F>,
  remark?: Maybe<View.Block<F>>,
): View.Section<F> | false => list.entries.length > 0 && section({ ...head, count: list.entries.length }, list, remark);

/** A page of its existing sections. */
export const view = <F extends Fact>({
  sections,
  ...page
}: Omit<View.View<F>, 'sections' | 'kind'> & {
  readonly sections: readonly Maybe<View.Section<F>>[];
}): View.View<F> => ({
  kind: 'view',
  ...page,
  sections: present(sections),
});
