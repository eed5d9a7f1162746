import { formatHexColor, parseHexColor, type Rgb } from '../../core/contrast.ts';
import { buildColorScheme, type ColorRole, type ColorScheme, colorRoles } from './color-scheme.ts';

/** Colours of pages, icons, pictures and the manifest, light and dark. */
interface SiteColors {
  readonly light: ColorScheme;
  readonly dark: ColorScheme;
}

/** Base colour of sites without a brand colour. */
const standardColor = '#233a96';
const own = (colors: Partial<Record<ColorRole, string>>): Partial<Record<ColorRole, Rgb>> =>
  Object.fromEntries(Object.entries(colors).map(([role, hex]) => [role, parseHexColor(hex)]));

/** Hand-picked colours, for sites without a brand colour. */
const drawn = {
  light: own({
    ...{ ink: '#15171c', soft: '#50545f', paper: '#fcfcfa', panel: '#f1f2f3', line: '#cfd1d6' },
    ...{ accent: '#233a96', mark: '#e7ebfb', onFill: '#fcfcfa' },
  }),
  dark: own({
    ...{ ink: '#ecebe6', soft: '#b1b5bf', paper: '#111318', panel: '#1b1e25', line: '#393d47' },
    ...{ accent: '#b3c2ff', mark: '#232c4d', edge: '#777b86' },
  }),
};

const known = new Map<string, SiteColors>();

/** Colours of a site: computed from its own (`#rrggbb`), or the standard ones. */
export function resolveSiteColors(brand: { readonly color?: string | undefined } | undefined): SiteColors {
  const color = brand?.color?.slice(0, 7).toLowerCase();
  const found = known.get(color ?? '');
  if (found) return found;
  const rgb = parseHexColor(color ?? standardColor);
  const computed = { light: buildColorScheme(rgb, false), dark: buildColorScheme(rgb, true) };
  const made = color
    ? computed
    : { light: { ...computed.light, ...drawn.light }, dark: { ...computed.dark, ...drawn.dark } };
  known.set(color ?? '', made);
  return made;
}

/** `--on-fill` for onFill. */
const propertyOf = (role: ColorRole) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Colours as custom properties for the stylesheets. */
export const renderPaletteStyle = ({ light, dark }: SiteColors): string => `:root {
${colorRoles.map((role) => `  ${propertyOf(role)}: light-dark(${formatHexColor(light[role])}, ${formatHexColor(dark[role])});\n`).join('')}}`;

/**
 * Says in an English sentence which light colours replace an illegible brand colour; undefined if it serves for links,
 * buttons and bands alike. Dark colours all differ anyway.
 */
export function describeColorAdjustment(color: string): string | undefined {
  const { light } = resolveSiteColors({ color });
  const own = color.toLowerCase();
  const uses = [
    ['links', formatHexColor(light.accent)],
    ['buttons', formatHexColor(light.fill)],
    ['bands', formatHexColor(light.band)],
  ] as const;
  const kept = uses.flatMap(([what, is]) => (is === own ? [what] : []));
  const others = uses.flatMap(([what, is]) => (is === own ? [] : [`${what} use ${is}`]));
  if (others.length === 0) return undefined;
  return [...(kept.length > 0 ? [`${own} stays for ${kept.join(' and ')}`] : []), ...others].join('; ');
}
