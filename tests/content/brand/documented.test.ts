import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkStyle } from '../../../src/content/brand/css/check-style.ts';
import { parseLiteralModule } from '../../../src/content/read/literal/module.ts';
import { brandSchema } from '../../../src/content/schemas/brand.ts';
import { problemCodes } from '../../../src/core/problem-codes.ts';
import { icons } from '../../../src/site/assets/icons.ts';

const text = readFileSync('docs/pages/brand.md', 'utf8');
const block = (language: string) => text.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

describe('docs/pages/brand.md', () => {
  it('shows a module that the schema takes, with every field', () => {
    const { value } = parseLiteralModule('brand.ts', block('ts'), () => {})!;
    expect(brandSchema.safeParse(value).error).toBeUndefined();
    expect(Object.keys(value as object)).toEqual(Object.keys(brandSchema.shape));
    for (const field of Object.keys(brandSchema.shape)) expect(text).toContain(`| \`${field}\` |`);
  });

  it('shows styles that are in order', () => expect(checkStyle(block('css'))).toEqual([]));

  it('names problems and icons that there are', () => {
    const codes = [...text.matchAll(/`((?:logo|font|style|color)-[a-z]+)`/g)].map(([, code]) => code!);
    expect(codes.filter((code) => code !== 'font-display' && !(code in problemCodes))).toEqual([]);
    expect(new Set(codes).size).toBe(6);
    for (const { path } of Object.values(icons)) expect(text).toContain(`\`${path}\``);
  });
});
