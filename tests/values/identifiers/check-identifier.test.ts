import { describe, expect, it } from 'vitest';
import { checkIdentifier } from '../../../src/values/identifiers/check-identifier.ts';
import { describeMistake } from '../../../src/values/identifiers/describe-mistake.ts';
import cases from './check-identifier.cases.json' with { type: 'json' };

describe('a number as people write it', () => {
  it.each(cases as [string, string, string, string][])('%s %s', (scheme, text, value, display) => {
    expect(checkIdentifier(scheme, text).identifier).toMatchObject({ value, display });
  });

  it('keeps the court beside the number of a German or Austrian register', () => {
    expect(checkIdentifier('DE-CR', 'HRB 000815', { court: ' Amtsgericht Lindental ' }).identifier).toMatchObject({
      value: 'HRB815',
      display: 'HRB 815',
      court: 'Amtsgericht Lindental',
    });
    expect(checkIdentifier('DE-CR', 'GnR 12 B', { court: 'x' }).identifier).toMatchObject({
      value: 'GnR12B',
      display: 'GnR 12 B',
    });
    expect(checkIdentifier('AT-FB', 'FN 122119 m', { court: 'x' }).identifier).toMatchObject({
      value: '122119m',
      display: 'FN 122119 m',
    });
    expect(checkIdentifier('DE-CR', 'HRB 815')).toEqual({
      mistake: { kind: 'needs-court', scheme: 'DE-CR', found: 'HRB815' },
    });
    expect(checkIdentifier('AT-FB', '122119m', { court: ' ' }).mistake?.kind).toBe('needs-court');
    expect(checkIdentifier('FR-RCS', '732 829 320').mistake?.kind).toBe('needs-town');
    expect(checkIdentifier('FR-RCS', 'RCS 732 829 320', { town: 'Paris' }).identifier?.town).toBe('Paris');
    expect(checkIdentifier('FR-SIREN', '732829320', { town: 'Paris' }).mistake).toEqual({
      kind: 'needless',
      scheme: 'FR-SIREN',
      member: 'town',
    });
  });

  it('is taken as it is where the scheme is in no table, but not without a name for it', () => {
    expect(checkIdentifier('other', ' A-12/3 ', { name: 'Clubs register' }).identifier).toMatchObject({
      value: 'A-12/3',
      display: 'A-12/3',
      scheme: { code: 'other', name: 'Clubs register' },
    });
    expect(checkIdentifier('other', '00000', { name: 'Clubs register' }).identifier?.value).toBe('00000');
    expect(checkIdentifier('other', 'A-12/3').mistake?.kind).toBe('needs-name');
    expect(checkIdentifier('other', '', { name: 'Clubs register' }).mistake?.kind).toBe('shape');
  });
});

describe('a mistake', () => {
  it('of the shape says what was expected, with an example, and what zeros would mend', () => {
    expect(checkIdentifier('GB-COH', '1234567')).toEqual({
      mistake: {
        kind: 'shape',
        scheme: 'GB-COH',
        found: '1234567',
        expected: '8 digits, or 2 letters and 6 digits',
        example: '99999999',
        meant: '01234567',
      },
    });
    expect(checkIdentifier('NL-KVK', '123456789').mistake).not.toHaveProperty('meant');
  });

  it('of the check digit says which was expected, where only one fits', () => {
    expect(checkIdentifier('DE-VAT', 'DE123456789')).toEqual({
      mistake: { kind: 'check-digit', scheme: 'DE-VAT', found: 'DE123456789', check: { found: '9', expected: '8' } },
    });
    expect(checkIdentifier('XI-LEI', 'XXXX00BEISPIELWERK68').mistake).toMatchObject({
      check: { found: '68', expected: '69' },
    });
    expect(checkIdentifier('JP-JCN', '8999999999999').mistake).toMatchObject({ check: { found: '8', expected: '9' } });
    // Two rules are in force for each of these, so that two digits or more would do.
    for (const [scheme, text] of [
      ['ES-NIF', 'B99999990'],
      ['GB-VAT', 'GB980780685'],
      ['NL-VAT', 'NL004495446B01'],
    ] as const) {
      const { mistake } = checkIdentifier(scheme, text);
      expect(mistake?.kind).toBe('check-digit');
      expect(mistake).not.toHaveProperty('check');
    }
  });

  it.each([
    ['FR-SIREN', '000 000 000'],
    ['DE-VAT', 'TBC'],
    ['GB-COH', '⟪number of the company⟫'],
    ['XI-DUNS', 'n/a'],
    ['NL-KVK', 'XXXXXXXX'],
    ['US-EIN', '12-3456789'],
    ['XI-GLN', '0000000000000'],
  ])('%s %s is nobody’s', (scheme, text) => {
    expect(checkIdentifier(scheme, text).mistake?.kind).toBe('reserved');
  });

  it('of the scheme names the codes that may be meant', () => {
    const meant = (code: string, country?: string) => {
      const { mistake } = checkIdentifier(code, '1', country === undefined ? {} : { country });
      return mistake?.kind === 'unknown-scheme' ? mistake.meant : undefined;
    };
    expect(meant('UK-COH')).toEqual(['GB-COH']);
    expect(meant('gb-coh')).toEqual(['GB-COH']);
    expect(meant('EL-AFM')).toEqual(['GR-AFM']);
    expect(meant('EL-VAT')).toEqual(['GR-AFM']);
    expect(meant('HRB')).toEqual(['DE-CR']);
    expect(meant('USt-IdNr.')).toEqual(['DE-VAT', 'AT-UID']);
    expect(meant('USt-IdNr.', 'AT')).toEqual(['AT-UID']);
    expect(meant('KvK')).toEqual(['NL-KVK']);
    expect(meant('VAT', 'UK')).toEqual(['GB-VAT']);
    expect(meant('VAT')).toEqual(expect.arrayContaining(['GB-VAT', 'DE-VAT', 'FR-VAT']));
    expect(meant('FR-INSEE')).toEqual(['FR-SIREN']);
    expect(meant('法人番号')).toEqual(['JP-JCN']);
    expect(meant('LEI')).toEqual(['XI-LEI']);
    expect(meant('GB-COHH')).toEqual(['GB-COH']);
    expect(meant('something else entirely')).toEqual([]);
  });

  it('has words that say what was expected, what was found, and what helps', () => {
    const words = (code: string, text: string, name?: string) => {
      const { mistake } = checkIdentifier(code, text, name === undefined ? {} : { name });
      return mistake && describeMistake(mistake);
    };
    expect(words('UK-COH', '1')).toEqual({
      expected: 'the code of a scheme, such as GB-COH',
      found: '"UK-COH"',
      hint: 'Did you mean "GB-COH"?',
    });
    expect(words('IČO', '1')?.hint).toBe('Write one of CZ-ICO, SK-ICO.');
    expect(words('something else entirely', '1')?.hint).toContain('"other"');
    expect(words('GB-COH', '1234567')).toEqual({
      expected: '8 digits, or 2 letters and 6 digits, such as 99999999',
      found: '"1234567"',
      hint: 'Were zeros lost? Did you mean "01234567"?',
    });
    expect(words('GB-COH', '')).toEqual({
      expected: '8 digits, or 2 letters and 6 digits, such as 99999999',
      found: 'nothing',
    });
    expect(words('DE-VAT', 'DE123456789')).toMatchObject({ expected: 'check characters "8"', found: '"DE123456789"' });
    expect(words('NL-VAT', 'NL004495446B01')?.expected).toBe('check characters that fit the others');
    expect(words('DE-VAT', 'TBC')?.hint).toContain('Leave the identifier out');
    expect(words('DE-CR', 'HRB1')?.hint).toBe('Add it: court.');
    expect(words('FR-RCS', '732829320')?.hint).toBe('Add it: town.');
    expect(words('other', '1')?.hint).toBe('Add it: name.');
    expect(words('US-SSN', '1')).toMatchObject({ found: '"Social Security number"' });
    expect(words('US-EIN', '123-45-6789')).toMatchObject({
      found: 'what looks like a number of persons (Social Security number)',
    });
    expect(words('GB-COH', '00000000', 'x')).toMatchObject({
      expected: 'no name beside GB-COH',
      hint: 'Leave name out.',
    });
  });
});
