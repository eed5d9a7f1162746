import { describe, expect, it } from 'vitest';
import { didYouMean, didYouMeanText } from '../../src/core/did-you-mean.ts';

const known = ['legalName', 'companyNumber', 'id', 'url', 'name'];

describe('didYouMean', () => {
  it.each([
    ['companyNumbr', 'companyNumber'],
    ['company_number', 'companyNumber'],
    ['COMPANYNUMBER', 'companyNumber'],
    ['legalname', 'legalName'],
    ['naem', 'name'],
    ['nam', 'name'],
    ['ids', 'id'],
    ['uri', 'url'],
  ])('%s → %s', (word, name) => {
    expect(didYouMean(word, known)).toBe(name);
  });

  it.each(['', 'a', 'x1', 'tel', 'telephone', 'address'])('finds nothing near %j', (word) => {
    expect(didYouMean(word, known)).toBeUndefined();
    expect(didYouMean(word, known)).toBeUndefined();
  });

  it('takes the nearest, and of equals the first', () => {
    expect(didYouMean('lead', ['loads', 'leads'])).toBe('leads');
    expect(didYouMean('lead', ['load', 'lend'])).toBe('load');
    expect(didYouMean('name', [])).toBeUndefined();
  });

  it('makes a sentence', () => {
    expect(didYouMean('naem', known)).toBe('name');
    expect(didYouMeanText('name')).toBe('Did you mean "name"?');
  });
});
