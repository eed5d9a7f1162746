import { describe, expect, it } from 'vitest';
import type { Published } from '../../../src/checks/answers/answer.ts';
import { disagreements } from '../../../src/checks/answers/disagreements.ts';
import { answersIn } from '../../../src/checks/answers/extract.ts';
import { disagreeing } from './disagreeing.ts';
import { documents } from './documents.ts';

type Written = (typeof documents)[string][number];
const whole = (document: Written): Published => ({
  headers: {},
  origin: 'https://example.com',
  language: 'en',
  prefix: '',
  ...document,
});
const cut = (text: string) => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}… (${text.length})` : text);

const told = (document: Written): string =>
  [
    document.path,
    ...answersIn(whole(document)).map(
      ({ about, value, shown, where, prefix, isFree }) =>
        `    ${about.replace('\n', ' ')} = ${cut(value)}${shown === value ? '' : ` (${cut(shown)})`} at ${where}${prefix}${isFree ? ', in passing' : ''}`,
    ),
  ].join('\n');

describe('what is read in each document', () => {
  it.each(Object.entries(documents))('%s', async (name, all) => {
    await expect(`${all.map(told).join('\n')}\n`).toMatchFileSnapshot(`./said/${name}.txt`);
  });
});

describe('what contradicts', () => {
  it.each(disagreeing)('%s', (_, texts, expected) => {
    const found = disagreements(texts.flatMap((document) => answersIn(whole(document))));
    expect(
      found.map(
        ({ about, one, other, more }) =>
          `${about}: ${one.path} ${one.shown}, ${other.path} ${other.shown}${more > 0 ? ` +${more}` : ''}`,
      ),
    ).toEqual(expected);
  });
});
