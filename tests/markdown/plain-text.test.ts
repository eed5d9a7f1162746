import { expect, test } from 'vitest';
import { toPlainText } from '../../src/markdown/plain-text.ts';

test.each([
  ['# One\n\nTwo\nthree **four** _five_ ~~six~~', 'One\n\nTwo three four five six'],
  ['a  \nb\\\nc', 'a\nb\nc'],
  ['- a\n- b\n  - c\n- d', '- a\n- b\n  - c\n- d'],
  ['3. a\n4. b', '3. a\n4. b'],
  ['- a\n\n  b\n- c', '- a\n\n  b\n- c'],
  ['- [x] a\n- [ ] b', '- [x] a\n- [ ] b'],
  ['> a\n>\n> b', 'a\n\nb'],
  ['```js\nif (a < b)\n\n  c();\n```', 'if (a < b)\n\n  c();'],
  ['use `a *b*` \\*c\\*', 'use a *b* *c*'],
  ['| a | b |\n| - | - |\n| `c\\|d` | e |', 'a | b\nc|d | e'],
  ['&copy; A &amp; B &#8212; &lt;x&gt; &unknown; &amp;lt; \\&amp;', '© A & B — <x> &unknown; &lt; &amp;'],
  ['![Logo](/l.svg) x ![](/y.png)', 'Logo x'],
  ['a\n\n---\n\n[b]: /x\n\nc', 'a\n\nc'],
  ['1 < 2 & 3', '1 < 2 & 3'],
])('the text of %j', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

test.each([
  ['[docs](https://a.example/b?c&amp;d)', 'docs (https://a.example/b?c&d)'],
  ['[https://a.example/](https://a.example/)', 'https://a.example/'],
  ['https://a.example/_x_ and <https://b.example>', 'https://a.example/_x_ and https://b.example'],
  ['[Write to us](mailto:a@b.example)', 'Write to us (a@b.example)'],
  ['[a@b.example](mailto:a@b.example), c@d.example', 'a@b.example, c@d.example'],
  ['[page](/x/) [part](#y)', 'page part'],
  ['[bad](javascript:alert(1)) [old](http://x.example)', 'bad old'],
  ['[**a** `b`](https://c.example)', 'a b (https://c.example)'],
])('links are followed by their address: %j', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});
