import { withoutLabels } from '../../../core/labels.ts';
import { country } from '../../../language/formats/countries.ts';
import { dash } from '../../../language/formats/dates.ts';
import type { Language } from '../../../language/language.ts';
import { say, sayParts } from '../../../language/say.ts';
import { type Field, type Inline, joint, type Line, type Text } from '../../../theme/model/view.ts';
import { type AddressPiece, addressPieces } from '../../../values/contact/address/lines.ts';
import type { Address } from '../../../values/contact/address/model.ts';
import type { Hours } from '../../../values/hours/model.ts';
import { outlineIn, timesIn, usualHoursIn } from '../../facts/opening-hours.ts';
import { code, lineField, text } from '../make.ts';

type HoursPlace = 'company.openingHours' | 'company.locations.openingHours';
type AddressPlace = 'company.registeredAddress' | 'company.locations.address';
type HoursFact<P extends HoursPlace> =
  | `${P}.${'timeZone' | `regular.${'day' | 'opens' | 'closes' | 'closesNextDay'}`}`
  | `${P}.exceptions.${'from' | 'to' | 'reason' | `intervals.${'opens' | 'closes' | 'closesNextDay'}`}`;
type AddressFact<P extends AddressPlace> = `${P}.${NonNullable<AddressPiece['part']>}`;

/** Usual week as one text. */
export const usualHours = <P extends HoursPlace>(language: Language, at: P, hours: Hours): Text<HoursFact<P>> =>
  text<HoursFact<P>>(
    [
      `${at}.timeZone`,
      `${at}.regular.day`,
      `${at}.regular.opens`,
      `${at}.regular.closes`,
      `${at}.regular.closesNextDay`,
    ],
    usualHoursIn(language, hours),
  );

/** Exceptions to the usual week, if any. */
export function otherHours<P extends HoursPlace>(language: Language, at: P, hours: Hours): Field<HoursFact<P>>[] {
  const { exceptions } = outlineIn(language, hours);
  const lines = exceptions.map(({ from, to, times, reason }): Line<HoursFact<P>> => {
    const dates: Line<HoursFact<P>> = [
      text<HoursFact<P>>(`${at}.exceptions.from`, from, 'date'),
      ...(from === to ? [] : [` ${dash(language.table)} `, text<HoursFact<P>>(`${at}.exceptions.to`, to, 'date')]),
    ];
    const label =
      reason === undefined
        ? dates
        : joined<HoursFact<P>>(
            sayParts<'text.noted', Part<HoursFact<P>>>(language, 'text.noted', {
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
      timesIn(language, times),
    );
    return joined(sayParts<'text.labelled', Part<HoursFact<P>>>(language, 'text.labelled', { label, value: [value] }));
  });
  const [first, ...rest] = lines;
  if (!first) return [];
  const next = (before: Line<HoursFact<P>>, after: Line<HoursFact<P>>) =>
    joined(sayParts<'text.next', Part<HoursFact<P>>>(language, 'text.next', { text: before, next: after }));
  return [lineField(say(language, 'hours.other'), rest.reduce(next, first))];
}

type Part<F extends HoursFact<HoursPlace>> = Line<F>;

/** Joins lines and words to one line. */
const joined = <F extends HoursFact<HoursPlace>>(parts: readonly (string | Part<F>)[]): Line<F> =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : part));

/** An address in one line, in its country's order; the country is in the language of the page. */
export function addressLine<P extends AddressPlace>(
  { table }: Language,
  at: P,
  address: Address,
): Line<AddressFact<P>> {
  const countryCode = withoutLabels(address.country);
  const countryName = country(table, countryCode) ?? countryCode;
  const lines = addressPieces({ ...address, country: countryCode }, { countryName });
  // No commas if the largest part comes first.
  const between = lines[0]?.[0]?.part === 'country' ? ' ' : joint;
  const leaf = ({ part, text: written }: AddressPiece): Inline<AddressFact<P>> | string =>
    part === undefined
      ? written
      : part === 'country'
        ? code<AddressFact<P>>(`${at}.country`, address.country, written)
        : text<AddressFact<P>>(`${at}.${part}`, written, part === 'postalCode' ? 'number' : undefined);
  return lines.flatMap((pieces, i) => [...(i > 0 ? [between] : []), ...pieces.map(leaf)]);
}
