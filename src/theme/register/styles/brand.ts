import type { BrandLook } from '../../model/brand-look.ts';

const radii = { none: '0', small: '4px', large: '10px' } as const;
const densities = { compact: '0.85', regular: '1', airy: '1.15' } as const;

/** Source of a font. `optional`: it is there at once or not used, so that nothing moves (CLS 0). */
export function renderFontStyle(font: BrandLook['font']): string {
  if (font === undefined || typeof font === 'string') return '';
  const { file, family, weights } = font;
  return `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-weight: ${weights};
  font-display: optional;
}
`;
}

/** Faces, corners and density of a brand as custom properties; nothing without one. */
export function renderShapeStyle(look: BrandLook | undefined): string {
  if (!look) return '';
  const { radius, density, font } = look;
  const lines = [`--radius: ${radii[radius]}`, `--density: ${densities[density]}`, ...faces(font)];
  return `:root {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** A generic family applies to text, headings and small print alike. */
function faces(font: BrandLook['font']): string[] {
  if (font === undefined || font === 'serif') return [];
  if (typeof font === 'string')
    return [`--text: var(--${font})`, `--heads: var(--${font})`, ...(font === 'mono' ? ['--ui: var(--mono)'] : [])];
  const { family, use, fallback = 'sans' } = font;
  // A custom property cannot name itself.
  const stack = `"${family}", ${fallback === 'sans' ? 'system-ui, sans-serif' : `var(--${fallback})`}`;
  return use === 'heads' ? [`--heads: ${stack}`] : [`--text: ${stack}`, `--ui: ${stack}`];
}
