import { phoneInWords } from '../../content/facts-in-words.ts';
import type { PricePeriod } from '../../content/price-periods.ts';
import { rewriteKeepingLabel, stripLabels } from '../../core/labels.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import { formatMoney } from '../../language/formats/numbers.ts';
import type { Language } from '../../language/language.ts';
import type * as View from '../../theme/model/view.ts';
import { joinWithCommas } from '../../theme/model/view.ts';
import type { FactPath } from './fact-path.ts';

// Constructors of a view's parts. False and undefined parts are left out.

type Maybe<T> = T | false | undefined;
type Facts<F extends FactPath> = F | readonly F[];

const listOf = <F extends FactPath>(facts: Facts<F>): readonly F[] => (typeof facts === 'string' ? [facts] : facts);
const present = <T>(items: readonly Maybe<T>[]): T[] =>
  items.filter((item): item is T => item !== false && item !== undefined);

export const text = <F extends FactPath>(
  facts: Facts<F>,
  value: string,
  as?: View.InlineText<F>['as'],
): View.InlineText<F> => ({
  kind: 'text',
  facts: listOf(facts),
  text: value,
  as,
});

/** A code for programs, with its word for people. */
export const code = <F extends FactPath>(
  facts: Facts<F>,
  value: string,
  shown: string,
  as?: 'status',
): View.InlineText<F> => ({
  ...text(facts, value, as),
  shown,
});

export const link = <F extends FactPath = never>(
  facts: Facts<F>,
  value: string,
  to: string,
  as?: View.InlineLink<F>['as'],
): View.InlineLink<F> => ({ kind: 'link', facts: listOf(facts), text: value, to, as });

/** A telephone number as people read it, which dials what the API says. */
export const phoneLink = <F extends FactPath = never>(
  language: Language,
  facts: Facts<F>,
  phone: string,
): View.InlineLink<F> => link(facts, phoneInWords(language, phone), `tel:${phone}`, 'phone');

/** A formatted amount, with its label behind. */
export const amountInWords = (
  { table }: Language,
  { amount, currency }: { readonly amount: string; readonly currency: string },
): string =>
  rewriteKeepingLabel(amount, (plain) => formatMoney(table, { amount: plain, currency: stripLabels(currency) }));

/** Words for the time for which a price is paid. */
export const perPeriod = {
  hour: 'sections.perHour',
  day: 'sections.perDay',
  week: 'sections.perWeek',
  month: 'sections.perMonth',
  year: 'sections.perYear',
} as const satisfies Record<PricePeriod, PlainTextKey>;

export const reference = <F extends FactPath>(
  facts: Facts<F>,
  value: string,
  anchor: string,
): View.InlineReference<F> => ({
  kind: 'reference',
  facts: listOf(facts),
  text: value,
  anchor,
});

export const field = <F extends FactPath>(term: string, ...line: View.InlineContent<F>): View.ViewField<F> => ({
  term,
  line,
});

/** A field from a line. */
export const lineField = <F extends FactPath>(term: string, line: View.InlineContent<F>): View.ViewField<F> => ({
  term,
  line,
});

/** A field of one text, or none if unstated. */
export const optionalField = <F extends FactPath>(
  term: string,
  fact: F,
  value: string | undefined,
  as?: View.InlineText<F>['as'],
): View.ViewField<F>[] => (value === undefined ? [] : [{ term, line: [text(fact, value, as)] }]);

/** A field with a list, or none if empty. */
export const listField = <F extends FactPath>(term: string, leaves: readonly View.Inline<F>[]): View.ViewField<F>[] =>
  leaves.length > 0 ? [{ term, line: joinWithCommas(leaves) }] : [];

export const fields = <F extends FactPath>(all: readonly Maybe<View.ViewField<F>>[]): View.FieldsBlock<F> => ({
  kind: 'fields',
  fields: present(all),
});

export const section = <F extends FactPath>(
  head: Omit<View.ViewSection<F>, 'blocks'>,
  ...blocks: readonly Maybe<View.ViewBlock<F>>[]
): View.ViewSection<F> => ({ ...head, blocks: present(blocks) });

/** A section with a list and a remark, unless empty. */
export const listSection = <F extends FactPath>(
  head: Omit<View.ViewSection<F>, 'blocks' | 'count'>,
  list: View.EntriesBlock<F>,
  remark?: Maybe<View.ViewBlock<F>>,
): View.ViewSection<F> | false =>
  list.entries.length > 0 && section({ ...head, count: list.entries.length }, list, remark);

/** A page of its existing sections. */
export const view = <F extends FactPath>({
  sections,
  ...page
}: Omit<View.View<F>, 'sections' | 'kind'> & {
  readonly sections: readonly Maybe<View.ViewSection<F>>[];
}): View.View<F> => ({
  kind: 'view',
  ...page,
  sections: present(sections),
});
