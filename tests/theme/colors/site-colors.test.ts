import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, formatHexColor, parseHexColor, type Rgb } from '../../../src/core/contrast.ts';
import {
  type ColorRole,
  type ColorScheme,
  colorRoles,
  toOklch,
  toSrgb,
} from '../../../src/theme/colors/color-scheme.ts';
import {
  describeColorAdjustment,
  renderPaletteStyle,
  resolveSiteColors,
} from '../../../src/theme/colors/site-colors.ts';

const grounds = ['paper', 'panel', 'mark'] as const;

/** Every pair that is read or seen together, and how far its colours must stand apart. */
function pairs(isDark: boolean): (readonly [ColorRole, ColorRole, number])[] {
  const onGrounds = (role: ColorRole, least: number) => grounds.map((ground) => [role, ground, least] as const);
  return [
    ...onGrounds('ink', isDark ? 10 : 12),
    ...onGrounds('soft', 7),
    ...onGrounds('accent', 5),
    ...(['good', 'warn', 'bad'] as const).flatMap((role) => onGrounds(role, 4.6)),
    ...onGrounds('edge', 3.1),
    ['onFill', 'fill', 4.5],
    ['onFill', 'fillHover', 4.5],
    ['fillEdge', 'paper', 3],
    ['fill', 'paper', 1.4],
    ['onBand', 'band', 4.5],
    ['softOnBand', 'band', 4.5],
    ['band', 'paper', 1.25],
  ];
}

/** The pairs of a scheme that stand too close, with their contrast. */
const failing = (scheme: ColorScheme, isDark: boolean) =>
  pairs(isDark)
    .map(([a, b, least]) => [a, b, least, contrastRatio(scheme[a], scheme[b])] as const)
    .filter(([, , least, found]) => found < least);

const judge = (color: Rgb): void => {
  const { light, dark } = resolveSiteColors({ color: formatHexColor(color) });
  expect([...failing(light, false), ...failing(dark, true)], formatHexColor(color)).toEqual([]);
  for (const { fill, fillHover } of [light, dark])
    expect(contrastRatio(fill, fillHover), formatHexColor(color)).toBeGreaterThanOrEqual(1.1);
};

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel);

describe('one colour to all roles', () => {
  it('every pair keeps its contrast, whatever the colour', () => {
    fc.assert(fc.property(anyColor, judge), { numRuns: process.env.LONG ? 5_000 : 500 });
  });

  it.each([
    '#ffcc00',
    '#ffff00',
    '#39ff14',
    '#00ffff',
    '#ff00ff',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#fcfcfa',
    '#111318',
  ])('every pair keeps its contrast: %s', (color) => judge(parseHexColor(color)));

  it('every grey keeps it, black and white among them, and stays without a tint', () => {
    for (let level = 0; level < 256; level += process.env.LONG ? 1 : 15) {
      judge([level, level, level]);
      const { paper } = resolveSiteColors({ color: formatHexColor([level, level, level]) }).light;
      expect(new Set(paper).size).toBe(1);
    }
  });

  it('most colours stay as they are on buttons', () => {
    const colors = fc.sample(fc.noBias(anyColor), { numRuns: 300, seed: 4 }).map(formatHexColor);
    const kept = colors.filter((color) => formatHexColor(resolveSiteColors({ color }).light.fill) === color);
    expect(kept.length / colors.length).toBeGreaterThan(0.85);
  });

  it('the colours of the standard look are those that were drawn, and readable', () => {
    const { light, dark } = resolveSiteColors(undefined);
    const text = renderPaletteStyle({ light, dark });
    for (const line of [
      '--ink: light-dark(#15171c, #ecebe6);',
      '--soft: light-dark(#50545f, #b1b5bf);',
      '--paper: light-dark(#fcfcfa, #111318);',
      '--panel: light-dark(#f1f2f3, #1b1e25);',
      '--line: light-dark(#cfd1d6, #393d47);',
      '--accent: light-dark(#233a96, #b3c2ff);',
      '--mark: light-dark(#e7ebfb, #232c4d);',
      // By night what stands on buttons and bands is computed, as their ground is the colour of the day.
      '--fill: light-dark(#233a96, #233a96);',
      '--on-fill: light-dark(#fcfcfa, #ffffff);',
      '--band: light-dark(#233a96, #233a96);',
    ])
      expect(text).toContain(line);
    const drawnByHand: readonly ColorRole[] = ['soft'];
    const found = [...failing(light, false), ...failing(dark, true)].filter(([role]) => !drawnByHand.includes(role));
    expect(found).toEqual([]);
    for (const scheme of [light, dark])
      for (const ground of grounds) {
        expect(contrastRatio(scheme.ink, scheme[ground])).toBeGreaterThanOrEqual(7);
        expect(contrastRatio(scheme.accent, scheme[ground])).toBeGreaterThanOrEqual(7);
        expect(contrastRatio(scheme.soft, scheme[ground])).toBeGreaterThanOrEqual(5.5);
      }
    for (const { fill, fillHover, onFill, band, onBand } of [light, dark]) {
      for (const ground of [fill, fillHover]) expect(contrastRatio(onFill, ground)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(onBand, band)).toBeGreaterThanOrEqual(7);
    }
  });

  it('every role has a custom property for both schemes', () => {
    const text = renderPaletteStyle(resolveSiteColors({ color: '#0b6e4f' }));
    expect(text.match(/^ {2}--[a-z-]+: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);$/gm)).toHaveLength(colorRoles.length);
  });
});

it.each([
  ['#ffcc00', /^#ffcc00 stays for buttons and bands; links use #[0-9a-f]{6}$/],
  ['#FFFFFF', /^links use #[0-9a-f]{6}; buttons use #[0-9a-f]{6}; bands use #[0-9a-f]{6}$/],
  ['#00695c', undefined],
])('says of %s what stays, and what is used instead', (color, said) => {
  if (said) expect(describeColorAdjustment(color)).toMatch(said);
  else expect(describeColorAdjustment(color)).toBeUndefined();
});

it('a colour goes to OKLCH and back', () => {
  fc.assert(fc.property(anyColor, (color) => void expect(toSrgb(toOklch(color))).toEqual(color)));
});

it('agrees with the figures of CSS Color 4 for red', () => {
  const { l, c, h } = toOklch([255, 0, 0]);
  expect([l, c, h].map((n) => Number(n.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
});
