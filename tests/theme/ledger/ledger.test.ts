import { describe, expect, it, vi } from 'vitest';

// The one line that chooses a theme.
vi.mock('../../../src/theme/theme-of.ts', async () => {
  const { ledger } = await import('./ledger.ts');
  return { themeOf: () => ledger };
});

import { problemCodes } from '../../../src/core/problem-codes.ts';
import { organisations } from '../../support/organisations.ts';
import { readHtml, textOf } from '../../third-party/helpers.ts';

describe.each(organisations)('$name in another theme', ({ site: { release, problems } }) => {
  const pages = [...release.files.values()].filter(({ file }) => file.endsWith('.html'));
  const texts = new Map(pages.map(({ file, bytes }) => [file, Buffer.from(bytes).toString('utf8')]));

  it('builds without an error: every link and every anchor is there', () => {
    expect(problems.filter(({ code }) => problemCodes[code].severity === 'error')).toEqual([]);
  });

  it('has nothing of the first theme, neither its classes nor its style sheet', () => {
    const [style] = [...release.files.values()].filter(({ file }) => file.endsWith('.css'));
    expect(Buffer.from(style!.bytes).toString()).toContain('ui-monospace');
    for (const text of texts.values()) expect(text).not.toMatch(/class="(?:masthead|colophon|lead|numbered|register)/);
  });

  it('shows the names of everything that the API lists', () => {
    const said = [...texts.values()].map((text) =>
      textOf(readHtml(text).elements.find(({ tagName }) => tagName === 'body')!),
    );
    const all = [
      ...names(release.files.get('api/v1/company.json')),
      ...names(release.files.get('api/v1/solutions.json')),
    ];
    expect(all.filter((name) => !said.some((text) => text.includes(name)))).toEqual([]);
    expect(said.every((text) => text.length > 100)).toBe(true);
  });
});

/** The names of things in a document of the API. */
function names(file: { readonly bytes: Uint8Array } | undefined): string[] {
  const found: string[] = [];
  if (file)
    JSON.parse(Buffer.from(file.bytes).toString('utf8'), (key, value: unknown) => {
      if (/^(?:name|legalName|title)$/.test(key) && typeof value === 'string') found.push(value);
      return value;
    });
  return found;
}
