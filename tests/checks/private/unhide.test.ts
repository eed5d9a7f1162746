import { describe, expect, it } from 'vitest';
import { findPrivate } from '../../../src/checks/private/find.ts';
import { unhidden } from '../../../src/checks/private/unhide.ts';
import { allowed } from './allowed.ts';
import { planted } from './items.ts';
import { ways } from './ways.ts';

const items = planted(5);

describe('what hides', () => {
  it.each(Object.entries(ways))('%s: every item is found all the same', (way, hide) => {
    // In base64 a key is hidden, and not an address.
    const hidden = items.filter(
      ({ text, code }) => !way.startsWith('base64') || (code !== 'private-internal' && !text.startsWith('-----')),
    );
    const missed = hidden.filter(
      ({ text, code }) => !findPrivate(`See ${hide(text)} there.`, { allowed }).some((each) => each.code === code),
    );
    expect(missed.map(({ kind }) => kind)).toEqual([]);
  });

  it('the end of a line, wherever a sentence has a space', () => {
    const missed = items.flatMap(({ kind, text, code }) =>
      [...text.matchAll(/ /g)].flatMap(({ index }) => {
        const wrapped = `We know this: ${text.slice(0, index)}\n${text.slice(index + 1)}`;
        return findPrivate(wrapped, { allowed }).some((each) => each.code === code) ? [] : [`${kind} ${index}`];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('lines of a table, of a list and of one word each stay lines', () => {
    for (const text of [
      'a,943\n476 5919',
      '| 943 |\n| 476 5919 |',
      '943\n476 5919',
      'The 943\n\n476 5919',
      'The 943\n- 476 5919',
    ])
      expect(findPrivate(text, { allowed }), text).toEqual([]);
  });

  it('tells where it stood: from the first character that is written another way to the last', () => {
    const text = 'It is AKIA&#65;BCDEFGHIJKLMNX\u00adZ.';
    const [found] = findPrivate(text, { allowed });
    expect(text.slice(found?.start, found?.end)).toBe('AKIA&#65;BCDEFGHIJKLMNX\u00adZ');
    expect(found?.value).toBe('AKIAABCDEFGHIJKLMNXZ');
  });

  it('gives a text back that hides nothing', () => {
    for (const text of ['Plain words.', '100 % of 5 & 6', 'Über – “quoted” …', 'a_b C:\\Users'])
      expect(unhidden(text).text.length).toBeGreaterThan(text.length - 1);
  });
});
