import { expect, it } from 'vitest';
import { asShown } from '../../../src/checks/private/as-shown.ts';

const shown = (file: string, text: string) => asShown(file, text).replaceAll('\u2060', '·');

it.each([
  [
    'a.css',
    String.raw`content: "\41\00004B \49\n\110000\0 \1f600 x"`,
    'content: "A··K·······I··\\n\\110000\\0 😀·····x"',
  ],
  ['a.ics', 'DESCRIPTION:AK\n IA\n\tB\nX:y', 'DESCRIPTION:AK··IA··B\nX:y'],
  ['a.vcf', 'NOTE:=41\n B', 'NOTE:=41··B'],
  ['a.vcf', 'N;ENCODING=QUOTED-PRINTABLE:=41=C3=A9=FF =4=\n1', 'N;ENCODING=QUOTED-PRINTABLE:=41=C3=A9=FF =4··1'],
  ['a.vcf', 'N;QUOTED-PRINTABLE:x=C3=A9y', 'N;QUOTED-PRINTABLE:xé·····y'],
  ['a.vcf', 'N;QUOTED-PRINTABLE:x=C3=\n=A9y=\nz', 'N;QUOTED-PRINTABLE:xé·······y··z'],
  ['a.txt', 'a\n b \\41 ', 'a\n b \\41 '],
  ['css', 'a \\41 ', 'a \\41 '],
])('%s as it is shown, each character where it stood: %j', (file, text, expected) => {
  expect(shown(file, text)).toBe(expected);
  expect(asShown(file, text)).toHaveLength(text.length);
});
