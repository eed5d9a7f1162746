import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../../src/content/read/front-matter/front-matter.ts';
import { findForbiddenCharacters } from '../../../../src/core/characters.ts';
import type { Problem } from '../../../../src/core/problem.ts';
import { runs } from '../../../support/runs.ts';
import cases from './front-matter.cases.json' with { type: 'json' };

const file = 'content/pages/about.md';

function read(text: string) {
  const problems: Problem[] = [];
  const source = parseFrontMatter(file, text, (problem) => problems.push(problem));
  return { source, problems };
}

/** `code line:col message` of every problem; a file with problems must give no source. */
function problemsOf(text: string): string[] {
  const { source, problems } = read(text);
  expect(source === undefined).toBe(problems.length > 0);
  return problems.map(
    ({ code, at, message }) => `${code} ${at && 'line' in at ? `${at.line}:${at.col}` : ''} ${message}`,
  );
}

/** The value of a block, which must be good. */
function dataOf(yaml: string): unknown {
  const { source, problems } = read(`---\n${yaml}\n---\nBody\n`);
  expect(problems).toEqual([]);
  return source?.frontMatter.value;
}

describe('readFrontMatter', () => {
  it('splits a file into located front matter and body', () => {
    const { source, problems } = read(
      '---\ntitle: Über 😀 uns\n\n# A comment\nlead: "Quoted: # text" \nlist: [a b, c]\n---\n\n# Body\n---\nmore\n',
    );
    expect(problems).toEqual([]);
    expect(source?.file).toBe(file);
    expect(source?.frontMatter.value).toEqual({ title: 'Über 😀 uns', lead: 'Quoted: # text', list: ['a b', 'c'] });
    expect(source?.body).toBe('\n# Body\n---\nmore\n');
    expect(source?.bodyLine).toBe(8);
  });

  it.each(cases.splits as [string, Record<string, unknown>, string, number][])(
    'splits %j',
    (text, value, body, bodyLine) => {
      const { source, problems } = read(text);
      expect(problems).toEqual([]);
      expect(source?.frontMatter.value).toEqual(value);
      expect(source?.body).toBe(body);
      expect(source?.bodyLine).toBe(bodyLine);
    },
  );

  describe('refuses every language and never runs one', () => {
    const spellings = cases.spellings;
    it.each(spellings)('---%s', (language) => {
      const canary = 'gazetteCanary';
      const text = `---${language}\n{ title: (globalThis.${canary} = 1) }\n---\nBody\n`;
      expect(problemsOf(text)).toEqual([
        `front-matter-language 1:4 expected "---" alone, got ${JSON.stringify(`---${language}`)}`,
      ]);
      expect(canary in globalThis).toBe(false);
    });
  });

  it('gives the same answer for a broken file every time', () => {
    const broken = '---\ntitle: "x\n---\nBody';
    const first = problemsOf(broken);
    expect(first).toHaveLength(1);
    expect(problemsOf(broken)).toEqual(first);
  });

  it('gives fresh data every time', () => {
    const text = '---\ntitle: x\n---\n';
    (read(text).source?.frontMatter.value as { title: string }).title = 'changed';
    expect(read(text).source?.frontMatter.value).toEqual({ title: 'x' });
  });

  it.each([
    ['', 'front-matter-missing 1:1 expected "---" as the first line, got ""'],
    ['# Title\n', 'front-matter-missing 1:1 expected "---" as the first line, got "# Title"'],
    ['\n---\ntitle: x\n---\n', 'front-matter-missing 1:1 expected "---" as the first line, got ""'],
    [' ---\ntitle: x\n---\n', 'front-matter-missing 1:1 expected "---" as the first line, got " ---"'],
    ['----\ntitle: x\n----\n', 'front-matter-missing 1:1 expected "---" as the first line, got "----"'],
    ['----x\ntitle: x\n---\n', 'front-matter-missing 1:1 expected "---" as the first line, got "----x"'],
    ['--- ----\na: x\n---\n', 'front-matter-language 1:4 expected "---" alone, got "--- ----"'],
    [`---${'x'.repeat(37)}\n`, `front-matter-language 1:4 expected "---" alone, got "---${'x'.repeat(37)}"`],
    [`---${'x'.repeat(38)}\n`, `front-matter-language 1:4 expected "---" alone, got "---${'x'.repeat(37)}…"`],
    ['--- \ntitle: x\n---\n', 'front-matter-syntax 1:4 expected "---" alone, got spaces after it'],
    ['---', 'front-matter-syntax 1:1 expected a closing line "---" below the fields, got none'],
    ['---\ntitle: x\n', 'front-matter-syntax 3:1 expected a closing line "---" below the fields, got none'],
    ['---\ntitle: x\n ---\n', 'front-matter-syntax 4:1 expected a closing line "---" below the fields, got none'],
    ['---\na: 1\n---evil\nBody', 'front-matter-syntax 3:1 expected the closing line "---" alone, got "---evil"'],
    ['---\na: 1\n--- \nBody', 'front-matter-syntax 3:1 expected the closing line "---" alone, got "--- "'],
    ['---\na: 1\n----\nBody\n---\n', 'front-matter-syntax 3:1 expected the closing line "---" alone, got "----"'],
    [
      `---\n${'\n'.repeat(200_000)}---\n`,
      'file-too-large 1:1 expected front matter of at most 16384 characters, got more',
    ],
    [`---\n${'\n'.repeat(200_000)}`, 'file-too-large 1:1 expected front matter of at most 16384 characters, got more'],
  ])('refuses %#', (text, expected) => {
    expect(problemsOf(text)).toEqual([expected]);
  });

  it('takes a block of 16,384 characters and not one more', () => {
    const block = (length: number) => `---\na: ${'x'.repeat(length - 8)}\n---\n`;
    expect(problemsOf(block(16_384))).toEqual([]);
    expect(problemsOf(block(16_385))).toHaveLength(1);
    expect(problemsOf(block(16_385))[0]).toMatch(/^file-too-large 1:1 /);
    expect(problemsOf(`---\na: b\n---\n${'x'.repeat(20_000)}`)).toEqual([]);
  });

  it.each([
    ['a: @x', /double quotes/],
    ['a: b: c', /double quotes/],
    ['a: "x', /same quote at its end/],
    ['a\n  b\nc: d', /"name: value"/],
    ['a: "b" c', /whole text in double quotes/],
    ['a: 1\na: 2', /Keep one/],
    ['a:\n\tb: 1', /with spaces/],
    ['a: !!str x', /Remove it/],
    ['a: &x y', /Remove it/],
    ['a: *x', /Write the value out again/],
    ['<<: x', /Write the values out again/],
  ])('says what to do about %j', (yaml, hint) => {
    expect(read(`---\n${yaml}\n---\n`).problems[0]?.hint).toMatch(hint);
  });

  it.each([
    ['# Title', /^Begin the file with a line "---"/],
    ['---js\n', /^Only YAML is read/],
    ['--- \n', /^Write "---" alone on the line/],
    ['---\na: b\n--- \n', /^Write "---" alone on the line/],
    ['---\na: b\n', /^Write a line "---" above this line/],
  ])('says how the block is marked: %j', (text, hint) => {
    expect(read(text).problems[0]?.hint).toMatch(hint);
  });

  it('shows a value that is not there at its key', () => {
    const { frontMatter } = read('---\nx: {yy, z: }\n---\n').source!;
    expect(frontMatter.value).toEqual({ x: { yy: '', z: '' } });
    expect(frontMatter.locate(['x', 'yy'])).toMatchObject({ line: 2, col: 5 });
    expect(frontMatter.locate(['x', 'yy'], 'key')).toMatchObject({ line: 2, col: 5 });
  });

  it.each(cases['keeps every scalar as written'] as [string, Record<string, unknown>][])(
    'keeps every scalar as written: %j',
    (yaml, value) => {
      expect(dataOf(yaml)).toEqual(value);
    },
  );

  it.each([
    ['%YAML 1.1\nn: 010', ['2:1 expected "key: value" lines, got a directive ("%")']],
    ['a: 1\n...\nb: 2', ['3:1 expected "key: value" lines, got a document end ("...")']],
    ['a: 1\nb: 2\na: 3', ['4:1 expected each field once, got one again']],
    ['a: &x 1\nb: *x', ['2:7 expected text, got an anchor ("&x")', '3:4 expected text, got an alias ("*x")']],
    ['b: *x', ['2:4 expected text, got an alias ("*x")']],
    [
      'a: &x {c: d}\nb:\n  <<: *x',
      ['2:7 expected text, got an anchor ("&x")', '4:3 expected a field, got a merge key ("<<")'],
    ],
    ['<<: x', ['2:1 expected a field, got a merge key ("<<")']],
    ['__proto__: x', ['2:1 expected a field, got "__proto__"']],
    ['a:\n  "__proto__": {b: 1}', ['3:3 expected a field, got "__proto__"']],
    ['a: !!js/function x', [expect.stringMatching(/^2:4 Unresolved tag: .*js\/function/)]],
    ['a: !foo x', [expect.stringMatching(/^2:4 Unresolved tag: !foo/)]],
    ['a: !!str x', ['2:10 expected text, got a tag ("tag:yaml.org,2002:str")']],
    ['a: ! x', ['2:6 expected text, got a tag ("!")']],
    ['!!str a: x', ['2:7 expected text, got a tag ("tag:yaml.org,2002:str")']],
    ['&k a: x', ['2:4 expected text, got an anchor ("&k")']],
    ['a:\n\tb: 1', ['3:1 expected spaces at the beginning of the line, got a tab']],
    ['a: b: c', ['2:4 expected one value, got a second colon with a space behind it']],
    ['a: @x', ['2:4 expected a text, got a first character that has another meaning here']],
    ['- a', ['2:1 expected the name of a field above its items, got "- a" below none']],
    ['just text', ['2:1 expected "key: value" lines, got something else']],
    ['[a]: b', [expect.stringMatching(/^2:1 With stringKeys, all keys must be strings/)]],
  ])('refuses %j', (yaml, expected) => {
    const lines = problemsOf(`---\n${yaml}\n---\n`).map((text) => text.replace(/^front-matter-syntax /, ''));
    expect(lines).toEqual(expected);
  });

  it.each([
    [
      'alias bomb',
      `a: &a [x,x]\n${'bcdefgh'
        .split('')
        .map((c, i) => `${c}: &${c} [${Array(9).fill(`*${'abcdefg'[i]}`).join(',')}]`)
        .join('\n')}`,
    ],
    ['10,000 flow lists', `a: ${'['.repeat(10_000)}`],
    ['balanced flow lists', `a: ${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['nested block lists', `a:\n  ${'- '.repeat(5000)}x`],
    ['33 levels', `a: ${'['.repeat(32)}${']'.repeat(32)}`],
  ])('survives hostile nesting: %s', (_, yaml) => {
    const problems = problemsOf(`---\n${yaml}\n---\n`);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^front-matter-syntax \d+:\d+ /);
  });

  it('allows 32 levels', () => {
    expect(problemsOf(`---\na: ${'['.repeat(31)}${']'.repeat(31)}\n---\n`)).toEqual([]);
  });

  it('refuses forbidden characters behind escapes', () => {
    expect(problemsOf('---\na: "x\\u202Ey"\nb: {"\\0": c}\n---\n')).toEqual([
      'file-encoding 2:6 expected plain text, got an escape for a bidirectional override (U+202E)',
      'file-encoding 3:6 expected plain text, got an escape for a control character (U+0000)',
    ]);
  });

  it('takes backslashes of the body as they are', () => {
    expect(read('---\na: x\n---\n"\\u202E"').source?.body).toBe('"\\u202E"');
  });

  it.each([
    ['the scanner', '---\ntitle: ü😀\nlist: [a,  b]\n---\n'],
    ['YAML', "---\ntitle: ü😀\nlist: [a,  b]\nx: {y: ['😀', z]}\n---\n"],
  ])('knows the place of every member: %s', (_, text) => {
    const { frontMatter } = read(text).source!;
    const place = (path: PropertyKey[], part?: 'key' | 'value') => {
      const { file: of, line, col } = frontMatter.locate(path, part);
      expect(of).toBe(file);
      return `${line}:${col}`;
    };
    expect(place([])).toBe('1:1');
    expect(place(['gone'], 'key')).toBe('1:1');
    expect(place(['title'])).toBe('2:8');
    expect(place(['title'], 'key')).toBe('2:1');
    expect(place(['list'])).toBe('3:7');
    expect(place(['list', 1])).toBe('3:12');
    expect(place(['list', 5])).toBe('3:7');
    if (text.includes('x:')) expect(place(['x', 'y', 1])).toBe('4:15');
    if (text.includes('x:')) expect(place(['x', 'y'], 'key')).toBe('4:5');
    if (text.includes('x:')) expect(place(['x', 'gone'], 'key')).toBe('4:4');
  });

  const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,8}$/);
  const goodText = fc.string({ unit: 'binary', maxLength: 40 }).filter((s) => findForbiddenCharacters(s).length === 0);

  it('gives back any strings printed as double-quoted YAML', () => {
    fc.assert(
      fc.property(fc.dictionary(key, goodText, { maxKeys: 6, noNullPrototype: true }), (fields) => {
        // JSON strings are YAML double-quoted scalars (YAML 1.2.2 §1.2).
        const block = Object.entries(fields).map(([name, text]) => `${name}: ${JSON.stringify(text)}\n`);
        expect(dataOf(block.join(''))).toEqual(fields);
      }),
      { numRuns: runs(500) },
    );
  });

  it('answers any text without throwing', () => {
    const piece = fc.constantFrom(
      '---',
      '\n',
      'a',
      ': ',
      '- ',
      '"',
      "'",
      '[',
      ']',
      '{',
      '}',
      '#',
      ' ',
      '\t',
      '&',
      '*',
      '!',
      '|',
      '>',
      '%',
      '?',
      ',',
      '\\',
      '😀',
      'b',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), fc.boolean(), (pieces, wrapped) => {
        problemsOf(wrapped ? `---\n${pieces.join('')}\n---\nBody` : pieces.join(''));
      }),
      { numRuns: runs(2000) },
    );
  });
});
