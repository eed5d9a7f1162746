import { describe, expect, it } from 'vitest';
import { stripFrontMatter } from '../../src/core/url.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

/** The most texts of the wire schemas on fields, in the tables of the reference. */
const ceiling = 0;

/** Names of programming languages and tools. */
const names = /^(?:curl|JavaScript|TypeScript|Python|PHP|Go)$/;

const { site, sources } = siteOf('tests/fixtures/small');

/** Every word that an editor wrote, and by which names and German are told. */
const own = new Set(
  wordsOf([...stringsIn(site), ...[site.home, ...site.pages].map(({ markdown }) => markdown)].join('\n')),
);

const files = texts(published({ ...site, language: 'xx' }, sources).release);
const pages = [...files].filter(([, text]) => text.startsWith('<!doctype html>'));
const mirrors = [...files]
  .filter(([path]) => path.endsWith('.md') && !path.includes('skills'))
  .map(([path, text]): [string, string] => [path, stripFrontMatter(text)]);
const leftIn = (all: typeof pages, leavesOf: (text: string) => readonly string[]) =>
  all.flatMap(([path, text]) =>
    leavesOf(text)
      .filter(isLeft)
      .map((leaf) => `${path}: ${leaf}`),
  );

describe('in a private language, no words that no catalogue and no content gave', () => {
  const cells = /<td>[\s\S]*?<\/td>/g;

  it('stand in pages', () => {
    expect(pages.length).toBeGreaterThan(5);
    expect(leftIn(pages, (text) => leavesOf(text.replace(cells, '')))).toEqual([]);
    // The test can fail: words of ours in English are found among those of the content.
    expect(['Skip to content', 'Köln, Germany'].filter((leaf) => !isLeft(leaf))).toEqual([]);
  });

  it('stand in tables of pages, but for what the wire schemas say', () => {
    const found = leftIn(pages, (text) => leavesOf((text.match(cells) ?? []).join('\n')));
    expect(found.length, found.join('\n')).toBe(ceiling);
  });

  it('are said of elements, pictures and pages', () => {
    const said = /\b(?:aria-label|alt|placeholder|title|tooldescription|toolparamdescription|content)="([^"]*)"/g;
    const found = leftIn(pages, (text) => [...text.matchAll(said)].map(([, value = '']) => value));
    expect(found.filter((leaf) => !settings.test(leaf))).toEqual([]);
  });

  it('stand in mirrors', () => {
    expect(mirrors.length).toBeGreaterThan(4);
    const lines = (text: string) => text.replace(/^```[\s\S]*?^```|`[^`]*`|\]\([^)]*\)/gm, '').split('\n');
    const found = leftIn(mirrors, (text) => lines(text).filter((line) => !english.test(line)));
    expect(found.filter((leaf) => !/^docs\/api\.md: \|/.test(leaf))).toEqual([]);
  });
});

/** Values of <meta> that programs read. */
const settings = /: (?:width=|light dark|website|image\/png|summary|noindex|#)/;

/** Words by which agents look for something. */
const english = /^# auth\.md$|^## Step \d: /;

const isLeft = (leaf: string): boolean => !names.test(leaf) && wordsOf(outside(leaf)).some((word) => !own.has(word));

/** Text that is in no brackets of the private language, and is no address. */
function outside(leaf: string): string {
  let rest = leaf
    .replace(/&\w+;/g, ' ')
    .replace(/\S+[@/.]\S+/g, '')
    // A list of methods, as English has it: the text that it stands in is the row of a table, in brackets as a whole.
    .replace('GET or HEAD', '');
  // Slots within brackets may hold texts in brackets: from the innermost outwards.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, '');
  }
  return rest;
}

function wordsOf(text: string): string[] {
  return (text.match(/(?<![\p{L}\d])[A-Za-z]{2,}(?![\p{L}])/gu) ?? []).map((word) => word.toLowerCase());
}

/** The text of markup without code, programs and what is said to be English, a block a leaf. */
function leavesOf(markup: string): string[] {
  const words = markup
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<(script|code|pre)\b[\s\S]*?<\/\1>/g, '\n')
    .replace(/<(\w+)[^>]* lang="en"[^>]*>[^<]*<\/\1>/g, '\n')
    .replace(/<\/?(?:a|b|bdi|em|span|strong|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n');
  return words.split(/\s*\n\s*/).filter((leaf) => leaf !== '');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
