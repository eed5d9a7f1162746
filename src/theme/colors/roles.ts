import { hexOf, type Rgb, rgbOf } from '../../core/contrast.ts';
import { type Role, roles, type Scheme, schemeOf } from './scheme.ts';

/** Colours of pages, icons, pictures and the manifest, light and dark. */
export interface Roles {
  readonly light: Scheme;
  readonly dark: Scheme;
}

/** Base colour of sites without a brand colour. */
const standardColor = '#233a96';
const own = (colors: Partial<Record<Role, string>>): Partial<Record<Role, Rgb>> =>
  Object.fromEntries(Object.entries(colors).map(([role, hex]) => [role, rgbOf(hex)]));

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

const known = new Map<string, Roles>();

/** Colours of a site: computed from its own (`#rrggbb`), or the standard ones. */
export function rolesOf(brand: { readonly color?: string | undefined } | undefined): Roles {
  const color = brand?.color?.slice(0, 7).toLowerCase();
  const found = known.get(color ?? '');
  if (found) return found;
  const rgb = rgbOf(color ?? standardColor);
  const computed = { light: schemeOf(rgb, false), dark: schemeOf(rgb, true) };
  const made = color
    ? computed
    : { light: { ...computed.light, ...drawn.light }, dark: { ...computed.dark, ...drawn.dark } };
  known.set(color ?? '', made);
  return made;
}

/** `--on-fill` for onFill. */
const propertyOf = (role: Role) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Colours as custom properties for the stylesheets. */
export const paletteStyle = ({ light, dark }: Roles): string => `:root {
${roles.map((role) => `  ${propertyOf(role)}: light-dark(${hexOf(light[role])}, ${hexOf(dark[role])});\n`).join('')}}`;

/**
 * Says in an English sentence which light colours replace an illegible brand colour; undefined if it serves for links,
 * buttons and bands alike. Dark colours all differ anyway.
 */
export function adjustment(color: string): string | undefined {
  const { light } = rolesOf({ color });
  const own = color.toLowerCase();
  const uses = [
    ['links', hexOf(light.accent)],
    ['buttons', hexOf(light.fill)],
    ['bands', hexOf(light.band)],
  ] as const;
  const kept = uses.flatMap(([what, is]) => (is === own ? [what] : []));
  const others = uses.flatMap(([what, is]) => (is === own ? [] : [`${what} use ${is}`]));
  if (others.length === 0) return undefined;
  return [...(kept.length > 0 ? [`${own} stays for ${kept.join(' and ')}`] : []), ...others].join('; ');
}
