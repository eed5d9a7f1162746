import { renderPaletteStyle, resolveSiteColors } from '../../colors/site-colors.ts';
import type { BrandLook, FontFace } from '../../theme.ts';
import answersStyle from './answers.css?text';
import apiStyle from './api.css?text';
import baseStyle from './base.css?text';
import controlsStyle from './controls.css?text';
import formStyle from './form.css?text';
import frameStyle from './frame.css?text';
import heroStyle from './hero.css?text';
import languagesStyle from './languages.css?text';
import listsStyle from './lists.css?text';
import boldLook from './look-bold.css?text';
import docsLook from './look-docs.css?text';
import plainLook from './look-plain.css?text';
import mediaStyle from './media.css?text';
import pageStyle from './page.css?text';
import printStyle from './print.css?text';
import proseStyle from './prose.css?text';
import searchStyle from './search.css?text';
import sectionsStyle from './sections.css?text';
import tablesStyle from './tables.css?text';
import wideStyle from './wide.css?text';

/** Styles that a look adds to those of the register. */
const looks = { register: '', plain: plainLook, bold: boldLook, docs: plainLook + docsLook } as const;
const radii = { none: '0', small: '4px', large: '10px' } as const;
const densities = { compact: '0.85', regular: '1', airy: '1.15' } as const;

/** Sources of a font. `optional`: it is there at once or not used, so that nothing moves (CLS 0). */
function renderFontStyle(font: BrandLook['font']): string {
  if (font === undefined || typeof font === 'string') return '';
  const { family, faces = [] } = font;
  return [font, ...faces]
    .map(
      ({ file, weights, style = 'normal' }: FontFace) => `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-weight: ${weights};${style === 'normal' ? '' : `\n  font-style: ${style};`}
  font-display: optional;
}
`,
    )
    .join('');
}

/** Faces, corners and density of a brand as custom properties; nothing without one. */
function renderShapeStyle(look: BrandLook | undefined): string {
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
  return (use === 'heads' ? ['heads'] : ['heads', 'text', 'ui']).map((name) => `--${name}: ${stack}`);
}

/** Cascade layers by priority: the brand's own come last. */
const layers: Readonly<Record<string, readonly string[]>> = {
  base: [baseStyle, controlsStyle],
  parts: [
    frameStyle,
    heroStyle,
    pageStyle,
    listsStyle,
    answersStyle,
    proseStyle,
    tablesStyle,
    formStyle,
    apiStyle,
    sectionsStyle,
    searchStyle,
    languagesStyle,
  ],
  wide: [wideStyle],
  print: [mediaStyle, printStyle],
};
/** Removes comments, indents and line ends; no string contains them. */
const plain = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\/\n?/g, '')
    .trim()
    .replace(/;\s*\}/g, '}')
    .replace(/(?<=[{};,:(]|^)\s*\n\s*|\s*\n\s*(?=\))/g, '')
    .replace(/[^\S\n]*\n\s*/g, ' ')
    .replace(/ (?=[{>])|(?<=[{;(][\w-]+:|[,>]) | (?=[*/] )|(?<= [*/]) /g, '')
    .replace(/(?<=[\s:(,])0(?=\.\d)/g, '')
    .replace(/\{([^{}]+)\}/g, (_, declarations: string) => `{${sorted(declarations.split(';')).join(';')}}`);
/** Sorts declarations so that texts repeat, and compress. A shorthand precedes its longhands. */
const sorted = (declarations: readonly string[]): string[] =>
  declarations
    .map((text) => [text.slice(0, text.indexOf(':')), text] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, text]) => text);
const layer = (name: string, styles: readonly string[]): string =>
  `@layer ${name} {\n${styles.map((style) => `${style}\n`).join('')}}\n`;
/** Styles of every site. */
const ownStyle = Object.entries(layers)
  .map(([name, parts]) => layer(name, parts.map(plain)))
  .join('');
/**
 * Styles of all pages: both colour schemes, faces of the reader's system or of the site, no request to anywhere. `extra`
 * are styles of the site's own, in a layer behind all others, so that they need no stronger selectors.
 */
export function renderStylesheet(look: BrandLook | undefined, extra?: string): string {
  const brand = [plain(renderPaletteStyle(resolveSiteColors(look))), renderShapeStyle(look)];
  const own = looks[look?.look ?? 'register'];
  const behind = extra === undefined ? '' : layer('brand', [extra.trim()]);
  return `@layer base, parts, wide, look, print, brand;\n${renderFontStyle(look?.font)}${ownStyle}${layer('look', [...(own ? [plain(own)] : []), ...brand])}${behind}`;
}
