import { describe, expect, it } from 'vitest';
import { renderStylesheet } from '../../../src/theme/register/styles/stylesheet.ts';
import type { BrandLook } from '../../../src/theme/theme.ts';

const plain: BrandLook = { look: 'register', radius: 'none', density: 'regular' };
const font = { file: '/fonts/a.woff2', family: 'A B', weights: '400 700' } as const;

/** The value of a custom property for all pages, in its last declaration; those for paper stand in brackets of their own. */
const said = (style: string, name: string) =>
  [...style.matchAll(/^:root ?\{([^}]*)\}/gm)]
    .flatMap(([, all = '']) => [...all.matchAll(new RegExp(`(?:^|[\\s;])${name}: ?([^;}]+)`, 'g'))])
    .at(-1)?.[1]
    ?.trim();

describe('styles of a brand', () => {
  it('come in layers, those of the site last, and no other bracket is open', () => {
    const style = renderStylesheet(plain, '.a { color: red }');
    expect(style).toMatch(/^@layer base, parts, wide, look, print, brand;\n@layer base \{/);
    expect(style).toMatch(/@layer brand \{\n\.a \{ color: red \}\n\}\n$/);
    expect(style.match(/\{/g)?.length).toBe(style.match(/\}/g)?.length);
    expect(renderStylesheet(plain)).not.toContain('@layer brand {');
  });

  it.each([
    [{ ...plain, radius: 'large' }, '--radius', '10px'],
    [{ ...plain, radius: 'small' }, '--radius', '4px'],
    [plain, '--radius', '0'],
    [{ ...plain, density: 'compact' }, '--density', '0.85'],
    [{ ...plain, density: 'airy' }, '--density', '1.15'],
    [undefined, '--density', '1'],
    [undefined, '--fill', 'light-dark(#233a96,#233a96)'],
    [plain, '--fill', 'light-dark(#233a96,#233a96)'],
    [{ ...plain, color: '#0b6e4f' }, '--fill', 'light-dark(#0b6e4f,#0b6e4f)'],
    [{ ...plain, font: 'serif' }, '--text', 'var(--serif)'],
    [{ ...plain, font: 'serif' }, '--heads', 'var(--serif)'],
    [{ ...plain, font: 'serif' }, '--ui', 'var(--sans)'],
    [{ ...plain, font: 'sans' }, '--text', 'var(--sans)'],
    [{ ...plain, font: 'sans' }, '--heads', 'var(--sans)'],
    [{ ...plain, font: 'mono' }, '--text', 'var(--mono)'],
    [{ ...plain, font: 'mono' }, '--ui', 'var(--mono)'],
    [{ ...plain, font: { ...font, use: 'heads' } }, '--heads', '"A B", system-ui, sans-serif'],
    [{ ...plain, font: { ...font, use: 'heads' } }, '--text', 'var(--serif)'],
    [{ ...plain, font: { ...font, use: 'all', fallback: 'serif' } }, '--text', '"A B", var(--serif)'],
    [{ ...plain, font: { ...font, use: 'all', fallback: 'serif' } }, '--ui', '"A B", var(--serif)'],
  ] as const)('%j: %s is %s', (look, name, value) => expect(said(renderStylesheet(look), name)).toBe(value));

  it('the colour is that of buttons, of the rule above the name and of the one above the footer', () => {
    const style = renderStylesheet(plain);
    for (const name of ['.button,button', '.bar', '.colophon'])
      expect(style.split(`}${name}{`)[1]?.split('}')[0], name).toMatch(/^(?!.*var\(--ink\) ).*var\(--fill\)/);
  });

  it('every custom property that a rule asks for is said, and every one that is said is asked for', () => {
    const style = renderStylesheet({ ...plain, font: { ...font, use: 'all' } });
    const asked = new Set([...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const given = new Set([...style.matchAll(/[{;\s](--[\w-]+):/g)].map(([, name]) => name));
    expect([...asked].filter((name) => !given.has(name))).toEqual([]);
    expect([...given].filter((name) => !asked.has(name))).toEqual([]);
  });

  it('what is read in the sources alone is left out, and nothing of what browsers read', () => {
    const style = renderStylesheet(undefined);
    expect(style).not.toMatch(/\/\*|\n /);
    for (const part of [
      '.slip{align-self:start;background:var(--paper);border:1px solid var(--ink);border-block-start-width:3px;',
      'calc(clamp(2rem,4.4vw,4.5rem)*var(--density))',
      '(100% - 82rem)/2',
      'content:" (" attr(href) ")"',
      '.group + .group{',
    ])
      expect(style).toContain(part);
  });

  it('a font is there at once, or not at all on that page', () => {
    expect(renderStylesheet({ ...plain, font: { ...font, use: 'all' } })).toContain(
      '@font-face {\n  font-family: "A B";\n  src: url("/fonts/a.woff2") format("woff2");\n  font-weight: 400 700;\n  font-display: optional;\n}',
    );
    for (const look of [undefined, plain, { ...plain, font: 'sans' } as const])
      expect(renderStylesheet(look)).not.toContain('@font-face');
  });
});
