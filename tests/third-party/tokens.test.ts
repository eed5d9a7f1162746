import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { get, pagePaths, paths, typeOf } from '../spec/origin.ts';

const markdown = paths.filter((path) => typeOf(path) === 'text/markdown');

describe('openapi.json', () => {
  it('is under 12,000 tokens: a model reads it beside what it is asked', () => {
    expect(countTokens(get('/api/v1/openapi.json').body)).toBeLessThan(12_000);
  });
});

describe('the estimate of x-markdown-tokens (service.md 4.3.2) against the encoding o200k', () => {
  it.each(markdown)('%s: within a tenth', (path) => {
    const { headers, body } = get(path);
    const ratio = Number(headers.get('x-markdown-tokens')) / countTokens(body);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it.each(pagePaths)('%s as Markdown: the estimate of its mirror', (path) => {
    const { headers } = get(path, { headers: { accept: 'text/markdown' } });
    const mirror = path === '/' ? '/index.md' : `${path.slice(0, -1)}.md`;
    expect(headers.get('x-markdown-tokens')).toBe(get(mirror).headers.get('x-markdown-tokens'));
  });

  it('stands on Markdown only', () => {
    expect(paths.filter((path) => get(path).headers.has('x-markdown-tokens'))).toEqual(markdown);
  });
});
