import { describe, expect, it } from 'vitest';
import { innocent, planted } from './hard-set.ts';
import { type Sentence, sentences } from './sentences.ts';
import { pairs } from './systematic.ts';
import { problemsIn, worldOf } from './world.ts';

const worlds = {
  example: worldOf(''),
  gmbh: worldOf('tests/fixtures/gmbh/', 'de'),
  'gmbh-en': worldOf('tests/fixtures/gmbh/', 'en'),
  charity: worldOf('tests/fixtures/charity/'),
  japan: worldOf('tests/fixtures/manufacturer/', 'ja'),
};

/** A sentence, and a line for each finding: where it begins, what is wrong, what it is to be. */
const told = ([site, text]: Sentence): string =>
  [
    JSON.stringify(text).slice(1, -1),
    ...problemsIn(text, worlds[site]).map(({ at, message, fix }) => {
      const { line, col } = { line: 0, col: 0, ...at };
      const from = fix?.kind === 'words' ? ` [${fix.from}]` : '';
      return `    ${line}:${col} ${message}${from}`;
    }),
  ].join('\n');

/** Claims said otherwise, and elsewhere: what is found then, where that is not what is found in the sentence. */
const ways: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/ /g, '  '),
  (text) => text.replace(/[.!?]$/, ''),
  (text) => `# ${text}`,
  (text) => `We say:\n\n- ${text}`,
  (text) => `| We | you |\n|---|---|\n| ${text.replaceAll('|', ' ')} | x |`,
  (text) => `A customer says: ${text}`,
  (text) => `${text.replace(/[.!?]$/, '')}, and so on.`,
  (text) => text.replace(/\b(is|are|was|were|have|has|ist|sind|haben|hat|wurden)\b/, '$1 not'),
  (text) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10)),
];
const changed = ([site, text]: Sentence): string => {
  const found = (each: string) =>
    problemsIn(each, worlds[site])
      .map(({ says }) => says)
      .join(' + ');
  const said = found(text);
  const others = ways.map((way) => {
    const now = found(way(text));
    return now === said ? '=' : now === '' ? '-' : now;
  });
  return others.every((each) => each === '=') ? '' : `${text}\n    ${others.join(' | ')}\n`;
};

const rules = [...new Set(pairs.map(({ rule }) => rule))];
const groups: readonly (readonly [name: string, texts: readonly Sentence[]])[] = [
  ...Object.entries(sentences),
  ['planted', planted],
  ['innocent', innocent],
  ...rules.map((rule): readonly [string, readonly Sentence[]] => [
    rule.replaceAll(' ', '-'),
    pairs
      .filter((pair) => pair.rule === rule)
      .flatMap(({ site, planted: wrong, twin }): Sentence[] => [
        [site, wrong],
        [site, twin],
      ]),
  ]),
];

describe('what is found in each sentence', () => {
  it.each(groups)('%s', async (name, texts) => {
    await expect(`${[...new Set(texts.map(told))].join('\n')}\n`).toMatchFileSnapshot(`./findings/${name}.txt`);
  });

  it.each(Object.entries(sentences).filter(([name]) => name !== 'reading'))(
    'said otherwise: %s',
    async (name, texts) => {
      await expect(texts.map(changed).join('')).toMatchFileSnapshot(`./findings/otherwise/${name}.txt`);
    },
  );
});
