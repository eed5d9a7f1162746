import { describe, expect, it } from 'vitest';
import { checkIdentifier } from '../../../src/values/identifiers/check-identifier.ts';
import { findScheme, toCountryCode } from '../../../src/values/identifiers/find-scheme.ts';
import {
  formatIdentifierName,
  identifierKind,
  isCompanyNumber,
  registerEntryUrl,
  toSchemaOrgIdentifier,
} from '../../../src/values/identifiers/identifier-name.ts';
import { findSchemeByRegistry } from '../../../src/values/identifiers/registry-schemes.ts';
import type { IdentifierScheme } from '../../../src/values/identifiers/scheme.ts';

/** The scheme of a code that the table has. */
function known(code: string): IdentifierScheme {
  const scheme = findScheme(code);
  if (!scheme) throw new Error(`no scheme ${code}`);
  return scheme;
}

describe('the name of a number', () => {
  it('is its own where it is given out, and says elsewhere what sort of number it is', () => {
    expect(formatIdentifierName(known('GB-COH'), 'en-GB')).toBe('Company number');
    expect(formatIdentifierName(known('GB-COH'), 'de-DE')).toBe('Registernummer (Company number)');
    expect(formatIdentifierName(known('DE-VAT'), 'de-AT')).toBe('USt-IdNr.');
    expect(formatIdentifierName(known('DE-VAT'), 'en')).toBe('VAT number (USt-IdNr.)');
    expect(formatIdentifierName(known('DE-VAT'), 'ja')).toBe('付加価値税登録番号 (USt-IdNr.)');
    expect(formatIdentifierName(known('IE-VAT'), 'en')).toBe('VAT number');
    expect(formatIdentifierName(known('JP-JCN'), 'en')).toBe('Corporate Number (法人番号)');
    expect(formatIdentifierName(known('BE-BCE_KBO'), 'fr-BE')).toBe('Numéro d’entreprise');
    expect(formatIdentifierName(known('XI-LEI'), 'ar')).toBe('LEI');
    expect(formatIdentifierName(known('PL-KRS'), 'xx')).toBe('Numer KRS');
  });

  it('is that of the register which the value tells', () => {
    expect(formatIdentifierName(known('DE-CR'), 'de', 'HRB815')).toBe('Handelsregister');
    expect(formatIdentifierName(known('DE-CR'), 'de', 'VR815')).toBe('Vereinsregister');
    expect(formatIdentifierName(known('DE-CR'), 'en', 'VR815')).toBe('Register of associations (Vereinsregister)');
    expect(formatIdentifierName(known('DE-CR'), 'en', 'GnR5')).toBe('Registration number (Genossenschaftsregister)');
    expect([identifierKind(known('DE-CR'), 'HRB815'), identifierKind(known('DE-CR'), 'VR815')]).toEqual([
      'company-register',
      'other',
    ]);
    expect(isCompanyNumber(known('DE-CR'), 'VR815')).toBe(false);
    expect(isCompanyNumber(known('IT-CF'), '99999990999')).toBe(true);
    expect(isCompanyNumber(known('DE-VAT'), 'DE999999995')).toBe(false);
  });
});

describe('a country', () => {
  it('is known by what people call it', () => {
    expect(['UK', 'uk', 'EL', 'GB', ' de '].map(toCountryCode)).toEqual(['GB', 'GB', 'GR', 'GB', 'DE']);
  });
});

describe('the older spelling', () => {
  it.each([
    ['Companies House', 'GB', { scheme: 'GB-COH' }],
    ['Companies House', 'UK', { scheme: 'GB-COH' }],
    ['companies  house', undefined, { scheme: 'GB-COH' }],
    ['Companies House Northern Ireland', 'GB', { scheme: 'GB-COH' }],
    ['Charity Commission for England and Wales', 'GB', { scheme: 'GB-CHC' }],
    ['Charity Commission for Northern Ireland', 'GB', { scheme: 'GB-NIC' }],
    ['Amtsgericht Lindental', 'DE', { scheme: 'DE-CR', court: 'Amtsgericht Lindental' }],
    ['Handelsregister des Amtsgerichts Lindental', 'DE', { scheme: 'DE-CR' }],
    [
      'Handelsregister, Amtsgericht Bad Homburg v. d. Höhe',
      'DE',
      { scheme: 'DE-CR', court: 'Amtsgericht Bad Homburg v. d. Höhe' },
    ],
    ['Handelsregister', 'NL', { scheme: 'NL-KVK' }],
    ['Handelsregister', 'CH', { scheme: 'CH-FDJP' }],
    ['RCS Paris', 'FR', { scheme: 'FR-RCS', town: 'Paris' }],
    ['R.C.S. de Bourg-en-Bresse', 'FR', { scheme: 'FR-RCS', town: 'Bourg-en-Bresse' }],
    ['Firmenbuch', 'AT', { scheme: 'AT-FB' }],
    ['Kamer van Koophandel', undefined, { scheme: 'NL-KVK' }],
    ['Companies Registration Office', 'IE', { scheme: 'IE-CRO' }],
    ['国税庁', 'JP', { scheme: 'JP-JCN' }],
  ])('%s (%s)', (name, country, expected) => {
    expect(findSchemeByRegistry(name, country)).toEqual(expected);
    expect(findScheme(expected.scheme)).toBeDefined();
  });

  it.each([
    ['Handelsregister', undefined],
    ['Companies House', 'IE'],
    ['Delaware Division of Corporations', 'US'],
    ['Companies Registration Office', undefined],
    ['', 'GB'],
  ])('is not known where nobody can be certain: %s (%s)', (name, country) => {
    expect(findSchemeByRegistry(name, country)).toBeUndefined();
  });
});

describe('the public entry', () => {
  it('has an address where a public source shows how it is built', () => {
    expect(registerEntryUrl(known('GB-COH'), 'SC123456')).toBe(
      'https://find-and-update.company-information.service.gov.uk/company/SC123456',
    );
    expect(registerEntryUrl(known('XI-LEI'), '506700GE1G29325QX363')).toBe(
      'https://search.gleif.org/#/record/506700GE1G29325QX363',
    );
    expect(registerEntryUrl(known('GB-CHC'), '9999999')).toBe(
      'https://register-of-charities.charitycommission.gov.uk/charity-details/?regid=9999999&subid=0',
    );
    expect(registerEntryUrl(known('DE-CR'), 'HRB815')).toBeUndefined();
  });
});

describe('schema.org', () => {
  const read = (scheme: string, text: string, name?: string) => {
    const { identifier } = checkIdentifier(scheme, text, name === undefined ? {} : { name });
    return identifier && toSchemaOrgIdentifier(identifier);
  };

  it('has a member of its own for some numbers, and identifier for all', () => {
    expect(read('XI-LEI', 'XXXX00BEISPIELWERK69')).toEqual({
      own: { property: 'leiCode', value: 'XXXX00BEISPIELWERK69' },
      iso6523Code: '0199:XXXX00BEISPIELWERK69',
      propertyValue: {
        '@type': 'PropertyValue',
        propertyID: 'XI-LEI',
        name: 'LEI',
        value: 'XXXX00BEISPIELWERK69',
        url: 'https://search.gleif.org/#/record/XXXX00BEISPIELWERK69',
      },
    });
    expect(read('DE-VAT', 'DE999999995')?.own).toEqual({ property: 'vatID', value: 'DE999999995' });
    expect(read('XI-DUNS', '99-999-9999')?.own).toEqual({ property: 'duns', value: '999999999' });
    expect(read('XI-GLN', '9501101530003')?.own?.property).toBe('globalLocationNumber');
    expect(read('ES-NIF', 'B-99999997')?.own).toEqual({ property: 'taxID', value: 'B99999997' });
    expect(read('NO-BRC', '988 077 917')).toMatchObject({ iso6523Code: '0192:988077917' });
    expect(read('GB-COH', '00000000')).not.toHaveProperty('own');
    expect(read('GB-COH', '00000000')).not.toHaveProperty('iso6523Code');
  });

  it('names the register of several that the number is of', () => {
    const court = { court: 'Oldenburg' };
    const { identifier } = checkIdentifier('DE-CR', 'VR 201234', court);
    expect(toSchemaOrgIdentifier(identifier!).propertyValue.name).toBe('Vereinsregister');
  });

  it('has an unlisted number under the name of its scheme', () => {
    expect(read('other', 'A-1', 'Clubs register')).toEqual({
      propertyValue: { '@type': 'PropertyValue', propertyID: 'Clubs register', name: 'Clubs register', value: 'A-1' },
    });
  });
});
