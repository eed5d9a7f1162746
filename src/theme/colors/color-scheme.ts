import { contrastRatio, type Rgb } from '../../core/contrast.ts';
import { type Oklch, toOklch, toSrgb } from './oklch.ts';

/** Colour roles; `soft` is quiet text, `accent` links and focus, `edge` the edge of a control. */
export const colorRoles = [
  ...(['paper', 'panel', 'mark', 'line', 'ink', 'soft', 'edge', 'accent', 'good', 'warn', 'bad'] as const),
  ...(['fill', 'onFill', 'fillHover', 'fillEdge', 'band', 'onBand', 'softOnBand'] as const),
];
export type ColorRole = (typeof colorRoles)[number];

/** Colours of the light or the dark scheme. */
export type ColorScheme = Readonly<Record<ColorRole, Rgb>>;

/** Initial lightness by role and scheme, with the minimum contrast to every ground. */
const figures = {
  light: { paper: 0.991, panel: 0.966, mark: 0.94, line: 0.87, ink: [0.26, 12], soft: [0.52, 7], edge: [0.66, 3.1] },
  dark: { paper: 0.185, panel: 0.228, mark: 0.29, line: 0.36, ink: [0.94, 10], soft: [0.74, 7], edge: [0.52, 3.1] },
} as const;
const statusHues = { good: 149, warn: 72, bad: 26 } as const;
const [statusChroma, statusContrast, linkContrast, textContrast] = [0.13, 4.6, 5, 4.5];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/**
 * Computes all roles of a scheme from one colour: texts keep their contrast on paper, panel and mark, and those on
 * fills and bands 4.5:1. Contrast is measured on the 8 bits that are shown.
 */
export function buildColorScheme(brand: Rgb, isDark: boolean): ColorScheme {
  const exact = toOklch(brand);
  const isGrey = exact.c < 0.02;
  const color: Oklch = { ...exact, c: isGrey ? 0 : exact.c };
  const { l, c, h } = color;
  const tint = Math.min(0.09 * c, 0.009);
  const given = isDark ? figures.dark : figures.light;
  const away = isDark ? 1 : -1;
  const neutral = (lightness: number) => toSrgb({ l: lightness, c: tint, h });
  const [paper, panel, line] = [neutral(given.paper), neutral(given.panel), neutral(given.line)];
  const mark = toSrgb({ l: given.mark, c: isDark ? Math.min(0.35 * c, 0.05) : Math.min(0.28 * c, 0.035), h });
  const grounds = [paper, panel, mark];
  const reach = (from: Oklch, least: number) => reached(from, least, grounds, away);
  const [ink, soft, edge] = [given.ink, given.soft, given.edge].map(([from, least]) =>
    reach({ l: from, c: tint, h }, least),
  ) as [Rgb, Rgb, Rgb];
  const link = { l: isDark ? Math.max(l, 0.76) : Math.min(l, 0.56), c: Math.min(c, 0.15), h };
  const status = (hue: number) => reach({ l: isDark ? 0.76 : 0.58, c: statusChroma, h: hue }, statusContrast);
  const isSeen = contrastRatio(brand, paper) >= 1.4;
  const fill = isSeen ? brand : reached(color, isGrey || isDark ? 3 : 1.4, [paper], away);
  const nearBlack = toSrgb({ l: 0.2, c: tint, h });
  const on = (ground: Rgb) => [white, nearBlack].find((each) => contrastRatio(each, ground) >= textContrast) ?? black;
  const onFill = on(fill);
  const band = bandOf(brand, color, paper, isDark, neutral);
  const onBand = on(band);
  return {
    ...{ paper, panel, mark, line, ink, soft, edge },
    accent: reach(link, linkContrast),
    good: status(statusHues.good),
    warn: status(statusHues.warn),
    bad: status(statusHues.bad),
    ...{ fill, onFill, fillHover: hoverOf(fill, onFill, away) },
    fillEdge: contrastRatio(fill, paper) >= 3 ? fill : edge,
    ...{ band, onBand, softOnBand: softened(onBand, band) },
  };
}

/** Steps the lightness away from the grounds until the contrast is reached on all of them. */
function reached(from: Oklch, least: number, grounds: readonly Rgb[], away: number): Rgb {
  for (let { l } = from; ; l += 0.004 * away) {
    const color = toSrgb({ ...from, l });
    const isAtEnd = away < 0 ? l <= 0 : l >= 1;
    if (isAtEnd || grounds.every((ground) => contrastRatio(color, ground) >= least)) return color;
  }
}

/** A visibly darker or lighter fill on which text stays legible. */
function hoverOf(fill: Rgb, onFill: Rgb, away: number): Rgb {
  const { l, c, h } = toOklch(fill);
  // Near black, a step of lightness is hardly visible.
  const steps = [0.06, -0.06, 0.12, -0.12, 0.24, -0.24].map((step) => toSrgb({ l: l + step * away, c, h }));
  const isRight = (color: Rgb) => contrastRatio(color, fill) >= 1.1 && contrastRatio(onFill, color) >= textContrast;
  return steps.find(isRight) ?? fill;
}

function bandOf(brand: Rgb, color: Oklch, paper: Rgb, isDark: boolean, neutral: (lightness: number) => Rgb): Rgb {
  const band = isDark && color.l > 0.62 ? toSrgb({ l: 0.34, c: Math.min(color.c, 0.09), h: color.h }) : brand;
  return contrastRatio(band, paper) >= 1.25 ? band : neutral(isDark ? 0.32 : 0.26);
}

/** Mixes text towards the ground while it stays legible. */
function softened(text: Rgb, ground: Rgb): Rgb {
  let soft = text;
  for (let share = 0.02; share < 0.5; share += 0.02) {
    const mixed = text.map((channel, i) => Math.round(channel + ((ground[i] ?? 0) - channel) * share));
    const next = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0] as const;
    if (contrastRatio(next, ground) < statusContrast) break;
    soft = next;
  }
  return soft;
}
