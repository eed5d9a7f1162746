// A table: how countries write addresses. Orders, postal codes and required parts follow the public metadata of
// libaddressinput (November 2026); which regions are required does not: only those without which no letter arrives.
import type { AddressFormat } from './model.ts';

const five = /^\d{5}$/;
const four = /^\d{4}$/;
const six = /^\d{6}$/;

type More = Partial<Pick<AddressFormat, 'native' | 'prefix' | 'car'>>;

function row(lines: string, needs: string, code: RegExp | undefined, examples: string, more: More = {}): AddressFormat {
  return { lines, needs, ...(code && { code }), examples: examples === '' ? [] : examples.split(','), ...more };
}

const beforeTown = 'A|D|Z C|S';
const needs = 'ACZ';

/** The formats by ISO 3166-1 code; a country that is not here has `otherFormat`. */
export const addressFormats: Readonly<Record<string, AddressFormat>> = {
  AE: row('A|D|C|S|Z', 'A+', undefined, ''),
  AT: row(beforeTown, needs, four, '1010', { car: 'A' }),
  AU: row('A|D|C S Z', 'ACSZ', four, '2060'),
  BE: row(beforeTown, needs, four, '4000', { car: 'B' }),
  BG: row(beforeTown, 'AC', four, '1000'),
  BR: row('A|D|C-S|Z', 'ACSZ', /^\d{8}$/, '40301-110'),
  CA: row('A|D|C S Z', 'ACSZ', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/, 'H3Z 2Y7'),
  CH: row(beforeTown, needs, four, '2544'),
  CN: row('A|D|C|S, Z', 'AZ+', six, '266033', { native: 'Z|SCD|A' }),
  CY: row(beforeTown, 'AC', four, '2008'),
  CZ: row(beforeTown, needs, five, '100 00'),
  DE: row(beforeTown, needs, five, '26133', { car: 'D' }),
  DK: row(beforeTown, needs, four, '8660'),
  EE: row(beforeTown, needs, five, '69501', { car: 'EST' }),
  EG: row('A|D|C|S|Z', 'A+', five, '12411'),
  ES: row('A|D|Z C S', needs, five, '28039', { car: 'E' }),
  FI: row(beforeTown, needs, five, '00550', { car: 'FIN' }),
  FR: row(beforeTown, needs, five, '33380', { car: 'F' }),
  // Shape only: which letters are areas of today changes.
  GB: row('A|D|C|S|Z', needs, /^[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLN-UW-Z]{2}$/, 'M2 5BQ,CR0 2YR,EC1Y 8SY'),
  GR: row(beforeTown, needs, five, '151 24'),
  HK: row('A|D|C|S|Z', 'A+', undefined, '', { native: 'S|C|D|A|Z' }),
  HR: row(beforeTown, needs, five, '10000'),
  HU: row('C|D|A|S|Z', needs, four, '1037', { car: 'H' }),
  IE: row('A|D|C|S|Z', 'A+', /^[AC-FHKNPRTV-Y](?:\d\d|6W)[0-9AC-FHKNPRTV-Y]{4}$/, 'A65 F4E2'),
  IL: row('A|D|C Z|S', 'AC', /^\d{5}(?:\d\d)?$/, '94143,9414300'),
  IN: row('A|D|C Z|S', needs, six, '110034'),
  IS: row(beforeTown, 'AC', /^\d{3}$/, '320'),
  IT: row('A|D|Z C S', needs, five, '00144', { car: 'I' }),
  JO: row('A|D|C Z|S', 'AC', five, '11937'),
  JP: row('A|D|C, S Z', 'AZ+', /^\d{7}$/, '154-0023', { native: '〒Z|SCD|A' }),
  KR: row('A|D|C|S|Z', 'AZ+', five, '03051', { native: 'S C D|A|Z' }),
  LI: row(beforeTown, needs, /^94(?:8[5-9]|9[0-8])$/, '9496', { car: 'FL' }),
  LT: row(beforeTown, needs, five, '04340'),
  LU: row(beforeTown, needs, four, '4750', { car: 'L' }),
  LV: row('A|D|C, Z|S', needs, /^LV\d{4}$/, 'LV-1073', { prefix: 'LV' }),
  MT: row(beforeTown, 'AC', /^[A-Z]{3}\d{2,4}$/, 'NXR 01,BBR 123,VLT 1117'),
  MX: row('A|D|Z C, S', needs, five, '02860'),
  NL: row(beforeTown, needs, /^[1-9]\d{3}(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])$/, '1234 AB'),
  NO: row(beforeTown, needs, four, '0025', { car: 'N' }),
  NZ: row('A|D|C Z|S', needs, four, '7999'),
  PL: row(beforeTown, needs, five, '00-940'),
  PT: row(beforeTown, needs, /^\d{7}$/, '2725-079', { car: 'P' }),
  RO: row(beforeTown, needs, six, '060274'),
  SA: row('A|D|C Z|S', needs, /^\d{5}(?:\d{4})?$/, '11564,11564-1234'),
  SE: row(beforeTown, needs, five, '114 55', { car: 'S' }),
  SG: row('A|D|C Z|S', 'AZ', six, '546080'),
  SI: row(beforeTown, 'AC', four, '4000', { car: 'SLO' }),
  SK: row(beforeTown, needs, five, '010 01'),
  TR: row('A|D|Z C/S', needs, five, '01960'),
  TW: row('A|D|C, S Z', 'AZ+', /^\d{3}(?:\d{2,3})?$/, '104,10603,106003', { native: 'Z|SCD|A' }),
  UA: row('A|D|C|S|Z', needs, five, '15432'),
  US: row('A|D|C, S Z', 'ACSZ', /^\d{5}(?:\d{4})?$/, '95014,22162-1010'),
  ZA: row('A|D|C|S|Z', needs, four, '0083'),
};

/** The format of all other countries: nothing is known of their postal codes. */
export const otherFormat: AddressFormat = row('A|D|C|S|Z', 'A', undefined, '');
