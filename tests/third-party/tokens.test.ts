import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { example, organisations } from '../support/organisations.ts';

describe('openapi.json', () => {
  it('is under 13,400 tokens: a model reads it beside what it is asked', () => {
    expect(countTokens(example.site.get('/api/v1/openapi.json').body)).toBeLessThan(13_400);
  });
});

describe.each(organisations)('the tokens of $name', ({ site }) => {
  const { get, mirrorOf, pagePaths, paths, typeOf } = site;
  /** The margin: a tenth for the example; in other languages 15 %, and for lines where names weigh most, a fifth. */
  const marginOf = (tokens: number) => (site === example.site ? 0.1 : tokens < 300 ? 0.2 : 0.15);
  const markdown = paths.filter((path) => typeOf(path) === 'text/markdown');

  describe('the estimate of x-markdown-tokens (service.md 4.3.2) against the encoding o200k', () => {
    it.each(markdown)('%s: within the margin', (path) => {
      const { headers, body } = get(path);
      const tokens = countTokens(body);
      const [ratio, margin] = [Number(headers.get('x-markdown-tokens')) / tokens, marginOf(tokens)];
      expect(ratio).toBeGreaterThanOrEqual(1 - margin);
      expect(ratio).toBeLessThanOrEqual(1 + margin);
    });

    it.each(pagePaths)('%s as Markdown: the estimate of its mirror', (path) => {
      const { headers } = get(path, { headers: { accept: 'text/markdown' } });
      expect(headers.get('x-markdown-tokens')).toBe(get(mirrorOf(path)).headers.get('x-markdown-tokens'));
    });

    it('stands on Markdown only', () => {
      expect(paths.filter((path) => get(path).headers.has('x-markdown-tokens'))).toEqual(markdown);
    });
  });
});
