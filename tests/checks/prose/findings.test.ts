import { describe, expect, it } from 'vitest';
import { type Hard, innocent, planted } from './hard-set.ts';
import { sentences } from './sentences.ts';
import { pairs } from './systematic.ts';
import { problemsIn, worldOf } from './world.ts';

const worlds = {
  example: worldOf(''),
  gmbh: worldOf('tests/fixtures/gmbh/', 'de'),
  'gmbh-en': worldOf('tests/fixtures/gmbh/', 'en'),
};

/** A sentence, and a line for each finding: where it begins, what is wrong, what it is to be. */
const told = ([site, text]: Hard): string =>
  [
    JSON.stringify(text).slice(1, -1),
    ...problemsIn(text, worlds[site]).map(({ at, message, fix }) => {
      const { line, col } = { line: 0, col: 0, ...at };
      const from = fix?.kind === 'words' ? ` [${fix.from}]` : '';
      return `    ${line}:${col} ${message}${from}`;
    }),
  ].join('\n');

const rules = [...new Set(pairs.map(({ rule }) => rule))];
const groups: readonly (readonly [name: string, texts: readonly Hard[]])[] = [
  ...Object.entries(sentences),
  ['planted', planted],
  ['innocent', innocent],
  ...rules.map((rule): readonly [string, readonly Hard[]] => [
    rule.replaceAll(' ', '-'),
    pairs
      .filter((pair) => pair.rule === rule)
      .flatMap(({ site, planted: wrong, twin }): Hard[] => [
        [site, wrong],
        [site, twin],
      ]),
  ]),
];

describe('what is found in each sentence', () => {
  it.each(groups)('%s', async (name, texts) => {
    await expect(`${[...new Set(texts.map(told))].join('\n')}\n`).toMatchFileSnapshot(`./findings/${name}.txt`);
  });
});
