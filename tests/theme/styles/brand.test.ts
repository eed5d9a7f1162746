import { describe, expect, it } from 'vitest';
import type { BrandLook } from '../../../src/theme/model/brand-look.ts';
import { styleOf } from '../../../src/theme/register/styles/style.ts';

const plain: BrandLook = { radius: 'none', density: 'regular' };
const font = { file: '/fonts/a.woff2', family: 'A B', weights: '400 700' } as const;

/** What the last declaration of a custom property says. */
const said = (style: string, name: string) => [...style.matchAll(new RegExp(`^ +${name}: ([^;]+);`, 'gm'))].at(-1)?.[1];

describe('styles of a brand', () => {
  it('come in layers, those of the site last, and no other bracket is open', () => {
    const style = styleOf(plain, '.a { color: red }');
    expect(style).toMatch(/^@layer base, parts, wide, print, brand;\n@layer base \{/);
    expect(style).toMatch(/@layer brand \{\n\.a \{ color: red \}\n\}\n$/);
    expect(style.match(/\{/g)?.length).toBe(style.match(/\}/g)?.length);
    expect(styleOf(plain)).not.toContain('@layer brand {');
  });

  it.each([
    [{ ...plain, radius: 'large' }, '--radius', '10px'],
    [{ ...plain, radius: 'small' }, '--radius', '4px'],
    [plain, '--radius', '0'],
    [{ ...plain, density: 'compact' }, '--density', '0.85'],
    [{ ...plain, density: 'airy' }, '--density', '1.15'],
    [undefined, '--density', '1'],
    [undefined, '--button', 'var(--ink)'],
    [plain, '--button', 'var(--ink)'],
    [{ ...plain, color: '#0b6e4f' }, '--button', 'var(--fill)'],
    [{ ...plain, font: 'serif' }, '--text', 'var(--serif)'],
    [{ ...plain, font: 'sans' }, '--text', 'var(--sans)'],
    [{ ...plain, font: 'mono' }, '--sans', 'var(--mono)'],
    [{ ...plain, font: { ...font, use: 'heads' } }, '--head', '"A B", system-ui, sans-serif'],
    [{ ...plain, font: { ...font, use: 'heads' } }, '--text', 'var(--serif)'],
    [{ ...plain, font: { ...font, use: 'all', fallback: 'serif' } }, '--text', '"A B", var(--serif)'],
    [{ ...plain, font: { ...font, use: 'all', fallback: 'serif' } }, '--sans', '"A B", var(--serif)'],
  ] as const)('%j: %s is %s', (look, name, value) => expect(said(styleOf(look), name)).toBe(value));

  it('a font is there at once, or not at all on that page', () => {
    expect(styleOf({ ...plain, font: { ...font, use: 'all' } })).toContain(
      '@font-face {\n  font-family: "A B";\n  src: url("/fonts/a.woff2") format("woff2");\n  font-weight: 400 700;\n  font-display: optional;\n}',
    );
    for (const look of [undefined, plain, { ...plain, font: 'sans' } as const])
      expect(styleOf(look)).not.toContain('@font-face');
  });
});
