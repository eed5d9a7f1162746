import fc from 'fast-check';
import { marked } from 'marked';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { describe, expect, it } from 'vitest';
import { findMainContent } from '../../src/attach/main/main-content.ts';
import { fillTargets, toMarkdown } from '../../src/attach/markdown/to-markdown.ts';
import { elementText, parseHtml } from '../../src/core/html-tree.ts';
import { runs } from '../support/runs.ts';
import cases from './meaning.cases.json' with { type: 'json' };

function markdownOf(body: string): string {
  const main = findMainContent(parseHtml(`<main>${body}</main>`));
  return main ? fillTargets(toMarkdown(main.element), (target) => target) : '';
}

const math = (inner: string) => `<p><math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math></p>`;

describe('elements that carry meaning', () => {
  it.each(cases['elements that carry meaning'] as [string, string][])('%s', (html, markdown) => {
    expect(markdownOf(`<p>${html}</p>`)).toBe(markdown);
  });

  it.each(cases['the formula'] as [string, string][])('the formula %s', (html, markdown) => {
    expect(markdownOf(math(html))).toBe(markdown);
  });

  it('captions of figures and terms keep their words', () => {
    expect(
      markdownOf(
        '<figure><img src="/a.png" alt="A pump"><figcaption>Fig. 1: <b>10<sup>3</sup></b> l</figcaption></figure>',
      ),
    ).toBe('![A pump](/a.png)\n\nFig. 1: **10³** l');
    expect(markdownOf('<dl><dt>Area<dd>12 m<sup>2</sup><dt>Volume<dd>3 m<sup>3</sup></dl>')).toBe(
      '- **Area**: 12 m²\n- **Volume**: 3 m³',
    );
  });
});

describe('emphasis', () => {
  it.each([
    ['Price <b>from:</b>12 €, <em>(net)</em>10 €', 'Price **from**:12 €, (*net*)10 €'],
    ['日本語の<b>重要：</b>必ず<em>「読む」</em>こと。', '日本語の**重要**：必ず「*読む*」こと。'],
    ['<b>a</b><b>b</b><i>c</i>d', '**ab**cd'],
    ['<b>Total: </b>5<b>!</b>5, <b><code>x</code></b>y, <b>a<br></b>b', '**Total:** 5!5, `x`y, **a** b'],
    ['<b>Note: <b>now</b></b>', '**Note: now**'],
  ])('%s', (html, markdown) => {
    expect(markdownOf(`<p>${html}</p>`)).toBe(markdown);
  });

  // Not tried: grave accents and underscores, for marked loses emphasis around one that is escaped.
  const words = fc.constantFrom('a', '12', ' ', '.', '(', '€', '必', '」', '*', '~', 'é', '“', '&amp;', '<br>');
  const { tree } = fc.letrec<{ tree: string; part: string }>((tie) => ({
    tree: fc.array(tie('part'), { maxLength: 5 }).map((each) => each.join('')),
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words,
      fc
        .tuple(fc.constantFrom('b', 'i', 'del', 'code', 'span', 'a href="/x"'), tie('tree'))
        .map(([tag, inner]) => `<${tag}>${inner}</${tag.slice(0, tag.indexOf(' ') >>> 0)}>`),
    ),
  }));
  const said = (html: string) => elementText(parseHtml(html)).replace(/[\s\u00a0]+/g, '');
  const textOf = (node: object): string =>
    'value' in node ? String(node.value) : 'children' in node ? (node.children as object[]).map(textOf).join('') : '';

  it('of any kind is read alike by two readers, and no letter is an entity', () => {
    fc.assert(
      fc.property(tree, (html) => {
        const markdown = markdownOf(`<p>x ${html} y</p>`);
        const other = fromMarkdown(markdown, {
          extensions: [gfmStrikethrough()],
          mdastExtensions: [gfmStrikethroughFromMarkdown()],
        });
        expect(said(marked.parse(markdown, { async: false }))).toBe(said(`<p>x ${html} y</p>`));
        expect(textOf(other).replace(/\s+/g, '')).toBe(said(`<p>x ${html} y</p>`));
        expect(markdown).not.toMatch(/&#/);
      }),
      { numRuns: runs(500) },
    );
  });
});
