import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAccept } from '../../src/http/accept.ts';
import { maxAcceptBytes, negotiate } from '../../src/http/negotiate.ts';

type Answer = ReturnType<typeof negotiate>;
const md: Answer = 'markdown';
const html: Answer = 'html';

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

const cases: Readonly<Record<string, readonly (readonly [string | undefined, Answer])[]>> = {
  'what clients really send': [
    ['text/markdown, text/html, */*', md], // Claude Code
    ['text/markdown, text/plain;q=0.9, */*;q=0.8', md], // Cursor
    ['text/markdown', md],
    ['text/markdown, text/html;q=0.8', md],
    ['text/markdown;q=1.0, text/html;q=0.9, text/plain;q=0.8, */*;q=0.1', md],
    [chrome, html],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', html], // Firefox, Safari
    ['*/*', html], // curl
    ['application/json', html],
    ['application/json, text/plain, */*', html], // axios
    [undefined, html],
    ['', html],
  ],
  'Markdown must be named': [
    ['text/*', html],
    ['text/*, */*;q=0.1', html],
    ['text/*;q=1, text/html;q=0', html],
    ['text/x-markdown', html],
    ['text/markdownx', html],
    ['application/text/markdown', html],
    ['text/markdown/x', html],
    ['markdown', html],
    ['text / markdown', html],
    ['text/mar\u212Adown', html], // KELVIN SIGN lower-cases to "k"
    ['text/markdown\u00A0', html], // not OWS
    ['text/html;profile="text/markdown"', html],
    ['text/html;profile="x, text/markdown, y"', html],
  ],
  'ties go to Markdown': [
    ['text/html, text/markdown', md],
    ['text/html;q=0.5, text/markdown;q=0.5', md],
    ['text/html;q=0.5, text/markdown;q=0.500', md],
    ['text/markdown;q=0.8, */*;q=0.8', md],
    ['text/markdown;q=0.8, text/*;q=0.8', md],
  ],
  weights: [
    ['text/markdown;q=0.9, text/html', html],
    ['text/markdown;q=0.5, text/html;q=0.501', html],
    ['text/markdown;q=0.501, text/html;q=0.5', md],
    ['text/markdown;q=0.001, text/html;q=0', md],
    ['text/markdown;q=0.001', md],
    ['text/markdown;q=0', html],
    ['text/markdown;q=0.000', html],
    ['text/markdown;q=0, text/html;q=0', html],
    ['text/markdown;q=0, */*', html],
    ['text/markdown;q=1., text/html;q=0.9', md],
    ['text/markdown;q=0., text/html;q=0', html],
    ['text/markdown;Q=0.2, text/html;Q=0.9', html],
  ],
  'the most specific range decides about HTML': [
    ['text/markdown;q=0.5, text/html;q=0.1, text/*;q=0.9, */*', md],
    ['text/markdown;q=0.5, text/html;q=0, */*', md],
    ['text/markdown;q=0.5, text/*;q=0.1, */*', md],
    ['text/markdown;q=0.5, text/*;q=0.9, */*;q=0.1', html],
    ['text/markdown;q=0.5, */*;q=0.9', html],
    ['text/markdown;q=0.5, */*', html],
    ['text/markdown;q=0.1, application/json', md],
    ['text/markdown;q=0.1, application/xhtml+xml', md],
    ['text/markdown;q=0.1, text/plain', md],
  ],
  'malformed weights count as 0': [
    ...[
      'abc',
      '2',
      '-1',
      '1.1',
      '1.001',
      '0.0001',
      '1.0000',
      '.5',
      '00.5',
      '01',
      '',
      '+1',
      '1e0',
      '0,5',
      '0x1',
      'NaN',
    ].map((q) => [`text/markdown;q=${q}`, html] as const),
    ...[' =1', '= 1', ' = 1', '\t=1', '="1"', "='1'", ''].map((q) => [`text/markdown;q${q}`, html] as const),
    ['text/markdown;q=1 1', html],
    ['text/markdown;q=0.1, text/html;q=high', md],
    ['text/markdown;q=0.1, text/html;q="1"', md],
    ['text/markdown;q=0.1, text/html;q =1', md],
  ],
  'other parameters are ignored': [
    ['text/markdown;charset=utf-8', md],
    ['text/markdown; variant=GFM; charset=utf-8', md],
    ['text/markdown;variant=GFM;q=0.4, text/html;q=0.5', html],
    ['text/markdown;q=0.4;variant=GFM, text/html;q=0.5', html],
    ['text/markdown;qq=0, text/html', md],
    ['text/markdown;xq=0, text/html', md],
    ['text/markdown;"q"=0, text/html', md],
    ['text/html;level=1;q=0.2, text/markdown;q=0.3', md],
    ['text/markdown;;', md],
    ['text/markdown;q=1;q=0', md], // the first one
    ['text/markdown;q=0;q=1', html],
  ],
  'quoted strings': [
    ['text/markdown;a="x,y;q=0", text/html;q=0.9', md],
    ['text/markdown;a=";q=0"', md],
    ['text/markdown;a="\\";q=0"', md],
    ['text/markdown;a="\\\\";q=0', html],
    ['text/markdown;a="\\",q=0;";q=0.3, text/html;q=0.2', md],
    ['text/html;a=", text/markdown', html], // unclosed: runs to the end
    ['text/markdown;a="', md],
    ['text/markdown;a="\\', md],
    ['text/markdown, x/y;a="', md],
  ],
  'whitespace, case and empty elements': [
    ['TEXT/MARKDOWN', md],
    ['Text/Markdown;q=0.5, TEXT/HTML;q=0.6', html],
    [' \ttext/markdown\t ;\t q=0.5 , \t text/html ; q=0.6 ', html],
    [',,, text/markdown ,,', md],
    [',', html],
    ['text/markdown\t,text/html', md],
  ],
  'of a repeated range the highest weight counts': [
    ['text/markdown;q=0, text/markdown;q=0.5, text/html;q=0.4', md],
    ['text/markdown;q=0.5, text/markdown;q=0, text/html;q=0.4', md],
    ['text/markdown;q=0.5, text/html;q=0.1, text/html;q=0.9', html],
    ['text/markdown;q=0.5, text/html;q=0.9, text/html;q=0.1', html],
    ['text/markdown;q=0.5, */*;q=0.9, */*;q=0.1', html],
    ['text/markdown;q=0.5;a=1, text/markdown;a=2, text/html', md],
  ],
};

describe.each(Object.entries(cases))('%s', (_, rows) => {
  test.each(rows)('%j → %s', (accept, expected) => {
    expect(negotiate(accept)).toBe(expected);
  });
});

describe('length', () => {
  const padded = (length: number, filler = 'x') => {
    const head = 'text/markdown, a/b;c=';
    return head + filler.repeat((length - head.length) / new TextEncoder().encode(filler).length);
  };

  test('up to the limit is read, beyond it is HTML', () => {
    expect(negotiate(padded(maxAcceptBytes))).toBe(md);
    expect(negotiate(padded(maxAcceptBytes + 1))).toBe(html);
  });

  test('bytes are counted, not characters', () => {
    const euros = padded(4095, '€');
    expect(new TextEncoder().encode(euros)).toHaveLength(4095);
    expect(negotiate(euros)).toBe(md);
    expect(euros.length).toBeLessThan(1400);
    expect(negotiate(`${euros}€`)).toBe(html);
  });
});

describe('parseAccept', () => {
  test('gives every range its weight', () => {
    expect(Object.entries(parseAccept('text/HTML;level=1, */*;q=0.25, text/*;q=no'))).toEqual([
      ['text/html', 1],
      ['*/*', 0.25],
      ['text/*', 0],
    ]);
  });

  test.each([
    [' , ;q=1,', {}],
    ['q=0.3', { 'q=0.3': 1 }],
    ['a;Q=0.5, b; q=0.25, c;\tq=0.125', { a: 0.5, b: 0.25, c: 0.125 }],
    ['a;q = q=1', { a: 0 }],
    ['a\\,b', { 'a\\': 1, b: 1 }],
    ['a;q=0.5, A;q=0.25', { a: 0.5 }],
    ['__proto__;q=0.5', JSON.parse('{ "__proto__": 0.5 }')],
  ])('reads %j', (accept, weights) => {
    expect(Object.entries(parseAccept(accept))).toEqual(Object.entries(weights));
  });

  // Milliseconds when linear; minutes when quadratic.
  test.each([' ', '\t', ';', ',', '"', '\\', 'q', ';q', '"\\', ';q=', 'a ', ' ;', '";"', '",'])(
    'reads much of %j in linear time',
    { timeout: 10_000 },
    (piece) => {
      const text = piece.repeat(200_000 / piece.length);
      for (const hostile of [text, `a/b${text}`, `a/b;q${text}x`, `a/b;q=1${text}x`, `a/b;c="${text}`, `${text}x y`]) {
        expect(parseAccept(hostile)['text/markdown']).toBeUndefined();
      }
    },
  );
});

describe('agrees with a second implementation', () => {
  const q = fc.constantFrom(
    '0',
    '0.',
    '0.0',
    '0.5',
    '0.50',
    '0.501',
    '0.9',
    '1',
    '1.0',
    '1.000',
    '1.001',
    '2',
    '"1"',
    ' 1',
    '',
  );
  const weight = fc
    .tuple(fc.constantFrom(';q=', ';Q=', '; q=', ';\tq =', ';q', ';qq='), q)
    .map((pair) => pair.join(''));
  const parameter = fc.constantFrom(';a=b', '; charset=utf-8', ';a="x,y"', ';a=";q=0"', ';a="\\""', ';a="', ';', ';a');
  const range = fc.constantFrom(
    'text/markdown',
    'text/html',
    'text/*',
    '*/*',
    'TEXT/Markdown',
    'text/plain',
    'text',
    '',
  );
  const element = fc
    .tuple(range, fc.array(fc.oneof({ arbitrary: weight, weight: 2 }, parameter), { maxLength: 2 }))
    .map(([name, parameters]) => name + parameters.join(''));
  const wellFormed = fc
    .array(fc.tuple(element, fc.constantFrom(',', ', ', ' ,\t')), { minLength: 1, maxLength: 5 })
    .map((elements) => elements.flat().join(''));
  const noise = fc
    .array(
      fc.constantFrom('text/markdown', 'text/html', '*/*', ',', ';', 'q', '=', '"', '\\', ' ', '0', '1', '.5', 'é'),
      {
        maxLength: 25,
      },
    )
    .map((pieces) => pieces.join(''));

  test.each([
    ['structured headers', wellFormed],
    ['noise', noise],
  ])('on %s', (_, arbitrary) => {
    const seen = { html: 0, markdown: 0 };
    fc.assert(
      fc.property(arbitrary, (accept) => {
        const expected = negotiateByMasking(accept);
        seen[expected]++;
        expect(negotiate(accept)).toBe(expected);
      }),
      { numRuns: 5000, seed: 9110 },
    );
    // Both answers must have been put to the test.
    expect(Math.min(seen.html, seen.markdown)).toBeGreaterThan(100);
  });
});

/** Blanks out quoted strings, so that plain splitting is safe; then sorts the ranges that match each media type. */
function negotiateByMasking(accept: string): Answer {
  const masked = accept.replace(/"(?:\\.|[^"\\])*(?:"|\\?$)/gs, (quoted) => '#'.repeat(quoted.length));
  const ranges = masked.split(',').map((element) => {
    const [name, ...parameters] = element.split(';').map((part) => part.replace(/^[ \t]+|[ \t]+$/g, ''));
    const q = parameters.map((p) => p.split('=')).find(([key]) => /^q[ \t]*$/i.test(key!));
    return { name: name!, q: q === undefined ? 1000 : thousandths(q.slice(1).join('='), q[0]!) };
  });
  const quality = (patterns: RegExp[]): number => {
    const matching = patterns.map((pattern) => ranges.filter(({ name }) => pattern.test(name)));
    const most = matching.find((found) => found.length > 0) ?? [];
    return most.map((found) => found.q).sort((a, b) => b - a)[0] ?? 0;
  };
  const markdown = quality([/^text\/markdown$/i]);
  return markdown > 0 && markdown >= quality([/^text\/html$/i, /^text\/\*$/i, /^\*\/\*$/]) ? 'markdown' : 'html';
}

function thousandths(value: string, key: string): number {
  if (key.length !== 1 || !/^[01]\.?[0-9]*$/.test(value) || value.length > 5) return 0;
  const digits = Number(value.replace('.', '').padEnd(4, '0'));
  return digits > 1000 ? 0 : digits;
}
