import { stripLabels } from '../../../core/labels.ts';
import { findCountryName } from '../../../language/find-country.ts';
import { rangeDash } from '../../../language/formats/dates.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import {
  type Inline,
  type InlineContent,
  type InlineText,
  listSeparator,
  type ViewField,
} from '../../../theme/model/view.ts';
import { type AddressPiece, toAddressLines } from '../../../values/contact/address/check-address.ts';
import type { PostalAddress } from '../../../values/contact/address/model.ts';
import type { Hours } from '../../../values/hours/model.ts';
import { formatTimes, formatUsualHours, isNoteAlone, outlineHours } from '../../facts/opening-hours.ts';
import { code, field, lineField, text } from '../builders.ts';

type HoursPlace = 'company.openingHours' | 'company.locations.openingHours';
type AddressPlace = 'company.registeredAddress' | 'company.locations.address';
type HoursFact<P extends HoursPlace> =
  | `${P}.${'timeZone' | 'note' | `regular.${'day' | 'opens' | 'closes' | 'closesNextDay'}`}`
  | `${P}.exceptions.${'from' | 'to' | 'reason' | `intervals.${'opens' | 'closes' | 'closesNextDay'}`}`;
type AddressFact<P extends AddressPlace> = `${P}.${NonNullable<AddressPiece['part']>}`;

/** Usual week as one text. */
export const usualHours = <P extends HoursPlace>(language: Language, at: P, hours: Hours): InlineText<HoursFact<P>> =>
  text<HoursFact<P>>(
    [
      `${at}.timeZone`,
      `${at}.regular.day`,
      `${at}.regular.opens`,
      `${at}.regular.closes`,
      `${at}.regular.closesNextDay`,
      `${at}.note`,
    ],
    formatUsualHours(language, hours),
  );

/** Exceptions to the usual week, if any, after the time zone, which a note alone does not tell. */
export function exceptionalHours<P extends HoursPlace>(
  language: Language,
  at: P,
  hours: Hours,
): ViewField<HoursFact<P>>[] {
  const { exceptions, timeZone } = outlineHours(language, hours);
  const zone = isNoteAlone(hours)
    ? [field(translate(language, 'label.timeZone'), text<HoursFact<P>>(`${at}.timeZone`, timeZone))]
    : [];
  const lines = exceptions.map(({ from, to, times, reason }): InlineContent<HoursFact<P>> => {
    const dates: InlineContent<HoursFact<P>> = [
      text<HoursFact<P>>(`${at}.exceptions.from`, from, 'date'),
      ...(from === to ? [] : [` ${rangeDash(language.table)} `, text<HoursFact<P>>(`${at}.exceptions.to`, to, 'date')]),
    ];
    const label =
      reason === undefined
        ? dates
        : joined<HoursFact<P>>(
            translateToParts<'text.noted', Part<HoursFact<P>>>(language, 'text.noted', {
              text: dates,
              note: [text<HoursFact<P>>(`${at}.exceptions.reason`, reason)],
            }),
          );
    const value = text<HoursFact<P>>(
      [
        `${at}.exceptions.intervals.opens`,
        `${at}.exceptions.intervals.closes`,
        `${at}.exceptions.intervals.closesNextDay`,
      ],
      formatTimes(language, times),
    );
    return joined(
      translateToParts<'text.labelled', Part<HoursFact<P>>>(language, 'text.labelled', { label, value: [value] }),
    );
  });
  const [first, ...rest] = lines;
  if (!first) return zone;
  const next = (before: InlineContent<HoursFact<P>>, after: InlineContent<HoursFact<P>>) =>
    joined(translateToParts<'text.next', Part<HoursFact<P>>>(language, 'text.next', { text: before, next: after }));
  return [...zone, lineField(translate(language, 'hours.other'), rest.reduce(next, first))];
}

type Part<F extends HoursFact<HoursPlace>> = InlineContent<F>;

/** Joins lines and words to one line. */
const joined = <F extends HoursFact<HoursPlace>>(parts: readonly (string | Part<F>)[]): InlineContent<F> =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : part));

/** An address in one line, in its country's order; the country is in the language of the page. */
export function addressLine<P extends AddressPlace>(
  { table }: Language,
  at: P,
  address: PostalAddress,
): InlineContent<AddressFact<P>> {
  const countryCode = stripLabels(address.country);
  const countryName = findCountryName(table, countryCode) ?? countryCode;
  const lines = toAddressLines({ ...address, country: countryCode }, countryName);
  // No commas if the largest part comes first.
  const between = lines[0]?.[0]?.part === 'country' ? ' ' : listSeparator;
  const leaf = ({ part, text: written }: AddressPiece): Inline<AddressFact<P>> | string =>
    part === undefined
      ? written
      : part === 'country'
        ? code<AddressFact<P>>(`${at}.country`, address.country, written)
        : text<AddressFact<P>>(`${at}.${part}`, written, part === 'postalCode' ? 'number' : undefined);
  return lines.flatMap((pieces, i) => [...(i > 0 ? [between] : []), ...pieces.map(leaf)]);
}
