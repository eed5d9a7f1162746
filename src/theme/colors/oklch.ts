import { type Rgb, toLinearLight } from '../../core/contrast.ts';

/** A colour by lightness (0 to 1), chroma and hue in degrees (OKLCH, CSS Color 4 §9). */
export interface Oklch {
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
