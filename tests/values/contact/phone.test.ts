import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { parsePhone } from '../../../src/values/contact/phone.ts';

describe('a telephone number', () => {
  it.each([
    ['030 / 12 34 56', 'DE', '+4930123456'],
    ['030 23125-042', 'DE', '+493023125042'],
    ['+49 (0) 30 123456', 'DE', '+4930123456'],
    ['(0)20 7946 0000', 'GB', '+442079460000'],
    ['020 7946 0000', 'GB', '+442079460000'],
    ['+44 20 7946 0142', 'DE', '+442079460142'],
    ['+442079460142', undefined, '+442079460142'],
    ['tel:+44-20-7946-0142', undefined, '+442079460142'],
    ['0033 1 23 45 67 89', 'GB', '+33123456789'],
    ['011 44 20 7946 0142', 'US', '+442079460142'],
    ['(202) 555-0142', 'US', '+12025550142'],
    ['1-202-555-0142', 'US', '+12025550142'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['03-1234-5678', 'JP', '+81312345678'],
    ['０３－１２３４－５６７８', 'JP', '+81312345678'],
    ['٠٦ ٥٠٠ ١٢٣٤', 'JO', '+96265001234'],
    ['1300 555 123', 'AU', '+611300555123'],
    ['+800 1234 5678', 'DE', '+80012345678'],
  ])('%s in %s is %s', (text, country, e164) => {
    expect(parsePhone(text, country)).toMatchObject({ value: { e164 } });
  });

  it('has a form for readers elsewhere', () => {
    expect(parsePhone('(0)20 79460142 ext. 12', 'GB')).toEqual({
      value: {
        e164: '+442079460142',
        international: '+44 20 7946 0142',
        extension: '12',
      },
    });
  });

  it.each([
    'ext. 12',
    'ext 12',
    'extension 12',
    'x12',
    ', ext 12',
    ';ext=12',
    '#12',
    'Durchwahl 12',
    'DW: 12',
    'poste 12',
    '(ext. 12)',
    '(DW 12)',
  ])('has an extension: %s', (extension) => {
    const { value } = parsePhone(`+44 20 7946 0142 ${extension}`);
    expect(value).toMatchObject({ e164: '+442079460142', extension: '12' });
  });

  it.each([
    ['0800 REIMAGINE', 'GB', 'phone-unreadable'],
    ['1-800-FLOWERS', 'US', 'phone-unreadable'],
    ['020 7946 0142 or 020 7946 0143', 'GB', 'phone-unreadable'],
    ['020 7946 0142', undefined, 'phone-needs-country'],
    ['020 7946 0142', 'UK', 'phone-needs-country'],
    ['020 7946 0142 / 0143', 'GB', 'phone-invalid'],
    ['555-12345', 'US', 'phone-invalid'],
    ['+44 20 7946', 'GB', 'phone-invalid'],
    ['+999 1234 5678', 'GB', 'phone-invalid'],
    // E.164 §6.2.1: at most 15 digits, whatever the library says of Germany.
    ['+4920103023125042', 'DE', 'phone-invalid'],
    ['442079460142', 'GB', 'phone-uncertain'],
    ['2079460142', 'GB', 'phone-uncertain'],
    ['30 123456', 'DE', 'phone-uncertain'],
    ['112', 'DE', 'phone-short'],
    ['999', 'GB', 'phone-short'],
    ['116 117', 'DE', 'phone-short'],
    ['+49 116117', 'DE', 'phone-short'],
    ['118 500', 'GB', 'phone-short'],
    ['', 'GB', 'phone-invalid'],
  ])('%s in %s is refused: %s', (text, country, kind) => {
    const { mistakes } = parsePhone(text, country);
    expect(mistakes).toMatchObject([{ kind, path: [], found: JSON.stringify(text), hint: expect.any(String) }]);
  });

  it('is refused with words that mend it', () => {
    const hint = (text: string, country?: string) => parsePhone(text, country).mistakes?.[0]?.hint;
    expect(hint('020 7946 0142')).toBe('Begin with + and the country code, or state the address of the organisation.');
    expect(hint('+999 1234 5678')).toContain('a digit too many or too few');
    expect(hint('555-12345', 'US')).toContain('given out in US: is the area code there?');
    expect(hint('0800 REIMAGINE', 'GB')).toContain('digits for letters');
    expect(parsePhone('020 7946 0142 @', 'GB').mistakes).toEqual([
      {
        kind: 'phone-unreadable',
        path: [],
        expected: 'a telephone number such as +44 20 7946 0142',
        found: '"020 7946 0142 @"',
      },
    ]);
  });

  it('that lacks what is dialled before it is shown with it', () => {
    expect(parsePhone('2079460142', 'GB').mistakes?.[0]?.hint).toBe('Did you mean "+44 20 7946 0142"?');
  });

  it.each([
    ['2079460142 ext. 12', 'GB'],
    ['442079460142 x12', 'GB'],
    ['30 23125042 Durchwahl 12', 'DE'],
  ])('keeps its extension in the hint: %s', (text, country) => {
    const [, meant = ''] = /"(.+)"/.exec(parsePhone(text, country).mistakes?.[0]?.hint ?? '') ?? [];
    expect(parsePhone(meant, country).value).toMatchObject({ extension: '12' });
  });

  it('is asked for an extension in digits', () => {
    for (const text of ['020 7946 0142 ext twelve', '020 7946 0142 ext. 12/13', '020 7946 0142 (extn. 12345678)'])
      expect(parsePhone(text, 'GB').mistakes?.[0]?.hint, text).toContain('ext. 12');
    expect(parsePhone('0800 EXTRA', 'GB').mistakes?.[0]?.hint).toContain('digits for letters');
  });
});

describe('what was read', () => {
  it('is read again as the same number, in each of its forms', () => {
    // Numbers that are given out for films and books, and made up ones that belong to nobody that we know.
    const numbers = ['+442079460142', '+12025550142', '+493023125042', '+33123456789', '+81312345678', '+96265001234'];
    for (const e164 of numbers) {
      const { value } = parsePhone(e164);
      expect(value?.e164).toBe(e164);
      expect(parsePhone(value?.international ?? '').value).toEqual(value);
    }
  });

  it('is the same whether it is written at home or abroad, in every country', () => {
    const countries = getCountries();
    expect(countries.length).toBeGreaterThan(230);
    const different = countries.filter((country) => {
      const example = getExampleNumber(country, examples);
      if (!example) return true;
      const [home, abroad] = [example.formatNational(), example.formatInternational()].map((text) =>
        parsePhone(text, country),
      );
      return home?.value?.e164 !== example.number || abroad?.value?.e164 !== example.number;
    });
    expect(different).toEqual([]);
  });
});
