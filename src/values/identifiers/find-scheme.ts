import { findNearestName } from '../../core/did-you-mean.ts';
import type { IdentifierScheme } from './scheme.ts';
import { schemes } from './schemes/index.ts';

const byCode = new Map(schemes.map((scheme) => [scheme.code, scheme]));

/** The scheme of this code, as the table spells it; `undefined` where there is none. */
export function findScheme(code: string): IdentifierScheme | undefined {
  return byCode.get(code);
}

/** Codes of countries that people write, and ISO 3166-1 has others for (EL: Council Regulation (EU) 2020/1040). */
const countries: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

/** The ISO 3166-1 code that is meant by one that people write: UK is GB, EL is GR. */
export function toCountryCode(code: string): string {
  const upper = code.trim().toUpperCase();
  return countries[upper] ?? upper;
}

const key = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Names of schemes beside the official one and the tail of the code. Several schemes may share a name. */
const called: Readonly<Record<string, readonly string[]>> = {
  'DE-CR': [
    'HRA',
    'HRB',
    'GnR',
    'GsR',
    'VR',
    'PR',
    'Handelsregister',
    'Handelsregisternummer',
    'Vereinsregister',
    'Registernummer',
  ],
  'DE-VAT': ['USt-IdNr', 'USt-ID', 'UStID', 'Umsatzsteuer-Identifikationsnummer', 'UID', 'DE-UST'],
  'DE-WID': ['W-IdNr', 'Wirtschafts-Identifikationsnummer'],
  'AT-FB': ['FN', 'Firmenbuch'],
  'AT-UID': ['AT-VAT', 'ATU', 'USt-IdNr', 'UID-Nr'],
  'AT-ZVR': ['ZVR'],
  'CH-FDJP': ['CH-UID', 'CHE', 'UID', 'IDE', 'IDI', 'CH-HR'],
  'GB-COH': ['CRN', 'Company number', 'Companies House', 'Company registration number', 'GB-CRN'],
  'GB-CHC': ['Charity number', 'Registered charity number', 'Charity Commission'],
  'GB-SC': ['OSCR', 'Charity number', 'Scottish charity number'],
  'GB-NIC': ['CCNI', 'Charity number'],
  'IE-CRO': ['CRO', 'Company number', 'Company registration number'],
  'IE-CHY': ['RCN', 'CHY', 'Registered charity number', 'Charity number'],
  'FR-SIREN': ['FR-INSEE', 'INSEE'],
  'FR-VAT': ['TVA', 'FR-TVA', 'N° TVA', 'TVA intracommunautaire'],
  'NL-KVK': ['KvK', 'KvK-nummer', 'KvK-nr', 'Handelsregister'],
  'NL-VAT': ['BTW', 'NL-BTW', 'btw-nummer', 'btw-id'],
  'BE-BCE_KBO': ['KBO', 'BCE', 'BE-KBO', 'BE-BCE', 'BE-VAT', 'Ondernemingsnummer', 'BTW', 'TVA'],
  'LU-VAT': ['TVA', 'LU-TVA'],
  'LU-RCS': ['RCSL'],
  'IT-CF': ['Partita IVA', 'P.IVA', 'PIVA', 'IT-IVA', 'IT-VAT', 'Codice fiscale', 'IVA'],
  'ES-NIF': ['CIF', 'ES-CIF', 'ES-VAT', 'NIF', 'NIF-IVA'],
  'PT-NIPPC': ['NIPC', 'PT-NIPC', 'PT-NIF', 'PT-VAT', 'NIF'],
  'PL-NIP': ['PL-VAT'],
  'CZ-ICO': ['IČ', 'IČO'],
  'SK-ICO': ['IČO'],
  'GR-AFM': ['AFM', 'ΑΦΜ', 'GR-VAT'],
  'SI-TIN': ['SI-VAT', 'DDV'],
  'HR-OIB': ['HR-VAT'],
  'HU-AFA': ['HU-VAT', 'Adószám'],
  'RO-CUI': ['RO-VAT', 'CIF'],
  'BG-EIK': ['EIK', 'BULSTAT'],
  'SE-ON': ['Orgnr', 'Org.nr', 'Organisationsnummer', 'SE-ORGNR'],
  'NO-BRC': ['Orgnr', 'Org.nr', 'NO-ORGNR', 'Organisasjonsnummer'],
  'DK-CVR': ['CVR', 'CVR-nr', 'DK-VAT'],
  'FI-PRO': ['Y-tunnus', 'FI-YTUNNUS', 'Business ID', 'FO-nummer', 'FI-VAT'],
  'IS-KEN': ['Kennitala'],
  'EE-RIK': ['Registrikood'],
  'US-EIN': ['FEIN', 'Employer Identification Number', 'Tax ID'],
  'CA-CRA_ACR': ['BN', 'CA-BN', 'Business Number'],
  'JP-JCN': ['法人番号', 'Corporate Number', 'JP-CN'],
  'CN-USCI': ['USCC', 'CN-USCC', '统一社会信用代码'],
  'IN-GSTIN': ['GST', 'IN-GST', 'IN-VAT'],
  'IN-MCA': ['CIN', 'IN-CIN'],
  'SG-ACRA': ['UEN', 'SG-UEN'],
  'AU-ASIC': ['ACN', 'ARBN', 'AU-ACN'],
  'ZA-CIP': ['CIPC'],
  'NG-CAC': ['RC', 'RC number'],
  'XI-DUNS': ['D-U-N-S', 'DUNS number'],
  'XI-ROR': ['ROR ID'],
  'EU-EUID': ['EUID'],
};

const byName = new Map<string, string[]>();
for (const { code, name, names = {} } of schemes) {
  const all = [code, code.slice(code.indexOf('-') + 1), name, ...Object.values(names), ...(called[code] ?? [])];
  for (const each of new Set(all.map(key))) byName.set(each, [...(byName.get(each) ?? []), code]);
}
const vat = schemes.filter(({ kind }) => kind === 'vat').map(({ code }) => code);
for (const each of ['vat', 'vatnumber', 'vatid', 'vatno']) byName.set(each, vat);

/**
 * The codes that somebody may have meant by a text that is none: another spelling, an alias of the country (`UK-COH`), a
 * name (`HRB`, `USt-IdNr`, `VAT`), or a slip. Where the country is known, its own come alone. None: an empty list.
 */
export function suggestSchemes(text: string, country?: string): readonly string[] {
  const [, before = '', tail = text] = /^\s*([A-Za-z]{2})[-_ :](.+)$/.exec(text) ?? [];
  const place = toCountryCode(before === '' ? (country ?? '') : before);
  const found =
    (before === '' ? undefined : byName.get(key(`${place}${tail}`))) ??
    byName.get(key(text)) ??
    byName.get(key(tail)) ??
    [];
  const there = found.filter((code) => byCode.get(code)?.country === place);
  if (there.length > 0) return there;
  if (found.length > 0) return found;
  const near = findNearestName(before === '' ? text : `${place}-${tail}`, [...byCode.keys()]);
  return near === undefined ? [] : [near];
}
