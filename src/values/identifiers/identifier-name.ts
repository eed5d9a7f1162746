import type { Identifier } from './check-identifier.ts';
import type { IdentifierKind, IdentifierScheme, NumberTerm, SchemaOrgProperty } from './scheme.ts';

/**
 * Name of a number on a page in this language (a BCP 47 tag): its own name where that is the language, or where the
 * name is used everywhere; else its name in the language, or the sort of number with its own name in brackets.
 */
export function formatIdentifierName(scheme: IdentifierScheme, language: string, value = ''): string {
  const { name, names = {} } = partOf(scheme, value) ?? scheme;
  const spoken = language.toLowerCase().split('-', 1)[0] ?? '';
  if (spoken === scheme.language) return name;
  const word = scheme.term && terms[scheme.term][spoken];
  return names[spoken] ?? (word === undefined || word === name ? name : `${word} (${name})`);
}

/** Kind of a number; a scheme with several registers tells by the value. */
export function identifierKind(scheme: IdentifierScheme, value: string): IdentifierKind {
  return partOf(scheme, value)?.kind ?? scheme.kind;
}

/** The register of several under one scheme that a value names. */
const partOf = ({ parts }: IdentifierScheme, value: string) => parts?.find(({ match }) => match.test(value));

/** Whether the number is an entry in a register of companies, or what stands for one in its country. */
export function isCompanyNumber(scheme: IdentifierScheme, value: string): boolean {
  return identifierKind(scheme, value) === 'company-register' || scheme.isCompanyNumber === true;
}

/**
 * Sorts of numbers in the languages of the catalogue. Only the sort is said, and the number's own name stands beside
 * it: no country's "company number" is another's.
 */
export const terms: Readonly<Record<NumberTerm, Readonly<Record<string, string>>>> = {
  register: {
    en: 'Registration number',
    de: 'Registernummer',
    fr: 'Numéro d’immatriculation',
    es: 'Número de registro',
    it: 'Numero di registrazione',
    nl: 'Registratienummer',
    pl: 'Numer rejestrowy',
    pt: 'Número de registo',
    ja: '登録番号',
    ar: 'رقم التسجيل',
  },
  charity: {
    en: 'Charity number',
    de: 'Nummer im Register gemeinnütziger Organisationen',
    fr: 'Numéro d’organisme de bienfaisance',
    es: 'Número de entidad benéfica',
    it: 'Numero di ente benefico',
    nl: 'Nummer van goed doel',
    pl: 'Numer organizacji charytatywnej',
    pt: 'Número de instituição de beneficência',
    ja: '慈善団体番号',
    ar: 'رقم المؤسسة الخيرية',
  },
  vat: {
    en: 'VAT number',
    de: 'Umsatzsteuer-Identifikationsnummer',
    fr: 'Numéro de TVA',
    es: 'Número de IVA',
    it: 'Numero di partita IVA',
    nl: 'Btw-nummer',
    pl: 'Numer VAT',
    pt: 'Número de IVA',
    ja: '付加価値税登録番号',
    ar: 'رقم التسجيل في ضريبة القيمة المضافة',
  },
  tax: {
    en: 'Tax number',
    de: 'Steuernummer',
    fr: 'Numéro fiscal',
    es: 'Número fiscal',
    it: 'Numero fiscale',
    nl: 'Fiscaal nummer',
    pl: 'Numer podatkowy',
    pt: 'Número fiscal',
    ja: '納税者番号',
    ar: 'الرقم الضريبي',
  },
};

/** The address of the public entry of a published value; `undefined` where no public source shows how it is built. */
export function registerEntryUrl(scheme: IdentifierScheme, value: string): string | undefined {
  if (scheme.url === undefined) return undefined;
  // An address may have a fragment: the last sign is the place of the value.
  const at = scheme.url.lastIndexOf('#');
  return scheme.url.slice(0, at) + encodeURIComponent(value) + scheme.url.slice(at + 1);
}

/** An identifier in the terms of schema.org's Organization. */
export interface SchemaOrgIdentifier {
  /** The member that holds numbers of this sort alone. */
  readonly own?: { readonly property: SchemaOrgProperty; readonly value: string };
  /** `iso6523Code`: the code of the scheme, a colon, the value. */
  readonly iso6523Code?: string;
  /** schema.org `identifier`. */
  readonly propertyValue: {
    readonly '@type': 'PropertyValue';
    readonly propertyID: string;
    readonly name: string;
    readonly value: string;
    readonly url?: string;
  };
}

/** The identifier as schema.org has it. An unlisted scheme has its name for its id. */
export function toSchemaOrgIdentifier({ scheme, value }: Pick<Identifier, 'scheme' | 'value'>): SchemaOrgIdentifier {
  const { code, icd, schemaOrg: property } = scheme;
  const { name } = partOf(scheme, value) ?? scheme;
  const url = registerEntryUrl(scheme, value);
  return {
    ...(property === undefined ? {} : { own: { property, value } }),
    ...(icd === undefined ? {} : { iso6523Code: `${icd}:${value}` }),
    propertyValue: {
      '@type': 'PropertyValue',
      propertyID: code === 'other' ? name : code,
      name,
      value,
      ...(url === undefined ? {} : { url }),
    },
  };
}
