/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** A colour of sRGB in linear light: 0 to 1 each. */
export const toLinearLight = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Powers are dear, and a picture has many pixels. */
const linearSteps = Array.from({ length: 256 }, (_, channel) => toLinearLight(channel));
const quickLinear = (channel: number): number => linearSteps[channel] ?? toLinearLight(channel);

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * quickLinear(red) + 0.7152 * quickLinear(green) + 0.0722 * quickLinear(blue);

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Reads `#rrggbb`, whatever stands behind it. */
export function parseHexColor(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** `#fcfcfa`, for CSS, SVG and the manifest. */
export const formatHexColor = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
