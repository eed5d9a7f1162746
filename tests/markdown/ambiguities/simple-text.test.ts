import { expect, it } from 'vitest';
import { findAmbiguities, isSimpleText } from '../../../src/markdown/ambiguities/find-ambiguities.ts';
import { lexMarkdown } from '../../../src/markdown/lexer.ts';
import { findMarkdownMistakes } from '../../../src/markdown/mistakes.ts';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';

it.each([
  'Plain words, and 3.5 of them: (all) “quoted” – and more!',
  'A **strong** word, an *odd* one, a `code` and [a link](/x/y-z/#a).',
  '[See it](https://example.org/a/63 "Elsewhere")\ngoes on here',
  'Öffnungszeiten\u00a0: ab 9 Uhr & nach Absprache in snake_case',
  '営業時間は九時からです。',
  '*Note* and **more**',
  '2024 was a year\n',
])('is simple: %j', (text) => expect(isSimpleText(text)).toBe(true));

it.each([
  ...[
    '*a',
    'a* b',
    '**a** *',
    '2*3*4',
    '*a*b',
    'a_ b',
    '__a__',
    '`a',
    '``a`b``',
    '\\*',
    '~~a~~',
    '&amp;',
    '&copy',
    '<b>',
  ],
  ...[
    '[a]',
    '[a][b]',
    '![a](/x.png)',
    '[a](/x/(y))',
    '[a]( /x/)',
    '[^1]',
    '[a]: /x/',
    'a@b.c',
    'https://a.b',
    'WWW.a.b',
  ],
  ...[
    '- a',
    '1. a',
    '10)',
    '# a',
    '> a',
    'a\n- b',
    'a\n1. b',
    'a\n===',
    'a  \nb',
    'a\\\nb',
    'a\n    b',
    'a\n\nb',
    '| a |',
  ],
  ...['\u00a0a', 'a\u3000b', 'a\tb', ' a', 'a\n\u00a0b', '[ a](/x/)', '*a\nb*', '[a\nb](/x/)', '`a\nb`'],
])('is not: %j', (text) => expect(isSimpleText(text)).toBe(false));

const forms = [
  ...[
    'word',
    'two words',
    ' ',
    ' ',
    ' ',
    ', ',
    '. ',
    ': ',
    '\n',
    '(',
    ')',
    '!',
    '?',
    '"',
    '’',
    '–',
    'é',
    '漢字',
    '。',
    '\u00a0',
    '5',
    '1.',
  ],
  ...[
    '*a*',
    '**b c**',
    '`d`',
    '`*`',
    '`[`',
    '`]( `',
    '[e f](/x/)',
    '[g](/y/ "t")',
    '[h](#i_j)',
    'k_l',
    '&',
    '*',
    '_',
    '`',
    '[',
  ],
  ...['](', '~', '|', '-', '- ', '#', '>', '=', '+', 'www.', '://', '@', '\\', '<', ';', '\t', '  '],
];

/** Texts of the pieces of prose, of which about half are simple. */
function* texts(count: number): Generator<string> {
  const below = seeded(7);
  for (let i = 0; i < count; i += 1)
    yield Array.from(
      { length: 2 + below(9) },
      () => forms[below(below(4) === 0 ? forms.length : forms.length - 23)],
    ).join('');
}

it('nothing is found in a simple text, wherever it stands, when it is looked for', () => {
  let simple = 0;
  const wrong: string[] = [];
  for (const text of texts([20_000, 100_000, 1_000_000][thoroughness - 1] ?? 20_000)) {
    if (!isSimpleText(text)) continue;
    simple += 1;
    const line = text.replaceAll('\n', ' ').trim();
    const around = [text, `Before.\n\n${text}\n\nAfter.`, `> ${line}`, `- ${line}\n- b`, `## ${line}`];
    // A bar parts a cell in two, which is another text.
    for (const markdown of line.includes('|') ? around : [...around, `| a |\n|---|\n| ${line} |`]) {
      // Without the second argument every block is looked at.
      const all = findAmbiguities(lexMarkdown(markdown)).map(({ what, line: at }) => `${at} ${what}`);
      const quick = findMarkdownMistakes(lexMarkdown(markdown)).flatMap((each) =>
        each.kind === 'disputed' ? `${each.line} ${each.disputed?.what}` : [],
      );
      if (isSimpleText(line) ? all.length > 0 : all.join() !== quick.join())
        wrong.push(`${JSON.stringify(markdown)}: ${all.join()} / ${quick.join()}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(simple).toBeGreaterThan(2_000);
});
