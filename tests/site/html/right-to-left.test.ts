import bidi from 'bidi-js';
import { describe, expect, it } from 'vitest';
import { published, siteOf, texts } from '../../support/site-of.ts';
import { attribute, type Element, readHtml } from '../../third-party/helpers.ts';

const { site, sources } = siteOf('tests/fixtures/small');
const { getEmbeddingLevels, getReorderedIndices } = bidi();

/** Texts that read as something else with their parts in another order. */
const facts = ['+49 221 1234', 'C++', '-5', '5%', '2026-01-31', '/api/v1/', 'Acme (UK) Ltd', 'HRA 0012/B', '€1,234.50'];
const arabic = {
  ...site,
  language: 'ar',
  notice: 'موقع تجريبي.',
  company: { ...site.company, summary: `نحن شركة، ${facts.join(' ثم ')} هنا.` },
};
const files = texts(published(arabic, sources).release);
const pages = [...files].filter(([path]) => path.endsWith('.html'));

const blocks = new Set(['p', 'li', 'dd', 'dt', 'td', 'th', 'h1', 'h2', 'h3', 'summary', 'figcaption', 'label', 'div']);
type Node = Element['childNodes'][number];

/** The text of a block as UAX #9 sees it: elements with a direction as isolates. */
function isolates(node: Node, inBlock = true): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node) || /^(?:script|style|pre|select)$/.test(node.tagName)) return '';
  if (!inBlock && blocks.has(node.tagName)) return '';
  const text = node.childNodes.map((child) => isolates(child, false)).join('');
  const dir = attribute(node, 'dir') ?? (node.tagName === 'bdi' ? 'auto' : undefined);
  return dir === undefined ? text : `${dir === 'ltr' ? '\u2066' : '\u2068'}${text}\u2069`;
}

/** Whether a part of a text stands from left to right as it is written, on a line from right to left. */
function keepsOrder(text: string, part: string): boolean {
  const order = getReorderedIndices(text, getEmbeddingLevels(text, 'rtl'));
  const start = text.indexOf(part);
  const places = [...part].map((_, i) => order.indexOf(start + i));
  return start >= 0 && places.every((place, i) => i === 0 || place === (places[i - 1] ?? 0) + 1);
}

describe('pages in Arabic, in the order in which UAX #9 shows their letters', () => {
  const shown = pages.flatMap(([path, text]) =>
    readHtml(text)
      .elements.filter(({ tagName }) => blocks.has(tagName))
      .map((element) => [path, isolates(element)] as const),
  );

  it.each(facts)('%s among Arabic words stands as it is written', (fact) => {
    const lines = shown.filter(([, text]) => text.includes('نحن شركة') && text.includes(fact));
    expect(lines.length).toBeGreaterThan(0);
    for (const [path, text] of lines) expect([path, keepsOrder(text, fact)]).toEqual([path, true]);
  });

  it('so do numbers with signs, phones, paths, ISO dates and numbered codes, wherever pages have any', () => {
    const pattern =
      /\+\d[\d ]{5,}\d|(?<![\p{L}\d])\/[\w.-]+(?:\/[\w.-]+)*\/?|\d{4}-\d\d-\d\d|\b[A-Z]{2,}[ -]\d[\d.:-]*/gu;
    const found = shown.flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(([part]) => [path, text, part] as const),
    );
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter(([, text, part]) => !keepsOrder(text, part))).toEqual([]);
  });

  it('the judge finds what does not stand apart', () => {
    const bare = `نحن ${facts[0]} هنا`;
    expect([keepsOrder(bare, facts[0] ?? ''), keepsOrder(`نحن \u2066${facts[0]}\u2069 هنا`, facts[0] ?? '')]).toEqual([
      false,
      true,
    ]);
  });
});

it('a page in a language from left to right has none of this markup', () => {
  const german = texts(published(site, sources).release);
  for (const [path, text] of german) if (path.endsWith('.html')) expect(text, path).not.toMatch(/<bdi dir=|dir="auto"/);
});
