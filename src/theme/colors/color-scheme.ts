import { contrastRatio, type Rgb, toLinearLight } from '../../core/contrast.ts';

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

/** A colour by lightness (0 to 1), chroma and hue in degrees (OKLCH, CSS Color 4 §9). */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A colour of sRGB in OKLCH. */
export function toOklch(color: Rgb): Oklch {
  const [r, g, b] = [toLinearLight(color[0]), toLinearLight(color[1]), toLinearLight(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

/** A colour in sRGB, in whole numbers: with as much of its chroma as sRGB holds, at its lightness and hue. */
export function toSrgb({ l, c, h }: Oklch): Rgb {
  const lightness = Math.min(1, Math.max(0, l));
  let [least, most] = [0, c];
  if (isInGamut(linearOf(lightness, c, h))) least = c;
  else
    for (let step = 0; step < 24; step += 1) {
      const middle = (least + most) / 2;
      if (isInGamut(linearOf(lightness, middle, h))) least = middle;
      else most = middle;
    }
  const [r, g, b] = linearOf(lightness, least, h);
  return [coded(r), coded(g), coded(b)];
}

function linearOf(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (color: Rgb) => color.every((channel) => channel > -0.0001 && channel < 1.0001);

function coded(share: number): number {
  const light = Math.min(1, Math.max(0, share));
  return Math.round(255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}
