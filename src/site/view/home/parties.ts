import { identifierName, identifiersOfOther, type KnownIdentifier, registerOf } from '../../../content/identifiers.ts';
import type { Site } from '../../../content/site.ts';
import { range } from '../../../language/formats/dates.ts';
import { number } from '../../../language/formats/numbers.ts';
import type { Language } from '../../../language/language.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say, sayParts } from '../../../language/say.ts';
import { type Inline, joint, type Line } from '../../../theme/model/view.ts';
import type { Fact } from '../fact.ts';
import { lineField, link, listField, optionalField, text } from '../make.ts';

/** Founding, size, and related parties of the organisation. */
export function partyFields(site: Site) {
  const language = spokenBy(site);
  const { founded, employees, partners = [], brands, parent, subsidiaries } = site.company;
  const next = say(language, 'text.next', { text: '', next: '' });
  const owned = subsidiaries.flatMap((each, i) => [
    ...(i === 0 ? [] : [next]),
    ...relatedLine('company.subsidiaries', each, language),
  ]);
  return [
    ...optionalField(say(language, 'label.founded'), 'company.founded', founded, 'date'),
    employees !== undefined && lineField(say(language, 'label.employees'), employeesLine(employees, language)),
    ...listField(
      say(language, 'label.partners'),
      partners.map((name) => text('company.partners', name)),
    ),
    ...listField(
      say(language, 'section.brands'),
      brands.map((name) => text('company.brands', name)),
    ),
    parent !== undefined &&
      lineField(say(language, 'label.parentOrganisation'), relatedLine('company.parent', parent, language)),
    subsidiaries.length > 0 && lineField(say(language, 'label.subsidiaries'), owned),
  ];
}

type Employees = NonNullable<Site['company']['employees']>;

/** Number of employees, as precise as known, with its date. */
function employeesLine({ from = 0, to, asOf }: Employees, language: Language) {
  const [least, most] = [from, to].map((n) => (n === undefined ? undefined : number(language.table, n)));
  const counted =
    most === undefined
      ? say(language, 'text.peopleOrMore', { number: least ?? '' })
      : say(language, 'text.people', { number: least === most ? most : range(language.table, least ?? '', most) });
  return noted(language, text(['company.employees.from', 'company.employees.to'], counted), [
    ...labelled(language, say(language, 'label.asOf'), text('company.employees.asOf', asOf, 'date')),
  ]);
}

type Related = NonNullable<Site['company']['parent']>;
type Place = 'company.parent' | 'company.subsidiaries';

/** A related party with its numbers: `Lantern Ltd (Company number: 01234567, Companies House)`. */
function relatedLine<P extends Place>(at: P, { name, identifiers, link: to }: Related, language: Language) {
  const called =
    to === undefined
      ? text<`${P}.name`>(`${at}.name`, name)
      : link<`${P}.name` | `${P}.link`>([`${at}.name`, `${at}.link`], name, to);
  const numbers = identifiersOfOther(identifiers).map((each) => numberLine(at, each, language));
  if (numbers.length === 0) return [called];
  const next = say(language, 'text.next', { text: '', next: '' });
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
  const register = registerOf(identifier);
  const facts = [`${at}.identifiers.issuer`, `${at}.identifiers.court`] as const;
  return [
    ...labelled(language, identifierName(identifier, language.tag), value),
    ...(register === undefined ? [] : [joint, text<`${P}.identifiers.${'issuer' | 'court'}`>(facts, register)]),
  ];
}

const labelled = <F extends Fact>(language: Language, label: string, value: Inline<F>): Line<F> =>
  sayParts<'text.labelled', string | Inline<F>>(language, 'text.labelled', { label, value });

/** A leaf with a note of several parts, in the language's brackets. */
function noted<F extends Fact, G extends Fact>(language: Language, leaf: Inline<F>, note: Line<G>): Line<F | G> {
  return sayParts<'text.noted', Inline<F> | Line<G>>(language, 'text.noted', { text: leaf, note }).flatMap(
    (part): Line<F | G> => (Array.isArray(part) ? (part as Line<G>) : [part as Inline<F> | string]),
  );
}
