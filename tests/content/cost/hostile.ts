import { parseBody } from '../../../src/content/check/body/body.ts';
import { validateSkills } from '../../../src/content/check/skills.ts';
import { decodeText } from '../../../src/content/read/decode.ts';
import { parseFrontMatter } from '../../../src/content/read/front-matter/front-matter.ts';
import { parseJsonText } from '../../../src/content/read/json-text.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { checkPublicContent } from '../../../src/content/read/public-files.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { seeded } from '../../support/seeded.ts';

/** One text and how it is read. */
export interface Hostile {
  readonly kind: keyof typeof kinds;
  readonly text: string;
}

const facts = new Map([['company.name', 'A*B']]);

/** Each kind of file that comes in, read as a build reads it; the problems go nowhere. */
export const kinds = {
  page: (text, report) => {
    const source = parseFrontMatter('content/pages/x.md', `---\ntitle: x\n---\n${text}`, report);
    if (source) parseBody(source, facts, report);
  },
  'front matter': (text, report) => void parseFrontMatter('content/pages/x.md', `---\n${text}\n---\n`, report),
  module: (text, report) => void parseLiteralModule('content/company.ts', text, report),
  'value of a module': (text, report) =>
    void parseLiteralModule('content/company.ts', `export default ${text}`, report),
  skill: (text, report) => {
    const whole = `---\nname: a\ndescription: a\n---\n${text}`;
    const source = parseFrontMatter('content/skills/a/SKILL.md', whole, report);
    const skills = source ? [{ name: 'a', file: source.file, bytes: Buffer.from(whole), source }] : [];
    validateSkills({ skills, publicFiles: [] } as unknown as Parameters<typeof validateSkills>[0], report);
  },
  json: (text, report) => void parseJsonText('content/contract.json', text, 'contract-invalid', report),
  'public svg': (text) => void checkPublicContent('x.svg', Buffer.from(text)),
  'public json': (text) => void checkPublicContent('x.json', Buffer.from(text)),
  'public csv': (text) => void checkPublicContent('x.csv', Buffer.from(text)),
} satisfies Record<string, (text: string, report: (problem: Problem) => void) => void>;

const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** Reads one text as a file of its kind: what decodeText() refuses is refused. */
export function readHostile({ kind, text }: Hostile): number {
  let problems = 0;
  const report = () => {
    problems += 1;
  };
  const isPublic = kind.startsWith('public');
  const decoded = isPublic
    ? text
    : decodeText('content/x', Buffer.from(text), report, kind === 'json' ? 16_777_216 : undefined);
  if (decoded !== undefined) kinds[kind](decoded, report);
  return problems;
}

const pieces = [
  ...'\\`*_~[]()<>{}#!|&;:-+=./"\'\n\t a0?%@,^$',
  ...[
    '\\{{',
    '{{',
    '}}',
    '](',
    '![',
    '[a]: ',
    '[^a]',
    '](/x)',
    '``',
    '```',
    '~~~',
    '<b>',
    '<!--',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '\n    ',
  ],
  ...[
    '\n- ',
    '\n> ',
    '| a ',
    '\n|-|\n',
    '# ',
    '\n===\n',
    '**',
    '_a*',
    '&#x202e;',
    '&zwj;',
    'https://',
    'a@b.c',
    'www.',
    '---\n',
    '%\n',
  ],
  ...[
    'key: ',
    'a: {',
    'b: [',
    '- - ',
    '? ',
    '"\\u202e"',
    '&a ',
    '*a',
    '!!x ',
    '|\n ',
    '>-\n ',
    'export default ',
    'satisfies T',
    '/*',
    '//',
  ],
  ...[
    '${',
    '`${',
    '\\u{',
    '=>',
    'new ',
    '-',
    '!',
    'a?',
    'a<',
    '({a:',
    '[[',
    '{"a":',
    '"\\ud83d"',
    '\u{1f600}',
    '\u200d',
    '\u0645',
    '\u200c',
  ],
];

/** Texts of a seed: a mixture of pieces repeated to a length of up to 1 MB, as each kind of file in turn. */
export function* hostileTexts(seed: number): Generator<Hostile> {
  const below = seeded(seed);
  const mixture = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => pieces[below(pieces.length)]).join('');
  for (let i = 0; ; i += 1) {
    const middle = mixture(3);
    const length = [1000, 20_000, 65_000, 250_000, 1_000_000][below(5)] ?? 1000;
    const text = mixture(4) + middle.repeat(Math.ceil(length / middle.length)).slice(0, length) + mixture(4);
    yield { kind: names[i % names.length] as Hostile['kind'], text };
  }
}
