import { findAddressFormat } from '../../../values/contact/address/check-address.ts';
import { type DraftAddress, isValidAddress, lookUpCountryCode } from '../facts/address.ts';
import type { Candidate } from '../facts/choose-candidate.ts';
import { findKindByName, type ImprintEntry } from './imprint-entries.ts';

/** How the line of a town is written: code and town are its groups. */
const townLines: Readonly<Record<string, RegExp>> = {
  GB: /^(?:(?<town>[\p{L}][\p{L}' .-]+?),?\s+)?(?<code>[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLN-UW-Z]{2})$/u,
  IE: /^(?:(?<town>[\p{L}][\p{L}' .-]+?\d{0,2}),?\s+)?(?<code>[AC-FHKNPRTV-Y](?:\d\d|6W)\s?[0-9AC-FHKNPRTV-Y]{4})$/u,
  NL: /^(?<code>\d{4}\s?[A-Z]{2})\s+(?<town>\p{L}[\p{L}' .-]+)$/u,
};
const fourDigits = /^(?:[A-Z]{1,2}-)?(?<code>\d{4})\s+(?<town>\p{Lu}[\p{L}' ./()-]+?)(?:\s+\d{1,2})?$/u;
const fiveDigits =
  /^(?:[A-Z]{1,2}-)?(?<code>\d{3} ?\d{2}|\d{2}-\d{3})\s+(?<town>\p{Lu}[\p{L}' ./()-]+?)(?:\s+(?:cedex|CEDEX)(?:\s\d+)?)?$/u;
const four = new Set(['AT', 'BE', 'CH', 'DK', 'HU', 'LI', 'LU', 'NO', 'SI', 'BG']);
const five = new Set(['CZ', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IT', 'LT', 'PL', 'SE', 'SK']);

const townLineOf = (country: string): RegExp | undefined =>
  townLines[country] ?? (four.has(country) ? fourDigits : five.has(country) ? fiveDigits : undefined);

const addressLabel =
  /^(?:address|registered (?:office|address)(?: address)?|office|anschrift|adresse|adresse postale|sitz|firmensitz|hausanschrift|si[èe]ge(?: social)?|sede(?: legale| social)?|direcci[óo]n|domicilio(?: social)?|adres|vestigingsadres|bezoekadres|siedziba|morada)$/i;
/** `… Registered office: 1 Way, Town, AB1 2CD. VAT …` */
const inSentence = /\bregistered (?:office|address)(?: address)?(?:\sis(?:\sat)?|\sat|:)?\s+(.{8,150}?)(?:\.\s|\.?$)/i;
const looksLikeStreet =
  /\d|stra(?:ß|ss)e|platz|weg\b|allee|\broad\b|\bstreet\b|\blane\b|\brue\b|\bavenue\b|\bvia\b|\bcalle\b/i;

/** Addresses of the country in lines of their own, or in one line with commas; only those that are whole there. */
export function findAddresses(entries: readonly ImprintEntry[], country: string): Candidate<DraftAddress>[] {
  const townLine = townLineOf(country);
  if (!townLine) return [];
  return entries.flatMap((entry): Candidate<DraftAddress>[] => {
    const value = inOneLine(entry, country, townLine) ?? inLines(entry, country, townLine);
    if (!value || !isValidAddress(value)) return [];
    return [{ value, from: entry.at(0), rank: entry.rank }];
  });
}

/** `Musterweg 1, 00815 Lindental, Deutschland`, with a label or none. */
function inOneLine({ label, value, text }: ImprintEntry, country: string, townLine: RegExp): DraftAddress | undefined {
  const within = inSentence.exec(text)?.[1];
  const isLabelled = addressLabel.test(label);
  const whole = (within ?? (isLabelled ? value : label === '' ? text : '')).replace(/\.$/, '');
  const parts = whole.split(/\s*[,·|]\s*/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 7) return undefined;
  const last = parts.at(-1) ?? '';
  if (lookUpCountryCode(last) === country) parts.pop();
  else if (parts.length > 2 && lookUpCountryCode(last) !== undefined) return undefined;
  if (parts.length > 1 && findKindByName(parts[0] ?? '') !== undefined) parts.shift();
  return joined(parts, country, townLine);
}

/** The line of a town, and the street right above it. */
function inLines({ text, before, above }: ImprintEntry, country: string, townLine: RegExp): DraftAddress | undefined {
  const street = before.at(-1)?.replace(/,$/, '');
  // A code alone has its town above it, and which line is the street nobody can tell.
  if (townLine.exec(text)?.groups?.town === undefined || street === undefined) return undefined;
  if (!looksLikeStreet.test(street) || street.length > 80 || /[:@]/.test(street)) return undefined;
  const address = joined([street, text], country, townLine);
  return address && { ...address, streetFrom: above };
}

function joined(parts: readonly string[], country: string, townLine: RegExp): DraftAddress | undefined {
  const found = townLine.exec(parts.at(-1) ?? '')?.groups;
  if (found?.code === undefined) return undefined;
  const rest = parts.slice(0, -1);
  const written = found.town?.trim() ?? rest.pop();
  // Italy: the province stands in parentheses.
  const [, town, province] = (country === 'IT' && /^(.+?)\s*\(([A-Z]{2})\)$/.exec(written ?? '')) || [];
  const locality = town ?? written;
  if (locality === undefined || rest.length === 0 || !rest.some((part) => looksLikeStreet.test(part))) return undefined;
  if (findAddressFormat(country).code === undefined || rest.some((part) => /[@:]/.test(part))) return undefined;
  return {
    streetAddress: rest,
    locality,
    ...(province !== undefined && { region: province }),
    postalCode: found.code.replace(/^(\d{3}) (\d{2})$/, '$1$2'),
    country,
  };
}

/** The country that a line names alone, as the last line of an address does. */
export function findCountries(entries: readonly ImprintEntry[]): Candidate[] {
  return entries.flatMap((entry) => {
    const last = entry.value.split(/\s*,\s*/).at(-1) ?? '';
    const isAddress = entry.label === '' || addressLabel.test(entry.label);
    const code = isAddress && last.length > 3 && last.length < 40 ? lookUpCountryCode(last) : undefined;
    return code === undefined
      ? []
      : [{ value: code, from: entry.at(Math.max(0, entry.text.length - last.length)), rank: entry.rank }];
  });
}
