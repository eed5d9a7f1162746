import { describe, expect, it, test } from 'vitest';
import { acceptPatterns } from '../../src/hosts/accept-patterns.ts';
import { maxAcceptBytes, negotiate } from '../../src/http/negotiate.ts';
import { acceptTable, fuzzedAccepts, repeatedRanges } from './accept-headers.ts';
import cases from './accept-patterns.cases.json' with { type: 'json' };

/** The five steps that rx.ts describes, as a host takes them. */
function negotiateByPatterns(accept: string): 'html' | 'markdown' {
  if (new RegExp(acceptPatterns.tooLong).test(accept)) return 'html';
  const markdown = captures(acceptPatterns.markdown.weight, accept);
  if (markdown === undefined) return 'html';
  const html = acceptPatterns.html.map(
    ({ weight, present }) => captures(weight, accept) ?? (new RegExp(present).test(accept) ? '0' : undefined),
  );
  const pair = [markdown, html.find((found) => found !== undefined) ?? '0'].map(fourDigits);
  return pair[0] !== '0000' && new RegExp(acceptPatterns.notLess).test(pair.join(':')) ? 'markdown' : 'html';
}

function captures(pattern: string, text: string): string | undefined {
  return new RegExp(pattern).exec(text)?.slice(1).join('');
}

function fourDigits(raw: string): string {
  return raw === '' ? '1000' : raw.padEnd(4, '0');
}

test.each([...acceptTable])('%j', (accept) => {
  expect(negotiateByPatterns(accept)).toBe(negotiate(accept));
});

it('equals negotiate() on 20,000 arbitrary headers', () => {
  const seen = { html: 0, markdown: 0 };
  for (const accept of fuzzedAccepts(20_000)) {
    const expected = negotiate(accept);
    seen[expected]++;
    expect(negotiateByPatterns(accept), accept).toBe(expected);
  }
  expect(Math.min(seen.html, seen.markdown)).toBeGreaterThan(2000);
});

it('compares every pair of weights as numbers do', () => {
  const notLess = new RegExp(acceptPatterns.notLess);
  const wrong: string[] = [];
  const digits = Array.from({ length: 1001 }, (_, n) => String(n).padStart(4, '0'));
  for (const m of digits)
    for (const h of digits) if (notLess.test(`${m}:${h}`) !== Number(m) >= Number(h)) wrong.push(`${m}:${h}`);
  expect(wrong).toEqual([]);
});

it('reads up to the limit', () => {
  const long = (length: number) => `text/markdown, x/y;z=${'a'.repeat(length - 21)}`;
  expect(negotiateByPatterns(long(maxAcceptBytes))).toBe('markdown');
  expect(negotiateByPatterns(long(maxAcceptBytes + 1))).toBe('html');
});

it('differs only where a range is repeated', () => {
  const differing = repeatedRanges.filter((accept) => negotiateByPatterns(accept) !== negotiate(accept));
  expect(differing).toMatchInlineSnapshot(`
    [
      "text/markdown;q=0.5, text/markdown;q=0, text/html;q=0.4",
      "text/markdown;q=0.5, text/html;q=0.9, text/html;q=0.1",
      "text/markdown;q=0.5, */*;q=0.9, */*;q=0.1",
    ]
  `);
});

describe('every configuration language can hold the patterns', () => {
  const patterns = [acceptPatterns.markdown, ...acceptPatterns.html].flatMap(({ weight, present }) => [
    weight,
    present,
  ]);

  it.each([...patterns, acceptPatterns.tooLong, acceptPatterns.notLess])('%#', (pattern) => {
    expect(pattern).not.toMatch(/["'`\n%#]|\\(?!x[0-9a-f]{2}|1)|\(\?[^:]/);
    expect(pattern.length).toBeLessThan(2000);
  });
});

// Milliseconds when linear; minutes when quadratic.
it.each(cases)('reads much of %j in no more than quadratic time', { timeout: 20_000 }, (piece) => {
  for (const head of [
    '',
    'text/markdown',
    'text/markdown;',
    'text/markdown;q',
    'text/markdown;a="',
    'text/markdown;q=1',
  ]) {
    const accept = head + piece.repeat(8000 / piece.length);
    for (const pattern of patternsOf()) expect(typeof pattern.test(accept)).toBe('boolean');
  }
});

function patternsOf(): RegExp[] {
  return [acceptPatterns.markdown, ...acceptPatterns.html].flatMap(({ weight, present }) => [
    new RegExp(weight),
    new RegExp(present),
  ]);
}
