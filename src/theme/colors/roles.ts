import { hexOf, type Rgb, rgbOf } from '../../core/contrast.ts';
import { type Role, roles, type Scheme, schemeOf } from './scheme.ts';

/** Every colour of pages, icons, pictures and the manifest, by day and by night. */
export interface Roles {
  readonly light: Scheme;
  readonly dark: Scheme;
}

/** The colour that all others are computed from where a site has none of its own. */
const standardColor = '#233a96';
const own = (colors: Partial<Record<Role, string>>): Partial<Record<Role, Rgb>> =>
  Object.fromEntries(Object.entries(colors).map(([role, hex]) => [role, rgbOf(hex)]));

/** What was drawn by hand: the look of a site without a colour of its own. */
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

/** The colours of a site: computed from its own (`#rrggbb`), or without one those of the standard look. */
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

/** The colours as custom properties, which the stylesheets name. */
export const paletteStyle = ({ light, dark }: Roles): string => `:root {
${roles.map((role) => `  ${propertyOf(role)}: light-dark(${hexOf(light[role])}, ${hexOf(dark[role])});\n`).join('')}}`;

/**
 * Which colours stand by day where a brand's own could not be read or seen, in one English sentence for its owner; none
 * where it serves for links, buttons and bands alike. By night all of them are lighter or darker anyway.
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
