import { describe, expect, it } from 'vitest';
import { createCanvas, drawText, fillRectangle, toIndexedImage } from '../../../src/theme/drawing/canvas.ts';
import glyphs from '../../../src/theme/drawing/glyphs.json' with { type: 'json' };
import { breakLines, findGlyph, isDrawable, typeset } from '../../../src/theme/drawing/typesetting.ts';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;

describe('drawText', () => {
  it('fills what an outline encloses: a full stop is a smooth disc', () => {
    const canvas = createCanvas(40, 40, white, [black]);
    drawText(canvas, '.', 0, 36, 100);
    const shades = [...canvas.pixels];
    // The dot of the font is 0.143 em wide: π/4 × 14.3² = 161 pixels, within the coarseness of 16 shades.
    const area = shades.reduce((sum, shade) => sum + shade / 15, 0);
    expect(area).toBeGreaterThan(140);
    expect(area).toBeLessThan(185);
    expect(shades.filter((shade) => shade > 0 && shade < 15).length).toBeGreaterThan(20);
  });

  it('leaves the counter of an o open', () => {
    const canvas = createCanvas(60, 60, white, [black]);
    drawText(canvas, 'o', 0, 50, 100);
    const middle = Math.round((findGlyph('o').advance * 100) / 2000);
    expect(canvas.pixels[28 * 60 + middle]).toBe(0);
    expect(Math.max(...canvas.pixels)).toBe(15);
  });

  it('draws every glyph within its line, and never writes outside of the canvas', () => {
    for (const character of Object.keys(glyphs)) {
      const canvas = createCanvas(8, 8, white, [black]);
      expect(() => drawText(canvas, character, -2, 6, 40)).not.toThrow();
      expect(canvas.pixels.length).toBe(64);
    }
  });

  it('gives each ink its own shades', () => {
    const canvas = createCanvas(4, 1, white, [black, [255, 0, 0]]);
    fillRectangle(canvas, 0, 0, 2, 1, 0);
    fillRectangle(canvas, 2, 0, 1, 1, 1);
    const { pixels, palette } = toIndexedImage(canvas);
    expect([...pixels].map((index) => palette[index])).toEqual([black, black, [255, 0, 0], white]);
    expect(palette.length).toBe(31);
  });
});

describe('type', () => {
  it('knows what it can draw', () => {
    expect(['Tarrowfen Voice', 'Größe: façade', '“Łódź” – 50 %', '7'].map(isDrawable)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['', '東京', 'Ωmega', 'a\u0301'].map(isDrawable)).toEqual([false, false, false, false]);
  });

  it('builds accented letters on their base', () => {
    expect(findGlyph('é').paths).toHaveLength(2);
    expect(findGlyph('é').paths[0]).toBe(findGlyph('e').paths[0]);
  });

  it('sets pairs closer than their advances', () => {
    expect(typeset('To').width).toBeLessThan(findGlyph('T').advance + findGlyph('o').advance);
    expect(typeset('oo').width).toBe(2 * findGlyph('o').advance);
  });

  it('breaks at spaces, and keeps a word that is too long', () => {
    const width = typeset('one two').width;
    expect(breakLines('one two three', width)).toEqual(['one two', 'three']);
    expect(breakLines('incomprehensibilities of it', 100)).toEqual(['incomprehensibilities', 'of', 'it']);
  });
});
