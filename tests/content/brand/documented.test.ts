import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkStyle } from '../../../src/content/brand/css/check-style.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { brandSchema } from '../../../src/content/schemas/brand.ts';
import { problemCodes } from '../../../src/core/problem-codes.ts';
import { icons } from '../../../src/site/assets/icons.ts';
import { documentOf, fullPages } from '../../support/theme-pages.ts';

const text = readFileSync('docs/pages/how-to/brand.md', 'utf8');
const block = (language: string) => text.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

describe('docs/pages/how-to/brand.md', () => {
  it('shows a module that the schema takes, with every field', () => {
    const { value } = parseLiteralModule('brand.ts', block('ts'), () => {})!;
    expect(brandSchema.safeParse(value).error).toBeUndefined();
    expect(Object.keys(value as object)).toEqual(Object.keys(brandSchema.shape));
    for (const field of Object.keys(brandSchema.shape)) expect(text).toContain(`| \`${field}\` |`);
  });

  it('shows styles that are in order', () => expect(checkStyle(block('css'))).toEqual([]));

  it('names every part that pages have for styles, and no other', () => {
    const pages = Object.values(fullPages).map((page) => documentOf(page, ''));
    const found = pages.flatMap((page) => [...page.matchAll(/ data-part="([^"]*)"/g)].map(([, name]) => name));
    const parts = readFileSync('docs/pages/reference/parts.md', 'utf8');
    const named = [...parts.matchAll(/^\| `([a-z-]+)` \| [^|]*\|$/gm)];
    expect(named.map(([, name]) => name).sort()).toEqual([...new Set(found)].sort());
  });

  it('names problems and icons that there are', () => {
    const codes = [...text.matchAll(/`((?:logo|font|style|color)-[a-z]+)`/g)].map(([, code]) => code!);
    expect(codes.filter((code) => code !== 'font-display' && !(code in problemCodes))).toEqual([]);
    expect(new Set(codes).size).toBe(6);
    for (const { path } of Object.values(icons)) expect(text).toContain(`\`${path}\``);
  });
});
