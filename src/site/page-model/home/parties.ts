import {
  identifierName,
  type KnownIdentifier,
  listIdentifiersOfOther,
  registerName,
} from '../../../content/identifiers.ts';
import type { PricePeriod } from '../../../content/price-periods.ts';
import type { Site } from '../../../content/site.ts';
import { rewriteKeepingLabel } from '../../../core/labels.ts';
import { formatRange } from '../../../language/formats/dates.ts';
import { formatNumber } from '../../../language/formats/numbers.ts';
import type { Language } from '../../../language/language.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { type Inline, type InlineContent, listSeparator } from '../../../theme/model/view.ts';
import { amountInWords, code, lineField, link, listField, perPeriod, text } from '../builders.ts';
import type { FactPath } from '../fact-path.ts';

/** Size and related parties of the organisation. */
export function partyFields(site: Site) {
  const language = languageOfSite(site);
  const {
    employees,
    volunteers,
    members,
    budget,
    partners = [],
    brands,
    parent,
    memberOf = [],
    subsidiaries,
  } = site.company;
  const next = translate(language, 'text.next', { text: '', next: '' });
  const lineOf = <P extends Place>(at: P, all: readonly Related[]) =>
    all.flatMap((each, i) => [...(i === 0 ? [] : [next]), ...relatedLine(at, each, language)]);
  return [
    employees !== undefined &&
      lineField(translate(language, 'label.employees'), headcountLine('company.employees', employees, language)),
    volunteers !== undefined &&
      lineField(translate(language, 'label.volunteers'), headcountLine('company.volunteers', volunteers, language)),
    members !== undefined &&
      lineField(translate(language, 'label.members'), headcountLine('company.members', members, language)),
    ...feeFields(site.company, language),
    budget !== undefined &&
      lineField(translate(language, 'label.budget'), [
        text(['company.budget.amount', 'company.budget.currency'], amountInWords(language, budget), 'number'),
        listSeparator,
        text('company.budget.year', budget.year),
      ]),
    ...listField(
      translate(language, 'label.partners'),
      partners.map((name) => text('company.partners', name)),
    ),
    ...listField(
      translate(language, 'section.brands'),
      brands.map((name) => text('company.brands', name)),
    ),
    parent !== undefined &&
      lineField(translate(language, 'label.parentOrganisation'), relatedLine('company.parent', parent, language)),
    memberOf.length > 0 && lineField(translate(language, 'label.memberOf'), lineOf('company.memberOf', memberOf)),
    subsidiaries.length > 0 &&
      lineField(translate(language, 'label.subsidiaries'), lineOf('company.subsidiaries', subsidiaries)),
  ];
}

/** A field for each fee: who pays it, how much, and how often. */
const feeFields = ({ membershipFees = [] }: Site['company'], language: Language) =>
  membershipFees.flatMap(({ name, period, ...money }) =>
    listField(translate(language, 'label.membershipFee'), [
      text('company.membershipFees.name', name),
      text(
        ['company.membershipFees.amount', 'company.membershipFees.currency'],
        amountInWords(language, money),
        'number',
      ),
      ...(period === undefined
        ? []
        : [
            code(
              'company.membershipFees.period',
              period,
              rewriteKeepingLabel(period, (plain) => translate(language, perPeriod[plain as PricePeriod])),
            ),
          ]),
    ]),
  );

type Headcount = NonNullable<Site['company']['employees']>;
type HeadcountPlace = `company.${'employees' | 'volunteers' | 'members'}`;

/** A number of people, as precise as known, with its date. */
function headcountLine<P extends HeadcountPlace>(at: P, { from = 0, to, asOf }: Headcount, language: Language) {
  const [least, most] = [from, to].map((n) => (n === undefined ? undefined : formatNumber(language.table, n)));
  const counted =
    most === undefined
      ? translate(language, 'text.peopleOrMore', { number: least ?? '' })
      : translate(language, 'text.people', {
          number: least === most ? most : formatRange(language.table, least ?? '', most),
        });
  return noted(language, text<`${P}.${'from' | 'to'}`>([`${at}.from`, `${at}.to`], counted), [
    ...labelled(language, translate(language, 'label.asOf'), text<`${P}.asOf`>(`${at}.asOf`, asOf, 'date')),
  ]);
}

type Related = NonNullable<Site['company']['parent']>;
type Place = 'company.parent' | 'company.memberOf' | 'company.subsidiaries';

/** A related party with its numbers: `Lantern Ltd (Company number: 01234567, Companies House)`. */
function relatedLine<P extends Place>(at: P, { name, identifiers, link: to }: Related, language: Language) {
  const called =
    to === undefined
      ? text<`${P}.name`>(`${at}.name`, name)
      : link<`${P}.name` | `${P}.link`>([`${at}.name`, `${at}.link`], name, to);
  const numbers = listIdentifiersOfOther(identifiers).map((each) => numberLine(at, each, language));
  if (numbers.length === 0) return [called];
  const next = translate(language, 'text.next', { text: '', next: '' });
  return noted(
    language,
    called,
    numbers.flatMap((line, i) => (i === 0 ? line : [next, ...line])),
  );
}

function numberLine<P extends Place>(at: P, identifier: KnownIdentifier, language: Language) {
  const { display, url } = identifier;
  const value =
    url === undefined
      ? text<`${P}.identifiers.value`>(`${at}.identifiers.value`, display, 'number')
      : link<`${P}.identifiers.${'value' | 'url'}`>([`${at}.identifiers.value`, `${at}.identifiers.url`], display, url);
  const register = registerName(identifier);
  const facts = [`${at}.identifiers.issuer`, `${at}.identifiers.court`] as const;
  return [
    ...labelled(language, identifierName(identifier, language.tag), value),
    ...(register === undefined ? [] : [listSeparator, text<`${P}.identifiers.${'issuer' | 'court'}`>(facts, register)]),
  ];
}

const labelled = <F extends FactPath>(language: Language, label: string, value: Inline<F>): InlineContent<F> =>
  translateToParts<'text.labelled', string | Inline<F>>(language, 'text.labelled', { label, value });

/** A leaf with a note of several parts, in the language's brackets. */
function noted<F extends FactPath, G extends FactPath>(
  language: Language,
  leaf: Inline<F>,
  note: InlineContent<G>,
): InlineContent<F | G> {
  return translateToParts<'text.noted', Inline<F> | InlineContent<G>>(language, 'text.noted', {
    text: leaf,
    note,
  }).flatMap(
    (part): InlineContent<F | G> => (Array.isArray(part) ? (part as InlineContent<G>) : [part as Inline<F> | string]),
  );
}
