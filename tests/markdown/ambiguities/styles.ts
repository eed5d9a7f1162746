import type { Below } from './documents.ts';
import cases from './styles.cases.json' with { type: 'json' };

const pick = <T>(all: readonly T[], below: Below): T => all[below(all.length)] as T;

/** A document in a style that many write: nested lists moved in by some spaces, fences with odd words, nested emphasis. */
export function styled(below: Below): string {
  const count = 1 + below(3);
  return Array.from({ length: count }, () => styledBlock(below)).join(pick(['\n\n', '\n\n', '\n\n', '\n'], below));
}

function styledBlock(below: Below): string {
  const kind = below(10);
  if (kind < 4) return nestedList(below);
  if (kind < 6) return fence(below, '');
  if (kind < 9) return emphasis(below);
  return addresses(below);
}

const marks = ['-', '-', '*', '+', '1.', '2.', '1)', '10.'];

/** Items whose inner ones are moved in by 2, 3 or 4 spaces, now and then by a crooked number. */
function nestedList(below: Below): string {
  const step = pick([2, 3, 4, 4], below);
  const between = pick(['\n', '\n', '\n', '\n\n'], below);
  const own = [pick(marks, below), pick(marks, below), pick(marks, below), pick(marks, below)];
  const lines: string[] = [];
  let depth = 0;
  for (let left = 2 + below(6); left > 0; left -= 1) {
    const crooked = below(25) === 0 ? below(9) - 4 : 0;
    const spaces = ' '.repeat(Math.max(0, depth * step + crooked));
    const mark = below(20) === 0 ? pick(marks, below) : (own[depth] ?? '-');
    lines.push(`${spaces}${mark} ${below(12) === 0 ? emphasis(below) : 'word'}`);
    if (below(8) === 0) lines.push(more(below, `${spaces}${' '.repeat(pick([mark.length + 1, step, step], below))}`));
    depth = Math.max(0, Math.min(own.length - 1, depth + pick([1, 1, 0, 0, -1, -2], below)));
  }
  const said = lines.join(between);
  return below(8) === 0 ? said.replace(/^/gm, '> ') : said;
}

/** The rest of an item. */
function more(below: Below, spaces: string): string {
  const blank = pick(['', '\n'], below);
  const kind = below(4);
  if (kind === 0) return blank + fence(below, spaces);
  if (kind === 1) return `${blank}${spaces}> quoted`;
  return `${blank}${spaces}more words`;
}

const infos = [
  ...['js{1,3}', 'ts:file.ts', 'application/json', 'C/C++', '{.python}', '{.js #id .x}', 'js@1', 'C#', 'f#', 'jsx=a'],
  ...['js title="a.js"', 'js "a&b"', 'a&b', 'a&amp;b', 'a&ampc;', '&#42;', 'a&copy', 'a|b', '|', 'a | b', '| a |'],
  ...['a\\b', 'a\\{b', '\\*', 'C:\\', 'a`b', '`', 'a~', '~', 'a ~~~', 'ü', 'a b c', '  a', 'a  ', '<b>', 'a<b', '[a]'],
  ...['[a]: /x/', 'a](/x/)', '*a*', '"', "'", '$', '%a', '!', '?', '(a)', ';', ',a', '^', '=', '-', '--- ', '#', '> a'],
];
const signs = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ aé'];

function fence(below: Below, spaces: string): string {
  const sign = pick(['```', '```', '~~~', '````'], below);
  const info =
    below(3) === 0 ? Array.from({ length: 1 + below(8) }, () => pick(signs, below)).join('') : pick(infos, below);
  const code = pick(['code', 'a\n\nb', '|-|', '|---|:-:|', '| b |\n|---|', '---', 'x\n|-|-|', '[a](/x/)'], below);
  return `${sign}${pick(['', '', ' '], below)}${info}\n${code}\n${sign}`.replace(/^(?=.)/gm, spaces);
}

const runs = ['*', '*', '*', '**', '**', '**', '***', '***', '****', '_', '__', '___'];
const between = [
  ...['a', 'a', 'b', 'word', ' ', ' ', 'two words', ', ', '. ', '“q”', '(x)', 'ü', '`c`', '[l](/x/)', '~~s~~'],
  ...['1', ' — ', ':', '\n', '漢', '$'],
];

/** Runs of marks that nest, well or badly. */
function emphasis(below: Below): string {
  if (below(2) === 0)
    return Array.from({ length: 2 + below(7) }, () => pick(runs, below) + pick(between, below)).join('');
  const inner = (depth: number): string => {
    const mark = pick(['*', '**', '***', '_', '__'], below);
    const words = (): string => pick(['', 'a', 'a', 'a b', '“q”', 'ü'], below);
    const nest = depth > 0 ? inner(depth - 1) : 'x';
    const [before, after] = [
      pick(['', '', ' ', `${words()} `, words()], below),
      pick(['', '', ' ', ` ${words()}`], below),
    ];
    return `${mark}${before}${nest}${after}${mark}`.replace(/\s+/g, ' ');
  };
  return `${pick(['', 'a ', 'a'], below)}${inner(1 + below(2))}${pick(['', ' b', 'b', '.'], below)}`;
}

const parts = cases;

function addresses(below: Below): string {
  const path = Array.from({ length: 1 + below(4) }, () => pick(parts, below)).join('');
  const start = pick(['https://a.de/', 'https://a.de/wiki/', 'http://köln.de/', 'www.a.de/', 'https://ö.de/'], below);
  const [before, after] = [
    pick(['', 'see ', '(', '**', '*', '_'], below),
    pick(['', ' x', ')', '.', '**', '*', ', y'], below),
  ];
  return before + start + path + after;
}
