import fc from 'fast-check';

/** The hand-made table: what clients send, and every rule of service.md 4.3 at its edges. */
export const acceptTable: readonly string[] = [
  // what clients really send
  ...['text/markdown, text/html, */*', 'text/markdown, text/plain;q=0.9, */*;q=0.8', 'text/markdown', '*/*', ''],
  ...['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'application/json'],
  ...['application/json, text/plain, */*', 'text/markdown;q=1.0, text/html;q=0.9, text/plain;q=0.8, */*;q=0.1'],
  // Markdown must be named
  ...[
    'text/*',
    'text/*;q=1, text/html;q=0',
    'text/x-markdown',
    'text/markdownx',
    'application/text/markdown',
    'markdown',
  ],
  ...[
    'text / markdown',
    'text/markdown/x',
    'text/html;profile="text/markdown"',
    'text/html;profile="x, text/markdown, y"',
  ],
  // ties go to Markdown
  ...['text/html, text/markdown', 'text/html;q=0.5, text/markdown;q=0.500', 'text/markdown;q=0.8, */*;q=0.8'],
  // weights
  ...[
    'text/markdown;q=0.9, text/html',
    'text/markdown;q=0.5, text/html;q=0.501',
    'text/markdown;q=0.501, text/html;q=0.5',
  ],
  ...[
    'text/markdown;q=0.001',
    'text/markdown;q=0',
    'text/markdown;q=0.000',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.',
  ],
  ...[
    'text/markdown;q=1., text/html;q=0.9',
    'text/markdown;Q=0.2, text/html;Q=0.9',
    'text/markdown;q=0.09, text/html;q=0.1',
  ],
  // the most specific range decides about HTML
  ...['text/markdown;q=0.5, text/html;q=0.1, text/*;q=0.9, */*', 'text/markdown;q=0.5, text/html;q=0, */*'],
  ...[
    'text/markdown;q=0.5, text/*;q=0.1, */*',
    'text/markdown;q=0.5, text/*;q=0.9, */*;q=0.1',
    'text/markdown;q=0.5, */*',
  ],
  ...['text/markdown;q=0.1, application/xhtml+xml', '*/*, text/*;q=0.1, text/html;q=0.2, text/markdown;q=0.2'],
  // malformed weights count as 0
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
    ' 1',
    '"1"',
    '1 1',
  ].map((q) => `text/markdown;q=${q}`),
  ...[
    'text/markdown;q',
    'text/markdown;q =1',
    'text/markdown;q=0.1, text/html;q=high',
    'text/markdown;q=0.1, text/html;q="1"',
  ],
  // other parameters are ignored
  ...[
    'text/markdown;charset=utf-8',
    'text/markdown;variant=GFM;q=0.4, text/html;q=0.5',
    'text/markdown;qq=0, text/html',
  ],
  ...['text/markdown;q=0.4;variant=GFM, text/html;q=0.5', 'text/markdown;"q"=0, text/html', 'text/markdown;;'],
  ...['text/markdown;q=1;q=0', 'text/markdown;q=0;q=1', 'text/html;level=1;q=0.2, text/markdown;q=0.3'],
  // quoted strings
  ...['text/markdown;a="x,y;q=0", text/html;q=0.9', 'text/markdown;a=";q=0"', 'text/markdown;a="\\";q=0"'],
  ...[
    'text/markdown;a="\\\\";q=0',
    'text/markdown;a="\\",q=0;";q=0.3, text/html;q=0.2',
    'text/html;a=", text/markdown',
  ],
  ...['text/markdown;a="', 'text/markdown, x/y;a="', '"text/markdown"', 'text/markdown"x"', 'text/markdown;q=0.5"x"'],
  // white space, case and empty elements
  ...['TEXT/MARKDOWN', 'Text/Markdown;q=0.5, TEXT/HTML;q=0.6', 'text/markdown\t ;\t q=0.5 , \t text/html ; q=0.6'],
  ...[',,, text/markdown ,,', ',', 'text/markdown\t,text/html', 'text/markdown ; q=0.5;, text/html;q=0.4'],
];

const seed = 9110;
const q = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map((n) => (n === 1000 ? '1' : `0.${String(n).padStart(3, '0')}`)),
  fc.constantFrom(
    ...['0', '0.', '0.0', '0.5', '0.50', '0.500', '0.9', '0.09', '1', '1.', '1.0', '1.000', '1.001', '2', ''],
  ),
  fc.constantFrom(...['"1"', ' 1', '-1', '1e0', '.5', '0x1', 'NaN', '0.5 ', '0.5"x"', '01', '0,5']),
);
const weight = fc
  .tuple(fc.constantFrom(';q=', ';q=', ';q=', ';Q=', ' ; q=', ';\tq =', ';q', ';qq='), q)
  .map((p) => p.join(''));
const parameter = fc.constantFrom(
  ...[
    ';a=b',
    '; charset=utf-8',
    ';a="x,y"',
    ';a=";q=0"',
    ';a="\\""',
    ';a="\\\\"',
    ';',
    ';a',
    ';"q"=0',
    ';a="text/html"',
  ],
);
const name = fc.constantFrom(
  ...['text/markdown', 'text/markdown', 'text/markdown', 'text/html', 'text/html', 'text/*', '*/*', 'TEXT/Markdown'],
  ...[
    'Text/HTML',
    'text/plain',
    'application/json',
    'text/markdown2',
    'x-text/markdown',
    'text',
    '',
    '*',
    'text/mark down',
  ],
);
const element = fc
  .tuple(name, fc.array(fc.oneof({ arbitrary: weight, weight: 2 }, parameter), { maxLength: 3 }))
  .map(([range, parameters]) => range + parameters.join(''));
const structured = fc
  .array(fc.tuple(element, fc.constantFrom(',', ', ', ' ,\t', ',,')), { minLength: 1, maxLength: 6 })
  .map((elements) => elements.flat().join(''));
const noise = fc
  .array(
    fc.constantFrom(
      ...[
        'text/markdown',
        'text/html',
        '*/*',
        'text/*',
        ',',
        ',',
        ';',
        'q',
        '=',
        ';q=',
        '"',
        '\\',
        ' ',
        '0',
        '1',
        '.5',
      ],
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''));

/** `count` Accept values, the same at every run; none repeats a range that decides (see repeatedRanges). */
export function fuzzedAccepts(count: number): string[] {
  const any = fc.oneof({ arbitrary: structured, weight: 3 }, noise).map(trimmed);
  return fc.sample(
    any.filter((accept) => !repeats(accept)),
    { seed, numRuns: count },
  );
}

/** Values in which one range comes twice: RFC 9110 leaves open which counts; Gazette takes the highest. */
export const repeatedRanges: readonly string[] = [
  ...[
    'text/markdown;q=0, text/markdown;q=0.5, text/html;q=0.4',
    'text/markdown;q=0.5, text/markdown;q=0, text/html;q=0.4',
  ],
  ...['text/markdown;q=0.5, text/html;q=0.1, text/html;q=0.9', 'text/markdown;q=0.5, text/html;q=0.9, text/html;q=0.1'],
  ...['text/markdown;q=0.5, */*;q=0.9, */*;q=0.1', 'text/markdown;q=0.5;a=1, text/markdown;a=2, text/html'],
];

// Field values lose the white space around them on the way (RFC 9110 §5.5).
function trimmed(accept: string): string {
  return accept.replace(/^[ \t]+|[ \t]+$/g, '');
}

function repeats(accept: string): boolean {
  const unquoted = accept.replace(/"(?:\\.|[^"\\])*(?:"|\\?$)/g, '#').toLowerCase();
  const names = unquoted.split(',').map((part) => part.split(';', 1)[0]!.trim());
  return ['text/markdown', 'text/html', 'text/*', '*/*'].some((range) => names.filter((n) => n === range).length > 1);
}
