import { describe, expect, it } from 'vitest';
import { validate } from '../../src/content/check/validate.ts';
import { parseLiteralModule } from '../../src/content/read/literal/module.ts';
import { withMembers } from '../../src/content/read/source.ts';
import type { Problem } from '../../src/core/problem.ts';
import { languageByTag } from '../../src/language/language-by-tag.ts';
import { type OwnWordKey, ownWordKeys } from '../../src/language/own-words.ts';
import { translate } from '../../src/language/translate.ts';
import { plainOf } from '../../src/theme/scripts/folding.ts';
import { published, siteOf, texts } from '../support/site-of.ts';

/** Latin letters as Cyrillic ones, which nothing else on these sites has: as many, and what was lower case still is. */
const strange = (text: string) =>
  text
    .replace(/[a-z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) - 0x61 + 0x430))
    .replace(/[A-Z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) - 0x41 + 0x410));
const back = (text: string) =>
  text
    .replace(/[а-щ]/g, (c) => String.fromCodePoint(c.charCodeAt(0) - 0x430 + 0x61))
    .replace(/[А-Щ]/g, (c) => String.fromCodePoint(c.charCodeAt(0) - 0x410 + 0x41));

/** The words of the search stand in the order of their letters: another alphabet divides them otherwise. */
const isWordTable = (file: string) => /^search\/words\b/.test(file);

describe.each(['', 'tests/fixtures/small'] as const)('a site with words of its own: %s', (folder) => {
  const { site, sources } = siteOf(folder);
  const defaults = new Map(ownWordKeys.map((key) => [key, translate(languageByTag(site.language), key)]));
  const words = Object.fromEntries([...defaults].map(([key, text]) => [key, strange(text)])) as Record<
    OwnWordKey,
    string
  >;
  const before = texts(published(site, sources).release);
  const { release, problems } = published({ ...site, words }, sources);
  const after = texts(release);

  it('says them wherever it said those of the language, and changes nothing else', () => {
    expect(problems).toEqual([]);
    // The name of a script follows from its bytes.
    const plain = (text: string) => back(text).replace(/(assets\/\w+)\.\w{12}\./g, '$1.');
    expect([...after.keys()].map(plain)).toEqual([...before.keys()].map(plain));
    const [was, is] = [[...before.values()], [...after.values()]];
    for (const [i, file] of [...before.keys()].entries())
      if (!isWordTable(file)) expect(plain(is[i]!), file).toBe(plain(was[i]!));
  });

  it('the page, its mirror, the index, llms.txt and JSON-LD have them', () => {
    const has = (file: string, key: OwnWordKey) => expect(after.get(file), `${file}: ${key}`).toContain(words[key]);
    for (const file of ['index.html', 'index.md', 'api/v1/index.json', 'llms.txt']) has(file, 'section.solutions');
    for (const key of ['section.industries', 'section.questions', 'section.contact', 'frame.access'] as const)
      has('index.html', key);
    has('index.md', 'section.industries');
    const found = [...after].flatMap(([file, text]) => (isWordTable(file) ? text.split('\n') : []));
    for (const word of plainOf(words['section.industries']).split(' '))
      expect(
        found.some((line) => line.startsWith(`${word} `)),
        word,
      ).toBe(true);
  });

  it('brands and the legal notice have them too', () => {
    const { company } = site;
    const more = { company: { ...company, brands: ['Brand X'], legal: { windingUp: 'In liquidation.' } }, words };
    const said = (legalNotice: boolean) => texts(published({ ...site, ...more, legalNotice }, sources).release);
    const [without, notice] = [said(false), said(true)];
    expect(without.get('company/index.html')).toContain(`<dt>${words['section.brands']}</dt>`);
    expect(without.get('index.html')).toContain(words['section.legalNotice']);
    expect(notice.get('index.html')).toContain(words['section.legalNotice']);
    for (const key of ['section.legalNotice', 'section.contact'] as const)
      expect(notice.get('legal-notice/index.html')).toContain(`>${words[key]}<`);
  });

  it('leaves none of the default headings standing alone', () => {
    const left: string[] = [];
    // The meaning of a field of the API is the catalogue's for every organisation: a cell of its table.
    const meanings = new Set(after.get('api/v1/openapi.json')!.match(/(?<="description":\s?")[^"]+/g));
    const said = [...after].map(([file, text]): [string, string] => [
      file,
      file === 'docs/api/index.html'
        ? text.replace(/<td>([^<]*)<\/td>/g, (cell, of) => (meanings.has(of) ? '' : cell))
        : text,
    ]);
    for (const key of ownWordKeys.filter((each) => each.startsWith('section.')))
      for (const [file, text] of said) {
        const word = defaults.get(key)!;
        const alone = [`>${word}<`, `## ${word}\n`, `"title": "${word}"`, `[${word}](`];
        for (const each of alone) if (text.includes(each)) left.push(`${file}: ${each.trim()}`);
      }
    // Words of content: a category of questions, and a field of a fact module.
    const given = /^(?:releases\/index\.html: >Solutions<|\S+: (?:>Products<|## Products))$/;
    expect(left.filter((each) => folder !== '' || !given.test(each))).toEqual([]);
  });
});

describe('words in content/site.ts', () => {
  const { sources } = siteOf('tests/fixtures/small');
  const told = (words: string) => {
    const problems: Problem[] = [];
    const text = `import type { SiteSettings } from 'gazette/content';\n\nexport default {\n  words: ${words},\n} satisfies SiteSettings;\n`;
    const own = parseLiteralModule('content/site.ts', text, (problem) => void problems.push(problem))!;
    const located = sources.modules.get('site')!;
    // The rest of the module is the fixture's.
    const value = { ...(located.value as object), ...(own.value as object) };
    const modules = new Map(sources.modules).set('site', withMembers(own, { value }));
    validate({ ...sources, modules }, { preview: false }, (problem) => void problems.push(problem));
    return problems.map(({ code, at, field, message, hint }) => [
      code,
      at && 'line' in at && `${at.line}:${at.col}`,
      field,
      message,
      hint,
    ]);
  };

  it('may be there', () => {
    expect(told(`{ 'section.solutions': 'Leistungen' }`)).toEqual([]);
    expect(told('{}')).toEqual([]);
  });

  it.each([
    [
      `{ 'sections.solutions': 'Leistungen' }`,
      [
        'field-unknown',
        '4:12',
        'words["sections.solutions"]',
        expect.any(String),
        expect.stringContaining('section.solutions'),
      ],
    ],
    [
      `{ 'auth.none': 'Log in' }`,
      ['field-unknown', '4:12', 'words["auth.none"]', expect.any(String), expect.any(String)],
    ],
    [
      `{ 'section.solutions': ' ' }`,
      ['field-invalid', '4:33', 'words["section.solutions"]', 'expected text, got nothing', expect.any(String)],
    ],
    [
      `{ 'section.solutions': '${'x'.repeat(61)}' }`,
      ['field-invalid', '4:33', 'words["section.solutions"]', expect.stringContaining('60'), undefined],
    ],
    [
      `{ 'section.solutions': 'Our\\nwork' }`,
      ['field-invalid', '4:33', 'words["section.solutions"]', expect.stringContaining('one line'), expect.any(String)],
    ],
  ])('%s is refused at its place', (words, problem) => {
    expect(told(words)).toEqual([problem]);
  });
});
