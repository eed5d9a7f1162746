import { describe, expect, it } from 'vitest';
import { placesIn, problemIn } from './read.ts';

describe('a mistake is shown where the editor wrote it', () => {
  it.each([
    ['x [a](/b c)', ['markdown-link-broken 4:3']],
    ['[a](/b c) [a](/b c) [a](/b c)', [1, 11, 21].map((col) => `markdown-link-broken 4:${col}`)],
    ['[a](/b c)\n[a](/b c)', ['markdown-link-broken 4:1', 'markdown-link-broken 5:1']],
    ['[a] b](/c)', ['markdown-link-broken 4:6']],
    ['   # One', ['markdown-title 4:4']],
    ['Text\n\n  Title\n  ===', ['markdown-title 6:3']],
    ['| a |\n|---|\n| x | y | z |', ['markdown-table-cells 6:7']],
    ['| z |\n|---|\n| z | z |', ['markdown-table-cells 6:7']],
    ['> | a |\n> |---|\n> | x | y |', ['markdown-table-cells 6:9']],
    ['| a | b |\n  |---|', ['markdown-table-cells 5:3']],
  ])('%j', (body, expected) => {
    expect(placesIn(body)).toEqual(expected);
  });

  it.each([
    ['a link at its address', '{{site.name}} [{{site.name}}](/b c)', ['markdown-link-broken 4:29']],
    [
      'links one after the other',
      '[{{site.name}}](/b c) [b](/b c)',
      [15, 23].map((c) => `markdown-link-broken 4:${c}`),
    ],
    ['other mistakes at the first letter', '  # {{site.name}}', ['markdown-title 4:3']],
    ['cells too', '| a |\n|---|\n  | b | {{site.name}} |', ['markdown-table-cells 6:3']],
  ])('or, where a fact changed it, %s', (_, body, expected) => {
    expect(placesIn(body)).toEqual(expected);
  });
});

describe('the remedy for a link that stayed text', () => {
  it.each([
    ['[a](/b c)', /^An address has no spaces: write \/b-c\. /],
    ['[a](  /b  c )', /write \/b-c\. /],
    ['[a](/b c', /^Close the address/],
    ['[a](/b "c)', /^Close the address/],
    ["[a](/b 'c)", /^Close the address/],
    ['[a](tel:+44 20', /^Close the address/],
    ['[a](<tel:+44 20)', /^Close the address/],
    ['[a](', /^Close the address/],
    ['[a] b](/c)', /^Put a backslash before each bracket/],
    ['[a [x] b](/c d)', /write \/c-d\./],
    ['[a](xtel:+44 20)', /write xtel:\+4420\./],
  ])('%j is %s', (body, hint) => {
    expect(problemIn(body)).toMatchObject({ code: 'markdown-link-broken', hint: expect.stringMatching(hint) });
  });

  it('is the number, where it was to be dialled', () => {
    for (const body of ['[a](tel:+44 20)', '[a](TEL:+44 20)', '[a]( tel:+44 20 )'])
      expect(problemIn(body)).toMatchObject({ code: 'telephone-invalid', hint: 'Write tel:+4420.' });
    expect(problemIn('[a](tel:x y)')).toMatchObject({
      code: 'telephone-invalid',
      hint: expect.stringContaining('with country code'),
    });
  });
});

describe('of a table it is told', () => {
  it.each([
    ['| a | b |\n|---|---|\n| x | y | z |', /2 cells .* got 3; .*"z"/, /^Add a column/],
    ['| a |\n|---|\n| x | y |', /1 cell as .* got 2; .*"y"/, /^Add a column/],
    ['> | a |\n> |---|\n> | x | y |', /1 cell as/, /^Add a column/],
    ['a | b\n---|---\nx | y | z', /2 cells/, /^Leave a blank line/],
    ['| a | b |\n|---|---|\n| x | y |\ntext | z | w', /"w"/, /^Leave a blank line/],
    ['| a | b |\n|---|', /2 cells .* got 1; /, /^Write one "---"/],
    ['| a |\n|---|---|', /1 cell as .* got 2; /, /^Write one "---"/],
  ])('%j', (body, message, hint) => {
    expect(problemIn(body)).toMatchObject({
      code: 'markdown-table-cells',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
    });
  });
});

it('a title is shown as the heading that it may be', () => {
  const hint = (body: string) => /write (".*")\.$/.exec(problemIn(body).hint ?? '')?.[1];
  expect(hint('#   Two # too')).toBe('"## Two # too"');
  expect(hint('# \\#hash')).toBe('"## \\#hash"');
  expect(hint('Two\n===')).toBe('"## Two"');
  expect(hint(`# ${'y'.repeat(61)}`)).toBe(`"## ${'y'.repeat(59)}…"`);
});
