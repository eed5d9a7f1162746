import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../src/core/country-codes.ts';
import {
  addressFormats,
  checkAddress,
  formatPostalCode,
  toAddressLines,
} from '../../../src/values/contact/address/check-address.ts';
import type { PostalAddress } from '../../../src/values/contact/address/model.ts';

const addressLines = (address: PostalAddress, countryName: string) =>
  toAddressLines(address, countryName).map((pieces) => pieces.map(({ text }) => text).join(''));
const kinds = (address: PostalAddress) =>
  (checkAddress(address).mistakes ?? []).map(({ kind, path }) => `${kind} ${path.join('.')}`);
const berlin = { streetAddress: ['Musterweg 1'], locality: 'Berlin', postalCode: '10115', country: 'DE' };

describe('the table of formats', () => {
  const rows = Object.entries(addressFormats);

  it('has the European Union, and what else was asked for', () => {
    const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
    const others = 'GB US CA AU NZ CH NO JP CN KR IN BR MX ZA AE SA JO EG IL TR UA SG HK TW';
    const codes = `${union} ${others}`.split(' ');
    expect(codes.filter((code) => !addressFormats[code])).toEqual([]);
    const known: readonly string[] = countryCodes;
    expect(rows.map(([code]) => code).filter((code) => !known.includes(code))).toEqual([]);
  });

  it('has every part once in every order, street lines for themselves', () => {
    const orders = rows.flatMap(([, { lines, native }]) => (native === undefined ? [lines] : [lines, native]));
    const letters = (order: string) => [...order].filter((sign) => 'ADCSZ'.includes(sign)).sort();
    expect(orders.filter((order) => letters(order).join('') !== 'ACDSZ' || !order.split('|').includes('A'))).toEqual(
      [],
    );
  });

  it('has examples that are postal codes, as they are printed', () => {
    for (const [country, format] of rows) {
      expect(format.examples.length > 0, country).toBe(format.code !== undefined);
      for (const example of format.examples) {
        expect(formatPostalCode(example, country, format)).toBe(example);
        expect(formatPostalCode(example.replace(/[ -]/g, '').toLowerCase(), country, format)).toBe(example);
        expect(formatPostalCode(`${country}-${example}`, country, format)).toBe(example);
        expect(formatPostalCode(`${example}0000`, country, format)).not.toBe(example);
      }
      expect(format.needs, country).toMatch(format.code ? /^AC?S?Z?\+?$/ : /^A\+$/);
    }
  });

  it('requires a region where no letter arrives without one', () => {
    expect(rows.filter(([, { needs }]) => needs.includes('S')).map(([code]) => code)).toEqual(['AU', 'BR', 'CA', 'US']);
  });
});

describe('an address', () => {
  it('is good as content has it today, member for member', () => {
    const today = { streetAddress: ['Lanternwright House', '7 Curlew Loom Row'], locality: 'London', country: 'GB' };
    const address = { ...today, postalCode: 'QX1 4ZZ' };
    expect(checkAddress(address)).toEqual({ value: address });
  });

  it.each([
    ['DE', 'D-10115', '10115'],
    ['GB', 'ec1y8sy', 'EC1Y 8SY'],
    ['JP', '〒1500013', '150-0013'],
    ['JP', '１５０－００１３', '150-0013'],
    ['LV', '1010', 'LV-1010'],
    ['NL', '1234ab', '1234 AB'],
    ['PL', '00940', '00-940'],
    ['SE', 'SE-11455', '114 55'],
    ['US', '221621010', '22162-1010'],
    ['MT', 'vlt1117', 'VLT 1117'],
    ['FR', 'F-33380', '33380'],
    ['KE', ' 00100 ', '00100'],
  ])('of %s with the postal code %s has %s', (country, postalCode, printed) => {
    const address = { streetAddress: ['1'], locality: 'X', region: 'Y', postalCode, country };
    expect(checkAddress(address).value).toEqual({ ...address, postalCode: printed });
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['address-incomplete postalCode', { postalCode: undefined }],
    ['address-incomplete locality', { locality: undefined }],
    ['address-incomplete streetAddress', { streetAddress: [] }],
    ['address-incomplete region', { country: 'US', postalCode: '95014' }],
    ['address-incomplete locality', { country: 'AE', postalCode: undefined, locality: undefined }],
    ['address-empty locality', { locality: ' ' }],
    ['address-empty streetAddress.1', { streetAddress: ['A', ''] }],
    ['address-empty region', { region: '' }],
    ['postal-code-form postalCode', { postalCode: '1011' }],
    ['postal-code-form postalCode', { postalCode: 'QX1 4ZZ' }],
    ['postal-code-none postalCode', { country: 'AE', postalCode: '00000' }],
    ['postal-code-none postalCode', { country: 'HK', postalCode: '999077' }],
    ['postal-code-twice locality', { locality: '10115 Berlin' }],
    ['address-incomplete streetAddress', { country: 'KE', streetAddress: [] }],
    ['country-unknown country', { country: 'UK' }],
  ])('is refused: %s %j', (expected, change) => {
    expect(kinds({ ...berlin, ...change })).toEqual([expected]);
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['AE', { locality: 'Dubai', postalCode: undefined }],
    ['HK', { locality: undefined, region: 'Kowloon', postalCode: undefined }],
    ['SG', { locality: undefined, postalCode: '546080' }],
    ['IE', { locality: undefined, region: 'Co. Mayo', postalCode: undefined }],
    ['JO', { postalCode: undefined }],
    ['AQ', { locality: undefined, postalCode: undefined }],
  ])('of %s may lack what is not used there', (country, change) => {
    expect(kinds({ ...berlin, ...change, country })).toEqual([]);
  });

  it('says what was expected, and which country was meant', () => {
    expect(checkAddress({ ...berlin, postalCode: '1011' }).mistakes).toEqual([
      { kind: 'postal-code-form', path: ['postalCode'], expected: 'a postal code such as 26133', found: '"1011"' },
    ]);
    expect(checkAddress({ ...berlin, country: 'UK' }).mistakes?.[0]).toMatchObject({
      expected: 'an ISO 3166-1 alpha-2 country code such as GB',
      found: '"UK"',
    });
    const hints = ['UK', 'EL', 'de', 'CK', 'Germany'].map(
      (country) => checkAddress({ ...berlin, country }).mistakes?.[0]?.hint,
    );
    // CK is a country, whose postal codes nobody knows here.
    expect(hints).toEqual(['Did you mean "GB"?', 'Did you mean "GR"?', 'Did you mean "DE"?', undefined, undefined]);
  });
});

describe('the lines of an address', () => {
  it.each<[string, Omit<PostalAddress, 'country'>, string, string[]]>([
    ['DE', berlin, 'Germany', ['Musterweg 1', '10115 Berlin', 'Germany']],
    [
      'US',
      { streetAddress: ['1 Main St', 'Suite 2'], locality: 'Springfield', region: 'IL', postalCode: '62701' },
      'United States',
      ['1 Main St', 'Suite 2', 'Springfield, IL 62701', 'United States'],
    ],
    ['SG', { streetAddress: ['1 Road'], postalCode: '546080' }, 'Singapore', ['1 Road', '546080', 'Singapore']],
    [
      'TR',
      { streetAddress: ['Cad. 1'], locality: 'Çankaya', region: 'Ankara', postalCode: '06101' },
      'Türkiye',
      ['Cad. 1', '06101 Çankaya/Ankara', 'Türkiye'],
    ],
    [
      'TR',
      { streetAddress: ['Cad. 1'], region: 'Ankara', postalCode: '06101' },
      'Türkiye',
      ['Cad. 1', '06101/Ankara', 'Türkiye'],
    ],
    [
      'JP',
      { streetAddress: ['架空町1-2-3'], locality: '千代田区', region: '東京都', postalCode: '000-0000' },
      '日本',
      ['日本', '〒000-0000', '東京都千代田区', '架空町1-2-3'],
    ],
    [
      'JP',
      { streetAddress: ['1-2-3 Kaku-cho'], locality: 'Chiyoda-ku', region: 'Tokyo', postalCode: '000-0000' },
      'Japan',
      ['1-2-3 Kaku-cho', 'Chiyoda-ku, Tokyo 000-0000', 'Japan'],
    ],
    [
      'HU',
      { streetAddress: ['Fő utca 1'], locality: 'Budapest', postalCode: '1037' },
      'Hungary',
      ['Budapest', 'Fő utca 1', '1037', 'Hungary'],
    ],
  ])('of %s: %j', (country, address, countryName, lines) => {
    expect(addressLines({ ...address, country }, countryName)).toEqual(lines);
  });

  it('name their parts', () => {
    const paris = { streetAddress: ['1 rue X'], locality: 'Paris', postalCode: '75001', country: 'FR' };
    expect(toAddressLines(paris, 'France')).toEqual([
      [{ part: 'streetAddress', text: '1 rue X' }],
      [{ part: 'postalCode', text: '75001' }, { text: ' ' }, { part: 'locality', text: 'Paris' }],
      [{ part: 'country', text: 'France' }],
    ]);
  });

  it('have each given part exactly once, in every country and order', () => {
    const part = (name: string) => fc.option(fc.constant(name), { nil: undefined });
    const address = fc.record({
      // Letters of its own script choose the other order of a country.
      streetAddress: fc.constantFrom(['street one'], ['street one', 'street two'], ['street 街']),
      dependentLocality: part('suburb'),
      locality: part('town'),
      region: part('province'),
      postalCode: part('12345'),
      country: fc.constantFrom(...Object.keys(addressFormats), 'KE'),
    });
    fc.assert(
      fc.property(address, (given) => {
        const pieces = toAddressLines(given, 'the land').flat();
        const { streetAddress, country: _, ...parts } = given;
        const expected = [...streetAddress, ...Object.values(parts), 'the land'].filter((text) => text !== undefined);
        expect(
          pieces
            .filter(({ part }) => part)
            .map(({ text }) => text)
            .sort(),
        ).toEqual(expected.sort());
        const lines = addressLines(given, 'the land');
        expect(
          lines.filter((line) => line !== line.trim() || !/\w/.test(line) || /^[^\w〒]|[^\w街]$/.test(line)),
        ).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
