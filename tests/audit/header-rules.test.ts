import { expect, it } from 'vitest';
import { headerRules } from '../../src/audit/header-rules.ts';

const place = { origin: 'https://facts.example', baseUrl: 'https://facts.example' };
const location = (expected: string, actual: string | undefined): boolean | undefined =>
  headerRules.find(({ name }) => name === 'Location')?.fits(expected, actual, '/old.pdf', place);

it('a redirect that content leads to another origin fits where it leads there, and nowhere else', () => {
  const wanted = 'https://legal.example/catalogue/';
  expect(location(wanted, wanted)).toBe(true);
  expect(location(wanted, 'https://LEGAL.example:443/catalogue/')).toBe(true);
  expect(location(wanted, 'https://legal.example/catalogue/?from=facts')).toBe(true);
  expect(location(wanted, 'http://legal.example/catalogue/')).toBe(false);
  expect(location(wanted, 'https://legal.example/')).toBe(false);
  expect(location(wanted, '/catalogue/')).toBe(false);
  expect(location(wanted, 'https://user@legal.example/catalogue/')).toBe(false);
  expect(location(wanted, undefined)).toBe(false);
});

it('a redirect within the origin fits where it stays there', () => {
  expect(location('/new/', '/new/')).toBe(true);
  expect(location('/new/', 'https://facts.example/new/?x')).toBe(true);
  expect(location('/new/', 'https://legal.example/new/')).toBe(false);
  expect(location('/new/', '/other/')).toBe(false);
});
