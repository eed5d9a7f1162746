import { describe, expect, it } from 'vitest';
import { account } from '../../../src/content/schemas/company.ts';

const said = (value: object) => {
  const { success, data, error } = account().safeParse({ holder: 'Rowan Trust', ...value });
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a bank account', () => {
  it('is published without spaces', () => {
    expect(said({ iban: 'GB82 WEST 1234 5698 7654 32', bic: 'WESTGB22 XXX' })).toEqual({
      holder: 'Rowan Trust',
      iban: 'GB82WEST12345698765432',
      bic: 'WESTGB22XXX',
    });
    expect(said({ number: '12345678', bankCode: '12-34-56' })).toMatchObject({ bankCode: '12-34-56' });
  });

  it('has an IBAN whose check digits are right, or a number', () => {
    expect(said({ iban: 'GB83 WEST 1234 5698 7654 32' })).toEqual([
      'iban: expected an IBAN, got another text or wrong check digits',
    ]);
    expect(said({ iban: 'GB82' })).toHaveLength(1);
    expect(said({ number: '1', bic: 'WEST' })).toEqual(['bic: expected a BIC of 8 or 11 characters, such as DEUTDEFF']);
    expect(said({})).toEqual([': expected iban or number, found neither']);
  });
});
