import type * as View from '../../theme/model/view.ts';
import { commas } from '../../theme/model/view.ts';
import type { Fact } from './fact.ts';

// The parts of a view, each made in one place. What is false or undefined is left out.

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

/** A code that programs read, and the word for it that people do. */
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

/** The same of a line that is made already. */
export const lineField = <F extends Fact>(term: string, line: View.Line<F>): View.Field<F> => ({ term, line });

/** A field of one text, or none where nothing is stated. */
export const optionalField = <F extends Fact>(
  term: string,
  fact: F,
  value: string | undefined,
  as?: View.Text<F>['as'],
): View.Field<F>[] => (value === undefined ? [] : [{ term, line: [text(fact, value, as)] }]);

/** A field whose value is a list, or none for an empty one. */
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

/** A section with a list and what is remarked on it, where there is something to list. */
export const listSection = <F extends Fact>(
  head: Omit<View.Section<F>, 'blocks' | 'count'>,
  list: View.Entries<F>,
  remark?: Maybe<View.Block<F>>,
): View.Section<F> | false => list.entries.length > 0 && section({ ...head, count: list.entries.length }, list, remark);

/** A page of the sections that there are. */
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
