import fc from 'fast-check';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { lexMarkdown } from '../../src/markdown/lexer.ts';
import { runs } from '../support/runs.ts';
import cases from './lexer.cases.json' with { type: 'json' };

const plain = new Marked({ gfm: true, tokenizer: { html: () => undefined } });

/** Marks at both ends of headings, quotes and lists, so that one text in a few has them within each other. */
const pieces = cases.pieces;
const more = cases.more;
const texts = fc
  .array(fc.constantFrom(...pieces, ...more), { maxLength: 24 })
  .map((parts) => parts.join(''))
  .filter((text) => !/<[a-z/!?]/i.test(text));

describe('lexMarkdown', () => {
  it('gives the tokens of marked, though it asks for underlines and quotes only where they may be', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(JSON.stringify(lexMarkdown(text))).toBe(JSON.stringify(plain.lexer(text)));
      }),
      { numRuns: runs(20_000) },
    );
  });

  it.each(['a\n=', 'a\n---  \n', '> a\n> ===', '- a\n  ===\n', 'a\r\n==\r\nb', 'a\r=\r', '> - a\n>   ---'])(
    'finds the heading of %j',
    (text) => expect(JSON.stringify(lexMarkdown(text))).toContain('"type":"heading"'),
  );

  it('refuses what is nested too deeply, in lists, quotes and tables alike', () => {
    expect(() => lexMarkdown(`${'> '.repeat(150)}a`)).not.toThrow();
    expect(() => lexMarkdown(`${'> '.repeat(250)}a`)).toThrow(RangeError);
    expect(() => lexMarkdown(`${'- '.repeat(250)}a`)).toThrow(RangeError);
  });
});
