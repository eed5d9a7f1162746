import { describe, expect, it } from 'vitest';
import type { ExpectedPage } from '../../../src/checks/proof/expected-page.ts';
import { checkPage } from '../../../src/checks/proof/prove.ts';
import { data, expected, html, kit, markdown } from './one-page.ts';
import cases from './page.cases.json' with { type: 'json' };

const told = (page: string, mirror: string | undefined = markdown, more: Partial<ExpectedPage> = {}) =>
  checkPage({ ...expected, ...more }, page, mirror, kit).map(
    ({ file, reader, found }) => `${reader} ${file}: ${found}`,
  );
const changed = (from: string, to: string) => {
  expect(html()).toContain(from);
  return told(html().replace(from, to));
};

it('a page and its mirror that say what they are to say', () => {
  expect(told(html())).toEqual([]);
  expect(told(html().replace('X · Anna', 'X'))).toEqual([]);
});

describe('a page of which something is wrong', () => {
  it.each(cases as [string, string, string][])('%j as %j', (from, to, found) => {
    const all = changed(from, to);
    if (found === 'never') expect(all).toEqual([]);
    else expect(all.map((each) => each.slice(0, 21 + found.length))).toContain(`parse5 x/index.html: ${found}`);
  });

  it('a language of which nobody knows what pages must say', () => {
    const page = html().replace('lang="en"', 'lang="fr"');
    expect(told(page, markdown, { language: 'fr' })).toEqual(['parse5 x/index.html: fr']);
  });

  it('the fact that it is there for', () => {
    const all = told(html().replace('St. Ives', 'St. Yves'), markdown, { mirror: undefined });
    expect(all).toEqual(['parse5 x/index.html: a page that does not say it']);
  });

  it.each([
    ['name', 'Y'],
    ['dateModified', '2026-01-03'],
    ['inLanguage', 'fr'],
    ['url', 'https://a.example/y/'],
  ])('its structured data: %s', (name, value) => {
    const graph = [{ ...data['@graph'][0], [name]: value }, data['@graph'][1]];
    expect(told(html({ '@graph': graph }))).toEqual([`JSON-LD x/index.html: ${value}`]);
  });

  it.each([
    ['legalName', 'Anne Ltd', 2],
    ['telephone', '+44 21', 1],
    ['email', 'm@b.example', 1],
    ['streetAddress', 'Street 2', 1],
  ])('a fact in its structured data: %s', (name, value, times) => {
    const graph = [data['@graph'][0], { ...data['@graph'][1], [name]: value }];
    expect(told(html({ '@graph': graph }))).toEqual(Array(times).fill(`JSON-LD x/index.html: ${value}`));
  });

  it('what the structured data should say, beside what it says', () => {
    const graph = [data['@graph'][0], { ...data['@graph'][1], legalName: 'Anne Ltd' }];
    const found = checkPage(expected, html({ '@graph': graph }), markdown, kit);
    expect(found.map(({ expected }) => expected)).toContain('legalName: Anna Ltd');
  });

  it('structured data that is none, or is about another page', () => {
    expect(told(html([]))).toEqual(['JSON-LD x/index.html: []', 'JSON-LD x/index.html: none']);
    expect(told(html({ '@graph': [] }))).toEqual(['JSON-LD x/index.html: none']);
  });

  it('a homepage whose structured data does not say who it is, or how it is reached', () => {
    expect(told(html(), markdown, { isHome: true })).toEqual([]);
    const graph = [data['@graph'][0], { '@id': 'https://a.example/#organization' }];
    expect(told(html({ '@graph': graph }), markdown, { isHome: true })).toEqual([
      'JSON-LD x/index.html: undefined',
      'JSON-LD x/index.html: structured data without it',
    ]);
  });
});

describe('a mirror', () => {
  it.each([
    [markdown.replace('lives', 'lived'), ['"AnnalivedinSt" in the mirror alone', '"Annalivesin" in the page alone']],
    [
      markdown.replace('1 January 2020', '2 January 2020'),
      ['"since2January2020" in the mirror alone', '"1January2020" in the page alone'],
    ],
    [markdown.replace('/x/\norganisation', '/y/\norganisation'), []],
    [markdown.replace('updated: 2026', 'updated: 2025'), []],
    [`${markdown}\nMore.\n`, ['"More" in the mirror alone']],
    [
      markdown.replace(/Anna lives.*/, ''),
      ['"Annalivesin" in the page alone', '"since" in the page alone', '"1January2020" in the page alone'],
    ],
  ])('that says something else: %j', (text, found) => {
    const all = told(html(), text).map((each) => each.replace('micromark x.md: ', ''));
    for (const each of found.filter((one) => !one.includes('AnnalivedinSt'))) expect(all).toContain(each);
    expect(all.length).toBeGreaterThan(0);
  });

  it('or a page that lost the paragraph which is its description too, except where one of the two alone shows it', () => {
    const page = html().replace('<p>What X is.</p>', '');
    expect(told(page)).toEqual(['micromark x.md: "WhatXis" in the mirror alone']);
    expect(told(page, markdown, { isHome: true })).toEqual([]);
    const mirror = markdown.replace('> What X is.', '');
    expect(told(html(), mirror)).toEqual(['micromark x.md: "WhatXis" in the page alone']);
    expect(told(html(), mirror, { mirror: 'auth.md' })).toEqual([]);
  });

  it('may say less than a page that is richer, but not more', () => {
    expect(told(html(), markdown.replace(' since 1 January 2020', ''), { isRicher: true })).toEqual([]);
    expect(told(html(), `${markdown}\nMore.\n`, { isRicher: true })).toHaveLength(1);
  });

  it('a ticked task is no letter, a table and HTML are text', () => {
    const page = html().replace(
      '<p>Updated</p>',
      '<ul><li>Done</li></ul><table><tr><td>a1</td><td>b2</td></tr></table>',
    );
    const both = `${markdown}\n- [x] Done\n\n| a1 | b2 |\n|---|---|\n`;
    expect(
      told(page.replace(/<table>.*<\/table>/, '<table><tbody><tr><td>a1</td><td>b2</td></tr></tbody></table>'), both),
    ).toEqual([]);
  });
});
