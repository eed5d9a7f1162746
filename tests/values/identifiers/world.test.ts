import { describe, expect, it } from 'vitest';
import {
  hasGs1CheckDigit,
  hasLuhnCheckDigit,
  mod97,
  weightedSum,
} from '../../../src/values/identifiers/check-digit-rules.ts';
import { checkIdentifier } from '../../../src/values/identifiers/check-identifier.ts';

// stdnum does not know these: official examples, and numbers that their registers show.
const kindOf = (scheme: string, text: string) => checkIdentifier(scheme, text).mistake?.kind;

describe('a number that is given out across countries', () => {
  it.each(['506700GE1G29325QX363', '485100MX4O4LQTS45635', '549300ELERENIOHRKO73', '984500BA0AE5U0936B12'])(
    'is an LEI, and with two digits changed round it is none: %s',
    (text) => {
      expect(kindOf('XI-LEI', text)).toBeUndefined();
      for (let at = 0; at < 19; at++) {
        const [a = '', b = ''] = text.slice(at, at + 2);
        if (a !== b && /^\d\d$/.test(a + b))
          expect(kindOf('XI-LEI', text.slice(0, at) + b + a + text.slice(at + 2)), `${at}`).toBeDefined();
      }
    },
  );

  it('has no check digits of 00, 01 or 99 where it is an LEI', () => {
    const start = 'XXXX00000000000002';
    const fitting = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')).filter(
      (end) => mod97(start + end) === 1,
    );
    expect(fitting.filter((end) => kindOf('XI-LEI', start + end) === undefined)).toHaveLength(1);
  });

  it.each(['9501101530003', '4012345000009', '5412345000013'])('is a GLN: %s', (text) => {
    expect(kindOf('XI-GLN', text)).toBeUndefined();
    expect(kindOf('XI-GLN', `${text.slice(0, -1)}${(Number(text.at(-1)) + 1) % 10}`)).toBe('check-digit');
  });

  it.each(['DEK1101R.HRB116737', 'DEX1517R.HRB395KI', 'FR9301.012345672'])('is an EUID: %s', (text) => {
    expect(kindOf('EU-EUID', text)).toBeUndefined();
  });

  it.each(['DEK1101R', 'HRB116737', 'D.1', 'DEK1101R.', 'DEK1101R HRB 116737'])('is no EUID: %s', (text) => {
    expect(kindOf('EU-EUID', text)).toBe('shape');
  });

  it.each(['05dxps055', '02mhbdp94', '03yrm5c26', '00f54p054', '01k4yrm29'])('is a ROR ID: %s', (text) => {
    expect(kindOf('XI-ROR', text)).toBeUndefined();
    expect(kindOf('XI-ROR', `${text.slice(0, -1)}${(Number(text.at(-1)) + 1) % 10}`)).toBe('check-digit');
    expect(kindOf('XI-ROR', `1${text.slice(1)}`)).toBe('shape');
  });
});

describe('a number of the Austrian register, of which stdnum knows the shape alone', () => {
  it.each(['122119m', '33209m', '93363z', '56247t'])('ends in its check letter: %s', (text) => {
    const judged = (value: string) => checkIdentifier('AT-FB', value, { court: 'Handelsgericht Wien' }).mistake;
    expect(judged(text)).toBeUndefined();
    expect(judged(`${text.slice(0, -1)}a`)).toMatchObject({
      kind: 'check-digit',
      check: { found: 'a', expected: text.at(-1) },
    });
  });
});

describe('what checks are made of', () => {
  it('gives the examples of its standards', () => {
    expect(hasLuhnCheckDigit('79927398713')).toBe(true); // ISO/IEC 7812-1
    expect(mod97('3214282912345698765432161182')).toBe(1); // an IBAN turned round
    expect(hasGs1CheckDigit('4006381333931')).toBe(true);
  });

  it('takes no character that is not in the alphabet', () => {
    expect(weightedSum('1-3', [1, 1, 1])).toBeNaN();
    expect(weightedSum('12', [1, 1, 1])).toBeNaN();
    expect(weightedSum('1234', [1, 2])).toBe(5);
  });
});
