import { checkIdentifier } from '../../../values/identifiers/check-identifier.ts';
import { describeMistake } from '../../../values/identifiers/describe-mistake.ts';
import type { Candidate } from '../facts/choose-candidate.ts';
import type { ReportNote } from '../sourced-value.ts';
import type { ImprintEntry } from './imprint-entries.ts';

/** How a British organisation says in which part of the country it is registered: the first group. */
export const registeredInPattern =
  /registered (?:company |charity )?(?:in|with)\s+(England and Wales|England & Wales|Scotland|Northern Ireland|Wales)\b/i;

/** A number of a scheme, with what it means nothing without. */
export interface DraftNumber {
  readonly scheme: string;
  readonly value: string;
  readonly court?: string;
  readonly town?: string;
}

const court =
  /\b((?:Amtsgericht|Registergericht|Handelsgericht|Landesgericht|Firmenbuchgericht|AG(?=\s\p{Lu}\p{Ll}))\s*:?\s*(?:Amtsgericht\s+)?\p{Lu}[\p{L}.]*(?:(?:[ -]|\s\(|\sam\s|\san der\s)\p{Lu}[\p{L}.]*\)?){0,3})/u;

/** How a number is written in an imprint: the first group is the number. */
interface NumberPattern {
  readonly scheme: string;
  readonly pattern: RegExp;
  /** Text required in the line or above. */
  readonly beside?: RegExp;
  /** Text that rules it out. */
  readonly unless?: RegExp;
  /** The country (ISO 3166-1) of the organisation, where the words alone are used in several: it must be known to be that. */
  readonly country?: string;
}

const vat =
  /USt|Umsatzsteuer|\bVAT\b|\bTVA\b|\bUID\b|\bIVA\b|\bbtw\b|MwSt|Mehrwertsteuer|\bNIP\b|\bmoms|\bALV\b|\bDI[CČ]\b|\bNIF\b|ΑΦΜ|\bPDV\b|N[°º] ?TVA/i;
/** `count` digits, with blanks, dots or hyphens between. */
const digits = (count: number) => `\\d(?:[ .\\u00a0-]?\\d){${count - 1}}(?!\\d)`;
const vatOf = (scheme: string, number: string): NumberPattern => ({
  scheme,
  pattern: new RegExp(`(?<![A-Za-z\\d])(${number})`, 'i'),
  beside: vat,
});
const inEnglish =
  '(?<!charit(?:y|able)\\s+)(?:company limited by guarantee|company|registration|registered|reg\\.?|incorporation)\\s*(?:registration|reg\\.?|in\\s[A-Z][A-Za-z ,]{2,40}?(?:,|\\.|\\sunder|\\swith)?)?\\s*(?:company\\s*)?(?:number|no\\.?|nr\\.?|#)\\s*[:.]?\\s*';

/** THE TABLE of numbers that are looked for in texts. Each is then checked by its scheme, check digits too. */
const numberPatterns: readonly NumberPattern[] = [
  { scheme: 'DE-CR', pattern: /\b((?:HRA|HRB|GnR|GsR|PR|VR)\s*:?\s*\d{1,6}(?:\s(?!AG\b)[A-Z]{1,3}\b)?)/ },
  vatOf('DE-VAT', `DE[ .-]?${digits(9)}`),
  { scheme: 'AT-FB', pattern: /\b(?:FN|Firmenbuch(?:nummer|-?Nr\.?)?:?)\s*(?:FN\s*)?(\d{1,6}\s?[a-z])\b/ },
  vatOf('AT-UID', `ATU[ .-]?${digits(8)}`),
  { scheme: 'AT-ZVR', pattern: /\bZVR(?:-Zahl|-Nr\.?)?\s*:?\s*(\d{6,10})\b/i },
  { scheme: 'CH-FDJP', pattern: /\b(CHE[- .]?\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/ },
  {
    scheme: 'GB-COH',
    pattern: new RegExp(`${inEnglish}((?:[A-Z]{2})?\\d{6,8})\\b`, 'i'),
    country: 'GB',
  },
  { scheme: 'IE-CRO', pattern: new RegExp(`${inEnglish}(\\d{4,7})\\b`, 'i'), country: 'IE' },
  {
    scheme: 'GB-CHC',
    pattern:
      /charity\s*(?:registration\s*)?(?:number|no\.?)?(?:\s*\([^)]*Wales[^)]*\))?\s*(?:number|no\.?)?\s*[:.]?\s*(\d{6,7})\b/i,
    unless: /Scottish|Scotland|Northern Ireland|\bNIC\b/i,
    country: 'GB',
  },
  { scheme: 'GB-SC', pattern: /\b(SC\s?0\d{5})\b/, beside: /charit/i, country: 'GB' },
  { scheme: 'GB-NIC', pattern: /(?:\bNIC\s?|Northern Ireland\)?\D{0,20})(1\d{5})\b/, beside: /charit/i, country: 'GB' },
  vatOf('GB-VAT', `(?:GB|XI)[ .-]?(?:${digits(12)}|${digits(9)})`),
  { scheme: 'IE-CHY', pattern: /(?:charity|RCN)\D{0,25}(20\d{6})\b/i, country: 'IE' },
  vatOf('IE-VAT', 'IE[ .-]?\\d[0-9A-Z]\\d{5}[A-W][A-I]?(?![A-Z\\d])'),
  { scheme: 'FR-SIREN', pattern: new RegExp(`\\bSIREN\\b\\D{0,12}(${digits(9)})`, 'i') },
  {
    scheme: 'FR-SIREN',
    pattern: new RegExp(`\\bR\\.?C\\.?S\\.?\\s[\\p{L}' .-]{2,40}?\\s?(?:n[°o]\\s?)?(?:[AB]\\s)?(${digits(9)})`, 'u'),
  },
  { scheme: 'FR-SIRET', pattern: new RegExp(`\\bSIRET\\b\\D{0,12}(${digits(14)})`, 'i') },
  vatOf('FR-VAT', `FR[ .-]?[0-9A-Z]{2}[ .-]?${digits(9)}`),
  { scheme: 'NL-KVK', pattern: /(?:\bKvK\b|Kamer van Koophandel)\D{0,20}(\d{8})\b/i },
  vatOf('NL-VAT', 'NL[ .-]?\\d{9}[ .-]?B[ .-]?\\d\\d'),
  {
    scheme: 'BE-BCE_KBO',
    pattern: new RegExp(
      `(?:\\bKBO\\b|\\bBCE\\b|ondernemingsnummer|num[ée]ro d[’']entreprise|\\bBTW\\b|\\bTVA\\b)\\D{0,15}(?:BE)?\\s?(${digits(10)})`,
      'i',
    ),
    country: 'BE',
  },
  { scheme: 'IT-CF', pattern: /(?:P\.?\s?IVA|Partita\s+IVA|Codice\s+fiscale|C\.\s?F\.)\D{0,12}(\d{11})\b/i },
  {
    scheme: 'ES-NIF',
    pattern: /\b(?:C\.?I\.?F|N\.?I\.?F)\b\W{0,4}([A-HJNP-SUVW][- ]?\d{7}[- ]?[0-9A-J])\b/i,
    country: 'ES',
  },
  {
    scheme: 'PT-NIPPC',
    pattern: new RegExp(`\\b(?:NIPC|NIF|Contribuinte)\\b\\D{0,10}(${digits(9)})`, 'i'),
    country: 'PT',
  },
  { scheme: 'PL-KRS', pattern: /\bKRS\b\D{0,6}(\d{10})\b/ },
  { scheme: 'PL-NIP', pattern: new RegExp(`\\bNIP\\b\\D{0,6}(${digits(10)})`) },
  { scheme: 'CZ-ICO', pattern: new RegExp(`\\bI[CČ]O?\\b\\D{0,5}(${digits(8)})`), country: 'CZ' },
  { scheme: 'DK-CVR', pattern: new RegExp(`\\bCVR\\b\\D{0,12}(${digits(8)})`, 'i') },
  { scheme: 'SE-ON', pattern: /\bOrg(?:anisations)?\.?\s?-?(?:nr|nummer)\D{0,5}(\d{6}-?\d{4})\b/i, country: 'SE' },
  {
    scheme: 'NO-BRC',
    pattern: new RegExp(`\\bOrg(?:anisasjons)?\\.?\\s?-?(?:nr|nummer)\\D{0,5}(${digits(9)})`, 'i'),
    country: 'NO',
  },
  { scheme: 'FI-PRO', pattern: /Y-tunnus\D{0,5}(\d{7}-?\d)\b/i },
  { scheme: 'JP-JCN', pattern: /法人番号\D{0,5}(\d(?:-?\d){12})(?!\d)/ },
  { scheme: 'XI-LEI', pattern: /\bLEI\b\W{0,5}([0-9A-Z]{18}\d\d)\b/ },
];

/** Numbers that lines state, each checked by its scheme; what fails is noted and left out. */
export function findWrittenNumbers(
  entries: readonly ImprintEntry[],
  country: string | undefined,
  noted: ReportNote,
): Candidate<DraftNumber>[] {
  return entries.flatMap((entry) =>
    numberPatterns.flatMap(({ scheme, pattern, beside, unless, country: only }): Candidate<DraftNumber>[] => {
      if (only !== undefined && only !== country) return [];
      const found = pattern.exec(entry.text);
      if (found?.[1] === undefined || unless?.test(entry.text)) return [];
      if (beside && !beside.test(entry.text) && !beside.test(`${entry.heading} ${entry.before.at(-1) ?? ''}`))
        return [];
      const from = entry.at(found.index + found[0].indexOf(found[1]));
      const number = { scheme, value: found[1].replace(/\s*:\s*/, ' ').trim(), ...courtOf(scheme, entry) };
      return checkNumber(number, noted, from).map((value) => ({ value, from, rank: entry.rank }));
    }),
  );
}

/** The number, if its scheme takes it: that its court is missing is for people to mend. */
export function checkNumber(number: DraftNumber, noted: ReportNote, from: Candidate['from']): DraftNumber[] {
  const { scheme, value, court: at, town } = number;
  const { mistake } = checkIdentifier(scheme, value, {
    ...(at !== undefined && { court: at }),
    ...(town !== undefined && { town }),
  });
  if (!mistake || mistake.kind.startsWith('needs-')) return [number];
  const { expected, found } = describeMistake(mistake);
  // Personal numbers are not repeated.
  const what = mistake.kind === 'personal' ? 'a number that identifies a person' : found;
  noted({ from, text: `${scheme} was left out: expected ${expected}, got ${what}` });
  return [];
}

/** The court that the line names, or the lines around it. */
function courtOf(scheme: string, { text, next, before }: ImprintEntry): Pick<DraftNumber, 'court'> {
  if (scheme !== 'DE-CR' && scheme !== 'AT-FB') return {};
  for (const each of [text, next[0] ?? '', before.at(-1) ?? '', next[1] ?? '', before.at(-2) ?? '']) {
    const found = court.exec(each)?.[1];
    if (found !== undefined)
      return {
        court: found
          .replace(/^Registergericht\s*:?\s*|^Firmenbuchgericht\s*:?\s*/, (label) =>
            /Amtsgericht|gericht\s/i.test(found.slice(label.length)) ? '' : label,
          )
          .replace(/^AG\s/, 'Amtsgericht ')
          .replace(/\s*:\s*/, ' ')
          .trim(),
      };
  }
  return {};
}
