import { describe, expect, it } from 'vitest';
import { findPrivate } from '../../../src/checks/private/find.ts';
import { layers } from '../../../src/checks/private/layers.ts';
import { thoroughness } from '../../support/runs.ts';
import { allowed } from './allowed.ts';
import { planted } from './items.ts';
import { ways } from './ways.ts';

const items = planted(7);

/** What is written around a text that hides already. */
const outer: Readonly<Record<string, (text: string) => string>> = {
  'in the target of a link': (text) => `[A link](https://rowan.example/?q=${encodeURIComponent(text)})`,
  'in JSON': (text) => JSON.stringify({ note: text }),
  'in JSON of ASCII alone': (text) =>
    JSON.stringify({ note: text }).replace(
      /[\u0080-\uffff]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  'in a form': (text) => `[A link](https://rowan.example/?${new URLSearchParams({ q: text })})`,
  'in references': (text) => text.replaceAll('&', '&amp;'),
};

const said = (text: string) => [...layers(text)].map((view) => view.text);

describe('what hides within what hides', () => {
  it.each(Object.entries(outer))('%s every item is found, whichever way it hides', (_, around) => {
    const missed = Object.entries(ways).flatMap(([way, hide], w) =>
      items
        .filter((_item, i) => thoroughness > 1 || (i + w) % 5 === 0)
        .filter(
          ({ text, code }) => !way.startsWith('base64') || (code !== 'private-internal' && !text.startsWith('-----')),
        )
        .filter(({ text, code }) => {
          const found = findPrivate(around(hide(text)), { allowed });
          return !found.some((each) => each.code === code);
        })
        .map(({ kind }) => `${kind}, ${way}`),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['marks, percent-encoded', 'q=12%CC%813%CC%B6', ['q=12\u03013\u0336', 'q=123']],
    ['escapes of Markdown, percent-encoded', 'q=a%5C.b', ['q=a\\.b', 'q=a.b']],
    ['escapes of Markdown in JSON', String.raw`"a\\:b"`, [String.raw`"a\:b"`, '"a:b"']],
    ['escapes of JSON in JSON', String.raw`"\\u0041"`, [String.raw`"\u0041"`, '"A"']],
    ['references of references', '&amp;amp;commat;', ['&amp;commat;', '&commat;', '@']],
    ['percent-encoding of itself', '%252541', ['%2541', '%41', 'A']],
    ['emphasis in JSON', String.raw`a\u002a\u002ab`, ['a**b', 'ab']],
    ['code in JSON', String.raw`a\u0060b`, ['a`b', 'ab']],
    ['tags in references', 'a&lt;em&gt;b&lt;/em&gt;', ['a<em>b</em>', 'ab']],
    ['escapes with a brace', String.raw`\\u{41}`, [String.raw`\u{41}`, 'A']],
    ['bytes in JSON', String.raw`\\x41`, [String.raw`\x41`, 'A']],
  ])('%s', (_, given, expected) => expect(said(given)).toEqual(expected));

  it('nothing is read again in which nothing hides any more', () => {
    for (const text of ['Plain words.', 'Tom &amp; Jane\nwent home', '100 % of 5 & 6', 'Read %E9 and %FF.'])
      expect(said(text), text).toHaveLength(1);
  });

  it('ends after six layers, whatever a text says', () => {
    const nested = `%${'25'.repeat(40)}41`;
    expect(said(nested)).toHaveLength(6);
  });

  it('tells where it stood in the text that was given, and in a second layer beside the first', () => {
    const text = 'AKIAABCDEFGHIJKLMNXZ or q=AKIA&amp;#65;BCDEFGHIJKLMNYZ.';
    const places = findPrivate(text, { allowed }).map(({ start, end, value }) => [text.slice(start, end), value]);
    expect(places).toEqual([
      ['AKIAABCDEFGHIJKLMNXZ', 'AKIAABCDEFGHIJKLMNXZ'],
      ['AKIA&amp;#65;BCDEFGHIJKLMNYZ', 'AKIAABCDEFGHIJKLMNYZ'],
    ]);
  });

  it('tells what base64 hides beside the key that it looks like, and both once', () => {
    const word = Buffer.from('Send it to GB82WEST12345698765432 please, now.').toString('base64');
    const found = findPrivate(`See ${word} &amp;amp; more`, { allowed });
    expect(found.filter(({ code }) => code === 'private-person')).toHaveLength(1);
  });
});
