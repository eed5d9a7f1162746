import { describe, expect, it } from 'vitest';
import { findNearestName, formatDidYouMean } from '../../src/core/did-you-mean.ts';

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
    expect(findNearestName(word, known)).toBe(name);
  });

  it.each(['', 'a', 'x1', 'tel', 'telephone', 'address'])('finds nothing near %j', (word) => {
    expect(findNearestName(word, known)).toBeUndefined();
    expect(findNearestName(word, known)).toBeUndefined();
  });

  it('takes the nearest, and of equals the first', () => {
    expect(findNearestName('lead', ['loads', 'leads'])).toBe('leads');
    expect(findNearestName('lead', ['load', 'lend'])).toBe('load');
    expect(findNearestName('name', [])).toBeUndefined();
  });

  it('makes a sentence', () => {
    expect(findNearestName('naem', known)).toBe('name');
    expect(formatDidYouMean('name')).toBe('Did you mean "name"?');
  });
});
