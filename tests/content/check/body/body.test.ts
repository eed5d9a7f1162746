import { describe, expect, it, test } from 'vitest';
import { createBodyKeys, parseBody } from '../../../../src/content/check/body/body.ts';
import { expandFactsInLine } from '../../../../src/content/check/body/fact-texts.ts';
import { noPictures } from '../../../../src/core/picture.ts';
import type { Problem } from '../../../../src/core/problem.ts';
import { markdownOf } from '../../../checks/small-input.ts';
import { facts, placesIn, problemIn, read } from './read.ts';

describe('what a body must not hold is reported where the editor wrote it', () => {
  it.each([
    ['one\n\nx <b> y', ['markdown-html 6:3']],
    ['{{site.name}} <b>', ['markdown-html 4:15']],
    ['<b> {{site.name}}\n\n<i>', ['markdown-html 4:1', 'markdown-html 6:1']],
    ['`<b>` <b>', ['markdown-html 4:7']],
    ['[x](foo.html)', ['markdown-link-unsafe 4:5']],
    ['{{site.name}} ![x](foo.png)', ['markdown-link-unsafe 4:20']],
    ['[a](http://{{site.name}}.example/)', ['markdown-link-unsafe 4:1', 'markdown-link-broken 4:3']],
    ['{{nothing}} and {{nobody}}', ['fact-unknown 4:1', 'fact-unknown 4:17']],
    ['{{ site.name', ['fact-unknown 4:1']],
    ['\\{{nothing}}', []],
    [`${'> '.repeat(60)}x`, ['markdown-too-complex 4:1']],
  ])('%j', (body, expected) => {
    expect(placesIn(body)).toEqual(expected);
  });

  it('once, though a tag has an address, and a link a telephone number', () => {
    for (const quote of ['', '"', "'"])
      expect(placesIn(`x <a href=${quote}http://a.example/ ${'y '.repeat(200)}`)).toEqual(['markdown-html 4:3']);
    expect(placesIn('<IMG SRC="http://a.example/x.png')).toEqual(['markdown-html 4:1']);
    expect(placesIn('[x](<tel:+44 20>)')).toEqual(['telephone-invalid 4:6']);
    expect(placesIn('[x](<TEL:+44 20>)')).toEqual(['telephone-invalid 4:6']);
    expect(placesIn('[x](<tel:+44 20>')).toEqual(['markdown-link-broken 4:1']);
  });

  it('twice, where an address only stands beside a tag', () => {
    expect(placesIn('<b> x="http://a.example/')).toEqual(['markdown-html 4:1', 'markdown-link-unsafe 4:8']);
    expect(placesIn('<b\nx="http://a.example/')).toEqual(['markdown-html 4:1', 'markdown-link-unsafe 5:4']);
    expect(placesIn('<b x="y http://a.example/')).toEqual(['markdown-html 4:1', 'markdown-link-unsafe 4:9']);
    expect(placesIn('a < b="http://a.example/')).toEqual(['markdown-link-unsafe 4:8']);
    expect(placesIn('<a href="[x](foo.html)"')).toEqual(['markdown-html 4:1', 'markdown-link-unsafe 4:14']);
  });

  it('a telephone number in plain brackets too', () => {
    expect(placesIn('Call us (<tel:+44 20>).')).toEqual(['telephone-invalid 4:10']);
    expect(placesIn('(<tel:+44 20>)')).toEqual(['telephone-invalid 4:2']);
  });

  it('a reference to what is invisible by its place alone, even beside a fact', () => {
    expect(placesIn('{{site.name}} &#x202e;')).toEqual(['file-encoding 4:15']);
    expect(placesIn('`&#x202e;`')).toEqual([]);
    // The fence ends with its list, which only the renderer knows.
    expect(read('- ```\n&#x202e;', facts).problems[0]).toMatchObject({
      code: 'file-encoding',
      at: { line: 5, col: 1 },
      message: 'expected plain text, got a character reference (&#x202e;) for a bidirectional override (U+202E)',
    });
  });
});

describe('the remedy for an address says', () => {
  it.each([
    ['http://a.example/b', 'Write https://a.example/b'],
    ['HTTP://a.example/b', 'Write https://a.example/b'],
    ['www.a.example', 'Write https://www.a.example'],
    ['WWW.a.example', 'Write https://WWW.a.example'],
    ['awww.example', expect.stringContaining('the path from the root')],
    ['anne@a.example', 'Write mailto:anne@a.example'],
    ['anne@example', expect.stringContaining('the path from the root')],
    ['@a.example', expect.stringContaining('the path from the root')],
    ['anne@a.', expect.stringContaining('the path from the root')],
    ['anne@a@b.example', expect.stringContaining('the path from the root')],
    ['a/anne@b.example', expect.stringContaining('the path from the root')],
    ['anne@b.example/x', expect.stringContaining('the path from the root')],
    ['page.html', expect.stringContaining('the path from the root')],
    ['go?to=http://a.example', expect.stringContaining('the path from the root')],
    ['9a:b', expect.stringContaining('the path from the root')],
    ['javascript:x', undefined],
    ['a2+b.c-d:x', undefined],
    ['mytel:123', undefined],
    ['//a.example', undefined],
    ['/a\u00a0b', undefined],
    ['#a\u00a0b', undefined],
    ['a&b', undefined],
  ])('%j: %s', (address, hint) => {
    expect(problemIn(`[x](${address})`)).toMatchObject({ code: 'markdown-link-unsafe', hint });
  });

  it('an image of another host, which no page would load', () => {
    expect(problemIn('![x](https://a.example/b.png)')).toMatchObject({
      code: 'markdown-link-unsafe',
      message: 'expected an image of public/, got "https://a.example/b.png": pages load nothing from elsewhere',
      hint: expect.stringContaining('into public/'),
    });
  });

  it('a telephone number, written so that it can be dialled', () => {
    const of = (body: string) => problemIn(body).hint;
    expect(of('<tel:+44 20>')).toBe('Write tel:+4420.');
    expect(of('[x](TEL:+44%2020)')).toBe('Write tel:+4420.');
    expect(of('[x](tel:+44 20)')).toBe('Write tel:+4420.');
    expect(of('[x](tel:abc!)')).toMatch(/with country code/);
  });
});

test('a text of 60 characters is shown whole, a longer one cut', () => {
  const shown = (body: string) => problemIn(body).message;
  expect(shown(`[x](${'y'.repeat(60)})`)).toContain(`got "${'y'.repeat(60)}"`);
  expect(shown(`[x](${'y'.repeat(61)})`)).toContain(`got "${'y'.repeat(59)}…"`);
  expect(shown(`# ${'y'.repeat(58)}`)).toContain(`got "# ${'y'.repeat(58)}"`);
  expect(shown(`# ${'y'.repeat(59)}`)).toContain(`got "# ${'y'.repeat(57)}…"`);
});

describe('a body is empty', () => {
  it.each(['', '&nbsp;', '&#32;', '\u00a0', '***', '- ', '> ', '[](/x)', '``` \n```'])('with %j', (body) => {
    expect(read(body, facts).isEmpty).toBe(true);
  });

  it.each([
    ...['x', '&nbsp;x', '&lt;', '`x`', '<br>', '![](/a.png)', '![a](/a.png)', '| a |\n|---|', '> x', '[&amp;](/x)'],
    `${'> '.repeat(60)}x`,
  ])('not with %j', (body) => {
    expect(read(body, facts).isEmpty).toBe(false);
  });
});

describe('facts', () => {
  const located = { file: 'x', value: '', locate: () => ({ file: 'x', line: 9, col: 9 }) };

  it('are filled in; a name that is none is told with the nearest', () => {
    expect(read('{{site.name}}: {{ count  solutions }}', facts).markdown).toBe('Example Company: 3');
    expect(problemIn('{{site.nme}}').hint).toBe('Did you mean "{{site.name}}"?');
    expect(problemIn('{{zzzzzzzzzz}}').hint).toMatch(/^A fact is a path/);
    expect(problemIn('{{site.nme}}').message).toContain('"site.nme"');
  });

  it('are left alone while the modules are broken', () => {
    expect(read('{{nothing}} *x*', undefined)).toMatchObject({ markdown: '{{nothing}} *x*', problems: [] });
    const fail = () => expect.unreachable();
    expect(expandFactsInLine('{{nothing}}', undefined, located, [], fail)).toBe('{{nothing}}');
  });

  it('of a line are filled in as plain text, and what is none stays', () => {
    const problems: Problem[] = [];
    const line = (text: string) =>
      expandFactsInLine(text, facts, located, [], (problem) => void problems.push(problem));
    expect(line('{{site.name}} has {{ count \t solutions }}, {{nothing}}, {{}} }}')).toBe(
      'Example Company has 3, {{nothing}}, {{}} }}',
    );
    expect(problems).toMatchObject([
      { code: 'fact-unknown', at: { file: 'x', line: 9, col: 9 } },
      { code: 'fact-unknown', at: { file: 'x', line: 9, col: 9 } },
    ]);
  });

  it('are the basis of a text that names one, and of no other', () => {
    const source = (text: string) => markdownOf('x.md', `---\ntitle: A\n---\n${text}`);
    const [basis, other, none] = [facts, new Map([['site.name', 'Other']]), undefined].map((each) =>
      createBodyKeys(each, noPictures),
    );
    const of = (text: string) => [basis?.(source(text)), other?.(source(text)), none?.(source(text))];
    expect(of('no braces')).toEqual(['', '', '']);
    expect(new Set(of('{{x}}')).size).toBe(3);
    expect(of('{{x}}')).toEqual(of('{{y}}'));
    expect(of('{{x}}')).not.toContain('');
  });
});

test('a reader is told of a title, and of every other mistake once', () => {
  const source = markdownOf('content/pages/a.md', '---\ntitle: A\n---\n# T\n\n[a](/b c)\n');
  const codes: string[] = [];
  parseBody(source, facts, ({ code }) => codes.push(code));
  expect(codes.sort()).toEqual(['markdown-link-broken', 'markdown-title']);
});
