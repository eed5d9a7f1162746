import { expect, test } from 'vitest';
import { toPlainText } from '../../src/markdown/plain-text.ts';
import cases from './plain-text.cases.json' with { type: 'json' };

test.each(cases['the text of'] as [string, string][])('the text of %j', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

test.each(cases['links are followed by their address'] as [string, string][])(
  'links are followed by their address: %j',
  (markdown, text) => {
    expect(toPlainText(markdown)).toBe(text);
  },
);
