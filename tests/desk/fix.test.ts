import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { parseUnambiguousDate } from '../../src/core/parse-date.ts';
import { fixContent } from '../../src/desk/fix/fix-content.ts';
import { replaceValues } from '../../src/desk/fix/replace-values.ts';
import cases from './fix.cases.json' with { type: 'json' };
import { copySite, type TestSite } from './site.ts';

describe('unambiguousDate', () => {
  it.each(cases.unambiguousDate as [string, string][])('%s is %s', (text, date) =>
    expect(parseUnambiguousDate(text)).toBe(date),
  );

  it.each(cases['could mean something else, or nothing'])('%s could mean something else, or nothing', (text) =>
    expect(parseUnambiguousDate(text)).toBeUndefined(),
  );

  it('never changes a date that is right', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1700-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(parseUnambiguousDate(iso)).toBe(iso);
        },
      ),
      { numRuns: 200, seed: 3 },
    ));
});

describe('replaceValues', () => {
  const at = (line: number, col: number, file = 'content/company.ts') => ({ file, line, col });

  it('keeps comments, quotes, order, line ends and a byte order mark', () => {
    const source = '\ufeff// head\r\nexport default {\r\n  a: "x", // why\r\n  b: 7, /* seven */\r\n};\r\n';
    const fixed = replaceValues('content/company.ts', source, [
      { at: at(3, 6), from: 'x', to: 'y' },
      { at: at(4, 6), from: 7, to: '07' },
    ]);
    expect(fixed).toBe('\ufeff// head\r\nexport default {\r\n  a: "y", // why\r\n  b: \'07\', /* seven */\r\n};\r\n');
  });

  it.each([
    ['plain', 'a: x # why', 'a: y # why'],
    ['double-quoted', 'a: "x" # why', 'a: "y" # why'],
    ['single-quoted', "a: 'x'", "a: 'y'"],
    ['with spaces behind it', 'a:   x  ', 'a:   y  '],
    ['escaped', 'a: "\\x78" # why', 'a: "y" # why'],
  ])('keeps front matter as it is: %s', (_name, before, after) => {
    const file = (line: string) => `---\n# first\nb: z\n${line}\n---\nBody.\n`;
    const col = before.search(/["'x]/) + 1;
    const replaced = replaceValues('content/faq/a.md', file(before), [
      { at: at(4, col, 'content/faq/a.md'), from: 'x', to: 'y' },
    ]);
    expect(replaced).toBe(file(after));
  });

  it('puts what YAML would take for something else into quotes', () => {
    const file = 'content/faq/a.md';
    const replace = (line: string, to: string) =>
      replaceValues(file, `---\n${line}\n---\n`, [{ at: at(2, 4, file), from: 'x', to }]);
    expect(replace('a: x # why', 'y: z')).toBe('---\na: "y: z" # why\n---\n');
    expect(replace("a: 'x'", "it's")).toBe("---\na: 'it''s'\n---\n");
  });

  it('changes nothing when the file says something else by now, or would', () => {
    const source = '---\na: x\n---\n';
    const file = 'content/faq/a.md';
    expect(replaceValues(file, source, [{ at: at(2, 4, file), from: 'other', to: 'y' }])).toBeUndefined();
    expect(
      replaceValues('content/x.ts', "export default { a: 'x' };\n", [{ at: at(1, 21), from: 'x', to: "it's" }]),
    ).toBe(undefined);
    // Lines that end in two ways cannot be kept as they are.
    expect(
      replaceValues(file, '---\na: x\r\nb: y\n---\n', [{ at: at(2, 4, file), from: 'x', to: 'y' }]),
    ).toBeUndefined();
  });
});

describe('check --fix', () => {
  let site: TestSite;
  beforeEach(() => {
    site = copySite();
  });
  afterEach(() => site.remove());
  const read = (file: string) => readFileSync(join(site.dir, file), 'utf8');
  const edit = (file: string, from: string, to: string) => {
    const before = read(file);
    expect(before).toContain(from);
    site.write(file, before.replace(from, to));
  };
  const fix = () =>
    fixContent(site.options).map(({ at, field, from, to }) => `${at.file} ${field ?? ''} ${from} → ${to}`);
  const codes = () => build(site.options).problems.map(({ code }) => code);

  it('leaves good content alone', () => expect(fix()).toEqual([]));

  it('renames pages and news together with the links to them, however accents are composed', () => {
    const name = 'für-sie'.normalize('NFD');
    const head = '---\ntitle: X\ndescription: X.\n';
    site.write(`content/pages/${name}.md`, `${head}updated: 2026-03-01\n---\n\nX\n`);
    site.write(`content/news/${name}.md`, `${head}date: 2026-03-01\n---\n\n[a](/für-sie/#x), [b](/f%C3%BCr-sie/)\n`);
    site.write(
      'content/pages/z.md',
      `${head}updated: 2026-03-01\n---\n\n[a](/${name}/), [b](/news/für-sie/), [c](/für-sie-2/)\n`,
    );
    fix();
    expect(read('content/pages/z.md')).toContain('[a](/fur-sie/), [b](/news/fur-sie/), [c](/für-sie-2/)');
    expect(read('content/news/fur-sie.md')).toContain('[a](/fur-sie/#x), [b](/fur-sie/)');
    expect(existsSync(join(site.dir, 'content/pages/fur-sie.md'))).toBe(true);
  });

  it('mends several mistakes at once, the hidden ones too, and nothing else', () => {
    edit(
      'content/company.ts',
      "scheme: 'other', name: 'Handelsregister Köln'",
      "scheme: 'companies-house', name: 'Companies House'",
    );
    edit('content/company.ts', "companyNumber: 'HRA 0012',", 'companyNumber: 1234567, // as the register has it');
    edit('content/company.ts', "incorporated: '1999-12-31'", "incorporated: '31.12.1999'");
    edit('content/solutions.ts', "id: 'wasser-holen'", "id: 'Wasser_Holen'");
    edit('content/solutions.ts', "workflows: ['wasser-holen']", "workflows: ['Wasser Holen']");
    edit('content/site.ts', "baseUrl: 'https://pumpen.example'", "baseUrl: 'https://Pumpen.example/'");
    edit('content/pages/privacy.md', 'updated: 2026-01-01', 'updated: 2026-1-1 # New Year');
    const before = read('content/company.ts');
    expect(fix().sort()).toEqual([
      'content/company.ts companyNumber 1234567 → "01234567"',
      'content/company.ts incorporated "31.12.1999" → "1999-12-31"',
      'content/pages/privacy.md updated "2026-1-1" → "2026-01-01"',
      'content/site.ts baseUrl "https://Pumpen.example/" → "https://pumpen.example"',
      'content/solutions.ts solutions[0].workflows[0] "Wasser Holen" → "wasser-holen"',
      'content/solutions.ts workflows[0].id "Wasser_Holen" → "wasser-holen"',
    ]);
    expect(codes()).toEqual([]);
    expect(read('content/company.ts')).toBe(
      before.replace('1234567,', "'01234567',").replace('31.12.1999', '1999-12-31'),
    );
    expect(read('content/pages/privacy.md')).toContain('updated: 2026-01-01 # New Year\n');
  });

  it.each([
    ['a date that could be two', 'content/pages/privacy.md', 'updated: 2026-01-01', 'updated: 05/06/2026'],
    ['a number of another register', 'content/company.ts', "companyNumber: 'HRA 0012'", 'companyNumber: 1234567'],
    ['an id that would be another one', 'content/industries.ts', "id: 'aquaristik'", "id: 'Gartenbau'"],
    ['a base URL with a path', 'content/site.ts', "'https://pumpen.example'", "'https://pumpen.example/x'"],
  ])('does not guess: %s', (_name, file, from, to) => {
    edit(file, from, to);
    const before = read(file);
    expect(fix()).toEqual([]);
    expect(read(file)).toBe(before);
    expect(codes()).not.toEqual([]);
  });

  it('renames a file whose name is no address, where the right name is free', () => {
    const page = '---\ntitle: Neu\ndescription: x\nupdated: 2026-01-01\n---\nText.\n';
    site.write('content/pages/Über_Uns.md', page);
    expect(fix()).toEqual(['content/pages/Über_Uns.md  Über_Uns.md → uber-uns.md']);
    expect(codes()).toEqual([]);
    site.write('content/pages/Uber Uns.md', page);
    expect(fix()).toEqual([]);
    expect(existsSync(join(site.dir, 'content/pages/Uber Uns.md'))).toBe(true);
  });

  it('renames a folder of public/ once, with the links to what is in it, where the right name is free', () => {
    site.write('public/Unsere Flyer/a.txt', 'a');
    site.write('public/Unsere Flyer/b.txt', 'b');
    const page = '---\ntitle: Neu\ndescription: x\nupdated: 2026-01-01\n---\n[a](/Unsere%20Flyer/a.txt)\n';
    site.write('content/pages/neu.md', page);
    expect(fix()).toEqual([
      'public/Unsere Flyer  Unsere Flyer → unsere-flyer',
      'content/pages/neu.md  /Unsere Flyer/a.txt → /unsere-flyer/a.txt',
    ]);
    expect(read('content/pages/neu.md')).toContain('(/unsere-flyer/a.txt)');
    expect(codes()).toEqual([]);
    site.write('public/Unsere  Flyer/c.txt', 'c');
    expect(fix()).toEqual([]);
    expect(existsSync(join(site.dir, 'public/Unsere  Flyer/c.txt'))).toBe(true);
  });

  it('never writes a file over another whose name differs in capitals alone', () => {
    const page = (title: string) => `---\ntitle: ${title}\ndescription: x\nupdated: 2026-01-01\n---\nText.\n`;
    site.write('content/pages/neu.md', page('Klein'));
    site.write('content/pages/Neu.md', page('Gross'));
    // Where the file system ignores case, they are one file.
    if (read('content/pages/neu.md') === page('Gross')) return;
    expect(fix()).toEqual([]);
    expect([read('content/pages/neu.md'), read('content/pages/Neu.md')]).toEqual([page('Klein'), page('Gross')]);
  });

  it('gives questions with the same order places of their own, and keeps the list as it was shown', () => {
    const question = (order: number) =>
      `---\nquestion: Frage ${order}?\ncategory: technik\norder: ${order} # place\nupdated: 2026-01-01\n---\nJa.\n`;
    site.write('content/faq/a.md', question(1));
    site.write('content/faq/b.md', question(2));
    const shown = () =>
      JSON.parse(
        Buffer.from(build(site.options).release!.files.get('api/v1/faq.json')!.bytes).toString(),
      ).questions.map(({ id }: { id: string }) => id);
    const before = shown();
    expect(fix()).toEqual(['content/faq/wie-laut.md order "1" → "2"', 'content/faq/b.md order "2" → "3"']);
    expect(shown()).toEqual(before);
    expect(read('content/faq/wie-laut.md')).toContain('order: 2\n');
    expect(fix()).toEqual([]);
  });
});
