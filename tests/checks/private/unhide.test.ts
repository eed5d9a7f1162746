import { describe, expect, it } from 'vitest';
import { findPrivate } from '../../../src/checks/private/find.ts';
import { unhidden } from '../../../src/checks/private/unhide.ts';
import { allowed } from './allowed.ts';
import { planted } from './items.ts';

/** Ways to write a text so that bytes do not show it and readers see it. */
const ways: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'wide characters': (text) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'a soft hyphen in each word': (text) => text.replace(/(\w)(\w)/g, '$1\u00ad$2'),
  'a joiner of words between characters': (text) => [...text].join('\u2060'),
  'zero-width spaces': (text) => [...text].join('\u200b'),
  'decimal references': (text) => text.replace(/\w/g, (c) => `&#${c.charCodeAt(0)};`),
  'hexadecimal references': (text) => text.replace(/\w/g, (c) => `&#x${c.charCodeAt(0).toString(16)};`),
  'percent-encoding': (text) => text.replace(/[\w@:/. -]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`),
  'emphasis within words': (text) => text.replace(/(\w{3})(\w{3})/g, '$1**$2**'),
  'tags within words': (text) => text.replace(/(\w{3})(\w{3})/g, '$1<em>$2</em>'),
  'escapes of Markdown': (text) => text.replace(/[_.:/@=-]/g, '\\$&'),
  'hyphens of typography': (text) => text.replaceAll('-', '\u2011'),
  base64: (text) => Buffer.from(text).toString('base64'),
};
const isAscii = (text: string) => /^[\x20-\x7e]+$/.test(text);
const items = planted(5).filter(
  ({ text, code }) => isAscii(text) && code !== 'private-internal' && !text.startsWith('-----'),
);

describe('what hides', () => {
  it.each(Object.entries(ways))('%s: every item is found all the same', (_, hide) => {
    const missed = items.filter(({ text }) => findPrivate(`See ${hide(text)} there.`, { allowed }).length === 0);
    expect(missed.map(({ kind }) => kind)).toEqual([]);
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
