import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { repairFrontMatter } from '../../../src/desk/fix/repair-front-matter.ts';
import { repairModule } from '../../../src/desk/fix/repair-module.ts';

const file = 'content/company.ts';
const source = readFileSync(new URL('../../fixtures/charity/content/company.ts', import.meta.url).pathname, 'utf8');
const legalName = "legalName: 'The Saltmarsh Lantern Trust',";
const christmas = "reason: 'Christmas Day' },";

describe('a typed module that cannot be read', () => {
  it.each([
    ['a comma between fields is missing', legalName, legalName.slice(0, -1), legalName, /comma/],
    ['a comma between items is missing', christmas, christmas.slice(0, -1), christmas, /comma/],
    ['a second quote is missing', legalName, legalName.replace("Trust'", 'Trust'), legalName, /quote/],
    ['quotes of Word', legalName, legalName.replace(/'(.*)'/, '‘$1’'), legalName, /straight quotes/],
    ['double quotes of Word', legalName, legalName.replace(/'(.*)'/, '“$1”'), legalName, /straight quotes/],
    ['an apostrophe', "'Winter break'", "'Winter's break'", "'Winter\\'s break'", /Write \\'/],
    ['an equals sign', legalName, legalName.replace(':', ' ='), legalName, /name: value/],
    ['a semicolon', legalName, legalName.replace(/,$/, ';'), legalName, /comma/],
    ['no export default', 'export default {', '{', 'export default {', /export default/],
  ])('%s: it is told, and mended', (_name, from, wrong, right, hint) => {
    expect(source).toContain(from);
    const spoiled = source.replace(from, () => wrong);
    const problems: Problem[] = [];
    expect(parseLiteralModule(file, spoiled, (problem) => void problems.push(problem))).toBeUndefined();
    const line = source.slice(0, source.indexOf(from)).split('\n').length;
    const { at } = problems[0]!;
    expect(Math.abs((at && 'line' in at ? at.line : 0) - line)).toBeLessThanOrEqual(1);
    expect(`${problems[0]!.message} ${problems[0]!.hint}`).toMatch(hint);
    expect(repairModule(file, spoiled)).toBe(source.replace(from, () => right));
  });

  it.each([
    ['a brace too few', christmas.slice(0, -3)],
    ['a brace too many', christmas.replace(' },', ' }},')],
  ])('is left alone where more could be meant: %s', (_name, wrong) => {
    expect(repairModule(file, source.replace(christmas, wrong))).toBeUndefined();
  });

  it('is mended where it has several such mistakes, and left alone where it can be read', () => {
    const spoiled = source.replace(legalName, legalName.slice(0, -1)).replace(christmas, christmas.slice(0, -1));
    expect(repairModule(file, spoiled)).toBe(source);
    expect(repairModule(file, source)).toBeUndefined();
  });
});

describe('front matter that cannot be read', () => {
  const page = '---\ntitle: Accounts\nupdated: 2026-09-21\norder: 20\n---\n\nText.\n';
  it.each([
    ['no opening marker', page.slice(4), page],
    ['no closing marker', page.replace('20\n---', '20'), page],
    ['four dashes', page.replace('20\n---', '20\n----'), page],
    ['a dash of Word', page.replace('---', '—-'), page],
    ['no colon', page.replace('title:', 'title'), page],
    ['a semicolon', page.replace('title:', 'title;'), page],
    ['an equals sign', page.replace('title:', 'title ='), page],
    ['a wide colon', page.replace('title: ', 'title：'), page],
    ['a line twice', page.replace('order', 'order: 20\norder'), page],
    ['a quote without its second', page.replace('Accounts', '"Accounts'), page.replace('Accounts', '"Accounts"')],
    ['an apostrophe', page.replace('Accounts', "'A's b'"), page.replace('Accounts', '"A\'s b"')],
    ['a bracket first', page.replace('Accounts', '[2026] A'), page.replace('Accounts', '"[2026] A"')],
    ['a number sign', page.replace('Accounts', 'Bed #3 a'), page.replace('Accounts', '"Bed #3 a"')],
  ])('is mended: %s', (_name, wrong, right) => {
    expect(repairFrontMatter('content/pages/a.md', wrong)).toBe(right);
  });

  it.each([
    ['a field twice with two values', page.replace('order', 'order: 10\norder')],
    ['no front matter', 'Text.\n'],
  ])('is left alone: %s', (_name, wrong) => {
    expect(repairFrontMatter('content/pages/a.md', wrong)).toBeUndefined();
  });
});
