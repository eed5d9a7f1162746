import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/markdown/render/render.ts';
import cases from './near-misses.cases.json' with { type: 'json' };

/** Near misses of Markdown: the line, and what is said of it; of what is refused anyway, its kind. */
const missesIn = (markdown: string) =>
  renderMarkdown(markdown).mistakes.map(({ kind, line, disputed }) =>
    kind === 'near-miss' ? `${line} ${disputed?.what}` : `${line} ${kind}`,
  );

const [table, heading, list] = [
  'cells that a tab parts, as spreadsheets copy them',
  'a hash without a space behind it',
  'what looks like the item of a list',
];
const [moved, odd, space] = [
  'a text that is moved in, and so is code',
  'a mark with a no-break space behind it',
  'a space between the text and the address of a link',
];

describe('marks that are almost Markdown are told', () => {
  it.each([
    ['Item\tPrice\nA\t10\nB\t20', `0 ${table}`],
    ['Text.\n\nItem\tPrice\tStock\nA\t10\t3', `2 ${table}`],
    ['Item\tPrice\tStock\nA\t\t3\nB\t10\t', `0 ${table}`],
    ['#Heading\n\nText.', `0 ${heading}`],
    ['#Heading\nText.', `0 ${heading}`],
    ['##Heading', `0 ${heading}`],
    ['###3 reasons', `0 ${heading}`],
    ['#見出し\n\n本文。', `0 ${heading}`],
    ['#Über uns\n\nText.', `0 ${heading}`],
    ['-item', `0 ${list}`],
    ['-item one\n-item two', `0 ${list}`],
    ['Items:\n-one\n-two', `1 ${list}`],
    ['*item one\n*item two', `0 ${list}`],
    ['1.item\n2.item', `0 ${list}`],
    ['1)item\n2)item', `0 ${list}`],
    ['• item one\n• item two', `0 ${list}`],
    ['- one\n- two\n  -three', `2 ${list}`],
    ['##\u00a0Heading', `0 ${odd}`],
    ['-\u00a0item', `0 ${odd}`],
    ['See [the page] (/datenschutz/).', `0 ${space}`],
    ['Text\nand [the page]  (https://example.org/x).', `1 ${space}`],
    ['![A table] (/table.jpg)', `0 ${space}`],
    ['See (the page)[/datenschutz/].', '0 link'],
    ['See (the page)[https://example.org/].', '0 link'],
    ['See (us)[#kontakt] and (them)[mailto:post@werk.example].', '0 link', '0 link'],
    ['See [the page][/datenschutz/].', '0 link'],
    ['See [[Home]].', '0 a link as wikis write it'],
    ['A [b]word[/b].', '0 marks as forums write them'],
    ['A note.[^1]', '0 the mark of a footnote'],
    ['A note.[^1]\n\n[^1]: The note.', '2 a footnote'],
    ['A note.[^1]\n\n[^1]: Note', '2 a footnote'],
    ['Text.\n\n    This is a paragraph that is moved in.\n\nMore.', `2 ${moved}`],
    ['    Wir sind da.', `0 ${moved}`],
    ['    私たちは水を運びます。', `0 ${moved}`],
  ])('%j', (markdown, ...told) => {
    const found = renderMarkdown(markdown).mistakes.map(({ kind, line, disputed }) =>
      disputed === undefined ? `${line} ${kind}` : `${line} ${disputed.what}`,
    );
    expect(found).toEqual(told);
  });

  it('says how a link is written', () => {
    const [mistake] = renderMarkdown('(the page)[/datenschutz/]').mistakes;
    expect(mistake).toMatchObject({ text: '(the page)[/datenschutz/]', right: '[the page](/datenschutz/)' });
  });
});

describe('honest text is not', () => {
  it.each(cases)('%j', (markdown) => {
    expect(missesIn(markdown).filter((each) => !/ disputed$/.test(each))).toEqual([]);
  });
});

it('finds none in the content of this project, in its documentation and in the sites of its tests', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const files = ['content', 'docs', 'tests/fixtures'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const body = readFileSync(`${root}/${file}`, 'utf8').replace(/^---\n.*?\n---\n/s, '');
    return missesIn(body)
      .filter((each) => !/^\d+ \w+$/.test(each))
      .map((each) => `${file}: ${each}`);
  });
  expect(found).toEqual([]);
});
