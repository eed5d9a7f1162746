import { describe, expect, it } from 'vitest';
import { checkPublicContent } from '../../../src/content/read/public-files.ts';

const judged = (path: string, text: string) => checkPublicContent(path, Buffer.from(text));

describe('a text of public/ in which something hides', () => {
  it.each([
    ['prices.csv', 'a,b\nc,\u202ed\n', { line: 2, col: 3 }],
    ['terms.txt', 'a\u{e0041}b', { line: 1, col: 2 }],
    ['data.json', '{\n  "a": "\u200b"\n}', { line: 2, col: 9 }],
    ['data.json', '{"ok": "\\u00e9",\n "a": "x\\u202e"}', { line: 2, col: 9 }],
    ['data.json', '{"a": "\\uDB40\\uDC41"}', { line: 1, col: 8 }],
    ['feed.xml', '<a>x\n&#x202e;</a>', { line: 2, col: 1 }],
    ['team.vcf', 'FN:pay\u200dpal', { line: 1, col: 7 }],
  ])('%s %j is refused at its place', (path, text, offset) => {
    expect(judged(path, text)).toMatchObject({ code: 'file-encoding', offset });
  });

  it.each([
    ['prices.csv', '\ufeffName;Preis\r\nÄ;1\r\n'],
    ['rfc.txt', 'page\f\n'],
    ['persian.txt', 'می\u200cخواهم 👩🏽\u200d💻'],
    ['data.json', '{"a": "\\n\\u00e9\\u0000"}'],
    // A path of Windows, and what is no JSON.
    ['data.json', '{"a": "C:\\\\u202e", "b": "\\\\\\\\u200b"}'],
    ['data.json', '{"a": "\\U202E \\u20 \\'],
    ['site.js', '"\u200b"'],
  ])('%s %j is published', (path, text) => {
    expect(judged(path, text)).toBeUndefined();
  });
});
