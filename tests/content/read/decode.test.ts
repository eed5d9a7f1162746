import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, maxTextBytes } from '../../../src/content/read/decode.ts';
import { findForbiddenCharacters } from '../../../src/core/characters.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { runs } from '../../support/runs.ts';

const file = 'content/pages/about.md';

function decode(bytes: Uint8Array) {
  const problems: Problem[] = [];
  const text = decodeText(file, bytes, (problem) => problems.push(problem));
  expect(text === undefined).toBe(problems.length > 0);
  const lines = problems.map(
    ({ code, at, message }) => `${code} ${at && 'line' in at ? `${at.line}:${at.col} ` : ''}${message}`,
  );
  return { text, problems, lines };
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeText', () => {
  it.each([
    ['', ''],
    ['a\tb\n', 'a\tb\n'],
    ['\ufeffa', 'a'],
    ['a\r\nb\r\n', 'a\nb\n'],
    ['Ünï 😀 👩‍🚀 \u00a0 می\u200cخواهم \u00ad \u{10ffff} �', 'Ünï 😀 👩‍🚀 \u00a0 می\u200cخواهم \u00ad \u{10ffff} �'],
  ])('decodes %j', (text, expected) => {
    expect(decode(utf8(text)).text).toBe(expected);
  });

  it.each([
    ['a\n\0', '2:1', 'a control character (U+0000)'],
    ['a\x07b', '1:2', 'a control character (U+0007)'],
    ['a\x7f', '1:2', 'a control character (U+007F)'],
    ['a\x85b', '1:2', 'a control character (U+0085)'],
    ['a\rb', '1:2', 'a carriage return without line feed (U+000D)'],
    ['a\r\r\nb', '1:2', 'a carriage return without line feed (U+000D)'],
    ['é😀\u200b', '1:4', 'a zero-width space (U+200B)'],
    ['a\ufeff', '1:2', 'a byte order mark inside the text (U+FEFF)'],
    ['\ufeff\ufeff', '1:1', 'a byte order mark inside the text (U+FEFF)'],
    ['a\u2028', '1:2', 'a line separator (U+2028)'],
    ['a\u2029', '1:2', 'a paragraph separator (U+2029)'],
    ['a\u{e0041}', '1:2', 'an invisible tag character (U+E0041)'],
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'].map((c) => [
      `x\n${c}`,
      '2:1',
      `a bidirectional override (U+${c.charCodeAt(0).toString(16).toUpperCase()})`,
    ]),
  ])('refuses %j', (text, place, name) => {
    expect(decode(utf8(text)).lines).toEqual([`file-encoding ${place} expected plain text, got ${name}`]);
  });

  it('names each kind once, with its first place and its number', () => {
    expect(decode(utf8('a\u200b\n\u200b\0\u200b')).lines).toEqual([
      'file-encoding 1:2 expected plain text, got a zero-width space (U+200B), 3 times',
      'file-encoding 2:2 expected plain text, got a control character (U+0000)',
    ]);
  });

  it.each([
    ['Latin-1', Buffer.from('caf\xe9\n', 'latin1'), '1:4'],
    ['Latin-1 after CRLF and accents', Buffer.concat([utf8('é😀\r\né'), Buffer.from('\xe9t\xe9', 'latin1')]), '2:2'],
    ['a character cut off at the end', utf8('ab😀').subarray(0, 4), '1:3'],
    ['Latin-1 that begins like UTF-16', Uint8Array.of(0xff, 0x61), '1:1'],
    ['Latin-1 that goes on like UTF-16', Uint8Array.of(0x61, 0xfe), '1:2'],
    ['Latin-1 that begins with a thorn', Uint8Array.of(0xfe, 0x61), '1:1'],
    ['Latin-1 that goes on with a diaeresis', Uint8Array.of(0x61, 0xff), '1:2'],
    ['an overlong form', Uint8Array.of(0x61, 0xc0, 0xaf), '1:2'],
    ['a surrogate in UTF-8', Uint8Array.of(0x61, 0xed, 0xa0, 0x80), '1:2'],
  ])('refuses %s', (_, bytes, place) => {
    const { lines, problems } = decode(bytes);
    expect(lines).toEqual([
      `file-encoding ${place} expected UTF-8, got bytes of another encoding, such as Latin-1 or Windows-1252`,
    ]);
    expect(problems[0]?.hint).toBe('Save the file as UTF-8.');
  });

  it('finds the first fault after any number of characters of several bytes', () => {
    for (let count = 0; count < 40; count += 1)
      expect(decode(Buffer.concat([utf8('東'.repeat(count)), Uint8Array.of(0xff, 0x61, 0x62)])).lines[0]).toMatch(
        new RegExp(`^file-encoding 1:${count + 1} expected UTF-8`),
      );
  });

  it('says of each invisible character what to do', () => {
    expect(decode(utf8('a\u200b')).problems[0]?.hint).toMatch(/^Delete it/);
    expect(decode(utf8('pay\u200dpal')).problems[0]?.hint).toMatch(/Indic scripts/);
  });

  it.each([
    ['little endian with mark', Buffer.from('\ufeffab', 'utf16le')],
    ['little endian', Buffer.from('ab', 'utf16le')],
    ['big endian with mark', Buffer.from('\ufeffab', 'utf16le').swap16()],
    ['big endian', Buffer.from('ab', 'utf16le').swap16()],
  ])('names UTF-16: %s', (_, bytes) => {
    expect(decode(bytes).lines).toEqual(['file-encoding 1:1 expected UTF-8, got UTF-16']);
  });

  it('takes 256 KiB and not a byte more', () => {
    expect(decode(utf8('a'.repeat(maxTextBytes))).text).toHaveLength(maxTextBytes);
    expect(decode(utf8('a'.repeat(maxTextBytes + 1))).lines).toEqual([
      'file-too-large expected at most 262144 bytes, got 262145',
    ]);
  });

  it('gives back any text without forbidden characters, and places the first fault of any bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 30 }), (text, bytes) => {
        if (findForbiddenCharacters(text).length === 0) expect(decode(utf8(text)).text).toBe(text);
        for (const { at } of decode(bytes).problems)
          expect(at).toMatchObject({ line: expect.any(Number), col: expect.any(Number) });
      }),
      { numRuns: runs(1000) },
    );
  });
});
