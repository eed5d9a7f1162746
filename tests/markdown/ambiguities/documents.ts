import { seeded } from '../../support/seeded.ts';
import { styled } from './styles.ts';

export type Below = (below: number) => number;

const pieces = [
  ...'\\`*_~[]()<>{}#!|&;:-+=./"\'\n\t a0',
  ...'ab c d\n\n',
  ...[
    '](',
    '![',
    '[a]: ',
    '](/x/)',
    '``',
    '```',
    '~~~',
    '\n```\n',
    '\n\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '\n    ',
    '\n- ',
  ],
  ...['\n> ', '| a ', '\n|-|\n', '# ', '\n===\n', '**', '_a*', '*', '*a*', '**b**', '&amp;', 'https://example.com/'],
  ...[
    'a@b.c',
    'www.a.b',
    '---\n',
    '\n---\n',
    'word ',
    'word',
    'two\nlines',
    '\n\n\n',
    ' \n',
    '  \n',
    '\\\n',
    '~~',
    '~~x~~',
  ],
  ...['`code`', '``a`b``', '[text](/x/)', '[text](/x/ "t")', '![alt](/p.png)', '[a]', '[a][b]', '[b]: /y/ "t"\n'],
  ...[
    '\n[a]: /x/\n',
    '<https://example.com/a>',
    '\n  - ',
    '\n   - ',
    '\n1) ',
    '\n2. ',
    '\n10. ',
    '\n* ',
    '\n+ ',
    '\n## ',
  ],
  ...[
    '#\n',
    '\n\t',
    '\n  ',
    '\n ',
    '\n| a | b |\n|---|:-:|\n| c | d |\n',
    '\n|a|\n|-|\n',
    '\\|',
    '\\*',
    '\\[',
    '&copy;',
  ],
  ...[
    '&lt;b&gt;',
    '&#42;',
    '<b',
    'é',
    '漢字',
    '“',
    '”',
    '\u00a0',
    '\n```js\ncode *x*\n```\n',
    '\n~~~\nx\n~~~\n',
    '***',
  ],
  ...[
    '\n    indented\n',
    '\n>\n',
    '\n> > ',
    '\n- [ ] ',
    '* * *\n',
    '___\n',
    '\n- a\n- b\n',
    '\n1. a\n2. b\n',
    '\n> q\n',
  ],
];
const hostile = [
  ...[
    '<img onerror=x>',
    '<script>',
    '</p>',
    '<!-- c -->',
    '<b>',
    '&#60;b>',
    '\n```\n<b>\n```\n',
    '`<b>`',
    '\\<b>',
    '\t',
  ],
  ...[
    '\n\t\t',
    '\n>\t',
    '>> \t',
    '\n- \t',
    '\n1.\t',
    '[x](<',
    '>)',
    ']: <',
    'javascript:',
    '\n    <b>\n',
    '<?x',
    '<![CDATA[',
  ],
];
const phrases = [
  ...[
    'word',
    'two words',
    '*em*',
    '**strong**',
    '***both***',
    '_u_',
    '__uu__',
    '`code`',
    '[link](/x/)',
    '![pic](/p.png)',
  ],
  ...['~~gone~~', '5 * 3', 'a_b', 'snake_case_name', 'x*y', '“quoted”', '(in brackets)', '100 %', '<https://e.org/>'],
  ...[
    'https://example.com/p?a=1&b=2',
    'mail@example.com',
    '**bold:**',
    '*a* b *c*',
    '&amp;',
    'a & b',
    '1 < 2',
    '\\*star',
  ],
  ...[
    '—',
    'end.',
    '**“q”**',
    '*x*,',
    '**a**b',
    '日本',
    '**強調**。',
    '~5',
    '#1',
    '- dash',
    '1. one',
    'line  \nbreak',
    'back\\\nslash',
  ],
];

/** Documents of a seed without end: rows of hostile pieces, and plain ones that were damaged in a place or two. */
export function* documents(seed: number): Generator<string> {
  const below = seeded(seed);
  for (;;) {
    const kind = below(28);
    if (kind >= 20) yield below(4) === 0 ? damaged(styled(below), below) : styled(below);
    else if (kind < 8) yield damaged(plainDocument(below, 0), below);
    else if (kind < 13) yield row(below, 10, [...pieces, ...hostile, ...hostile]);
    else yield row(below, 14, pieces);
  }
}

const pick = <T>(all: readonly T[], below: Below): T => all[below(all.length)] as T;

function row(below: Below, most: number, from: readonly string[]): string {
  return Array.from({ length: 1 + below(most) }, () => pick(from, below)).join('');
}

function text(below: Below): string {
  let said = '';
  for (let i = 0, count = 1 + below(5); i < count; i += 1)
    said += (i > 0 && below(8) > 0 ? ' ' : '') + pick(phrases, below) + (below(12) === 0 ? '\n' : '');
  return said;
}

const oneLine = (below: Below) => text(below).replace(/\n|\|/g, ' ');

function plainDocument(below: Below, depth: number): string {
  let said = '';
  for (let i = 0, count = 1 + below(3); i < count; i += 1) {
    if (i > 0) said += pick(['\n\n', '\n\n', '\n\n', '\n\n', '\n', '\n\n\n'], below);
    said += plainBlock(below, depth);
  }
  return said;
}

function plainBlock(below: Below, depth: number): string {
  const kind = below(20);
  if (kind < 7 || depth > 3) return text(below);
  if (kind < 9) return `${'#'.repeat(1 + below(6))} ${oneLine(below)}`;
  if (kind < 10) return `${oneLine(below)}\n${pick(['---', '===', '-'], below)}`;
  if (kind < 12) return moved(plainDocument(below, depth + 1), '> ', below);
  if (kind < 15) return list(below, depth);
  if (kind < 17) {
    const fence = pick(['```', '~~~', '````'], below);
    const code = pick(['code', '<b>', 'a\n\nb', '  x\n\ty', '# no', '- no', '> no'], below);
    return `${fence}${pick(['', 'js', 'html', ' x'], below)}\n${code}\n${below(20) > 0 ? fence : ''}`;
  }
  if (kind < 19)
    return `| a | ${oneLine(below)} |\n|---|:-:|\n| ${oneLine(below)} | d |${below(3) === 0 ? '\n| e | `f` |' : ''}`;
  return pick(['---', '***', '* * *', '    code\n    more', '[ref]: /y/ "t"\n'], below);
}

function list(below: Below, depth: number): string {
  const mark = pick(['-', '*', '+', '1.', '1)', '2.', '10.'], below);
  const items = Array.from({ length: 1 + below(3) }, (_, i) => {
    const own = /^\d/.test(mark) ? `${Number.parseInt(mark, 10) + i}${mark.slice(-1)}` : mark;
    const start = own + (below(10) === 0 ? '  ' : ' ');
    const [first = '', ...rest] = plainDocument(below, depth + 1).split('\n');
    return [
      start + first,
      ...rest.map((line) => (line !== '' && below(30) > 0 ? ' '.repeat(start.length) : '') + line),
    ].join('\n');
  });
  return items.join(below(2) === 0 ? '\n' : '\n\n');
}

function moved(said: string, by: string, below: Below): string {
  return said
    .split('\n')
    .map((line) => (below(30) > 0 ? by : '') + line)
    .join('\n');
}

function damaged(said: string, below: Below): string {
  let result = said;
  for (let left = Math.max(0, below(6) - 2); left > 0; left -= 1) {
    const at = below(result.length + 1);
    result =
      result.slice(0, at) +
      (below(5) < 3 ? pick(pieces, below) : '') +
      result.slice(at + (below(5) < 3 ? 0 : 1 + below(3)));
  }
  return result;
}
