import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { validateBrand } from '../../../src/content/brand/validate-brand.ts';
import type { Sources } from '../../../src/content/read/load.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { encodePng, encodeRgbaPng } from '../../../src/theme/drawing/png.ts';
import { moduleOf } from '../../checks/small-input.ts';

const svg = (viewBox: string, inside = '<path fill="#2e8b6f" d="M0 0h9v9z"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`);

/** A picture of one colour. */
const flat = (width: number, height: number, color: readonly number[]) => {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < rgba.length; i += 4) rgba.set(color, i);
  return encodeRgbaPng({ width, height, rgba });
};

/** A WOFF2 file of two tables, the second of which has the weights from and to. */
function woff2(from: number, to: number, length = 0): Uint8Array {
  const fvar = new DataView(new ArrayBuffer(36));
  fvar.setUint16(4, 16);
  fvar.setUint16(8, 1);
  fvar.setUint16(10, 20);
  fvar.setUint32(16, 0x77676874);
  fvar.setInt32(20, from * 65_536);
  fvar.setInt32(28, to * 65_536);
  const letters = new Uint8Array(200);
  const data = brotliCompressSync(Buffer.concat([letters, new Uint8Array(fvar.buffer)]));
  const bytes = new Uint8Array(Math.max(53 + data.length, length));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x774f4632);
  view.setUint32(8, bytes.length);
  view.setUint16(12, 2);
  view.setUint32(20, data.length);
  bytes.set([0, 128 | (letters.length >> 7), letters.length & 127, 47, 36], 48);
  bytes.set(data, 53);
  return bytes;
}

interface Given {
  readonly brand?: string;
  readonly files?: Readonly<Record<string, Uint8Array>>;
  readonly style?: string;
  /** Files of public/ that have been refused. */
  readonly refused?: readonly string[];
  readonly today?: string;
}

/** The look of a brand, and its problems. */
function look({ brand, files = {}, refused = [], style, today }: Given) {
  const problems: Problem[] = [];
  const sources = {
    modules: new Map(brand === undefined ? [] : [moduleOf('brand', brand)]),
    publicFiles: Object.entries(files).map(([file, bytes]) => ({ file, bytes })),
    unread: refused,
    ...(style !== undefined && { style: { file: 'content/brand.css', text: style } }),
  } as unknown as Sources;
  const made = validateBrand(sources, today, (problem) => void problems.push(problem), undefined);
  return { made, brand: made.brand, said: problems.map(({ code, field, message }) => `${code} ${field}: ${message}`) };
}

it('without its files there is nothing, and no look of its own', () => {
  expect(look({}).made).toEqual({});
  expect(look({ style: ' \n' }).made).toEqual({});
});

it('of a file that is refused, which has been said, nothing more is', () => {
  const brand =
    "{ logo: { light: '/logo.svg', width: 9, height: 9 }, mark: '/mark.png', font: { use: 'all', family: 'A', file: '/a.woff2', licence: 'OFL-1.1', weights: '400' } }";
  const refused = ['public/logo.svg', 'public/mark.png', 'public/a.woff2'];
  expect(look({ brand, refused })).toMatchObject({ made: {}, said: [] });
  expect(look({ brand, refused: refused.slice(1) }).said).toEqual([
    'logo-invalid logo.light: expected a file of public/, got "/logo.svg", which is not there',
  ]);
});

it('what is left out has a default', () => {
  expect(look({ brand: "{ color: '#0B6E4F' }" }).brand).toEqual({
    color: '#0b6e4f',
    look: 'register',
    radius: 'none',
    density: 'regular',
    hero: 'plain',
    header: { layout: 'split' },
    footer: { columns: [], profiles: [], layout: 'columns' },
    share: 'plain',
  });
  expect(look({ brand: "{ look: 'bold' }" }).brand).toMatchObject({ radius: 'large', hero: 'band' });
});

it.each([
  ['2026-12-31', true],
  ['2027-01-01', false],
  ['2027-01-02', false],
  [undefined, true],
])('on %s a banner until the first of January is there: %s', (today, isThere) => {
  const brand = "{ banner: { text: 'Closed.', until: '2027-01-01', to: '/news/' } }";
  expect(look({ brand, ...(today && { today }) }).brand?.banner !== undefined).toBe(isThere);
});

describe('a logo', () => {
  const logo = (more: string) => `{ logo: { light: '/a.svg', ${more} } }`;
  it.each<readonly [what: string, given: Given, says: RegExp | undefined]>([
    ['as it should be', { brand: logo('width: 80, height: 20'), files: { 'a.svg': svg('0 0 40 10') } }, undefined],
    ['that is not there', { brand: logo('width: 80, height: 20') }, /^logo-invalid logo\.light: .*not there/],
    [
      'that is too high',
      { brand: logo('width: 10, height: 20'), files: { 'a.svg': svg('0 0 1 2') } },
      /up to eight times/,
    ],
    [
      'that is too wide',
      { brand: logo('width: 90, height: 10'), files: { 'a.svg': svg('0 0 9 1') } },
      /up to eight times/,
    ],
    ['of other sides', { brand: logo('width: 30, height: 10'), files: { 'a.svg': svg('0 0 40 10') } }, /got 40 to 10/],
    [
      'that is too large',
      {
        brand: logo('width: 4, height: 1'),
        files: { 'a.svg': svg('0 0 4 1', `<title>${'x'.repeat(32_000)}</title>`) },
      },
      /at most 32000 bytes of SVG/,
    ],
    [
      'with a program',
      { brand: logo('width: 4, height: 1'), files: { 'a.svg': svg('0 0 4 1', '<script/>') } },
      /^logo-unsafe/,
    ],
    [
      'in Latin-1',
      { brand: logo('width: 4, height: 1'), files: { 'a.svg': Buffer.from('<svg>\xe4</svg>', 'latin1') } },
      /^file-encoding/,
    ],
    [
      'with a dark one of other sides',
      {
        brand: logo("dark: '/b.svg', width: 4, height: 1"),
        files: { 'a.svg': svg('0 0 4 1'), 'b.svg': svg('0 0 5 1') },
      },
      /^logo-invalid logo\.dark/,
    ],
    [
      'that is no PNG',
      { brand: "{ logo: { light: '/a.png', width: 4, height: 1 } }", files: { 'a.png': svg('0 0 4 1') } },
      /expected a PNG file/,
    ],
    [
      'in PNG',
      {
        brand: "{ logo: { light: '/a.png', width: 4, height: 1 } }",
        files: { 'a.png': flat(40, 10, [255, 200, 0, 255]) },
      },
      undefined,
    ],
    [
      'in PNG, of other sides',
      {
        brand: "{ logo: { light: '/a.png', width: 4, height: 1 } }",
        files: { 'a.png': flat(40, 20, [255, 200, 0, 255]) },
      },
      /got 40 to 20/,
    ],
  ])('%s', (_, given, says) => {
    const { said, brand } = look(given);
    if (says) expect(said.join('\n')).toMatch(says);
    else expect(said).toEqual([]);
    expect(brand === undefined).toBe(says !== undefined);
  });

  it.each<readonly [what: string, file: string, bytes: Uint8Array, needsPlate: boolean]>([
    ['black SVG', 'svg', svg('0 0 4 1', '<path d=""/>'), true],
    ['light SVG', 'svg', svg('0 0 4 1', '<path fill="#fff" d=""/>'), false],
    ['black PNG', 'png', flat(4, 1, [0, 0, 0, 255]), true],
    ['light PNG', 'png', flat(4, 1, [255, 255, 255, 255]), false],
    ['PNG that cannot be seen', 'png', flat(4, 1, [0, 0, 0, 0]), false],
  ])('a %s alone stands on a plate on dark paper: %#', (_, ending, bytes, needsPlate) => {
    const brand = `{ logo: { light: '/a.${ending}', width: 4, height: 1 } }`;
    const made = look({ brand, files: { [`a.${ending}`]: bytes } });
    expect(made.brand?.logo?.needsPlate).toBe(needsPlate);
    expect(made.said).toEqual(needsPlate ? [expect.stringMatching(/^logo-dark logo\.light/)] : []);
    const withDark = `{ logo: { light: '/a.${ending}', dark: '/a.${ending}', width: 4, height: 1 } }`;
    expect(look({ brand: withDark, files: { [`a.${ending}`]: bytes } }).brand?.logo?.needsPlate).toBe(false);
  });
});

describe('a mark', () => {
  const palette = { width: 512, height: 512, pixels: new Uint8Array(512 * 512), palette: [[1, 2, 3]] } as const;
  const deep = flat(512, 512, [1, 2, 3, 255]);
  deep[24] = 16;
  it.each<readonly [what: string, file: string, bytes: Uint8Array | undefined, says: RegExp | undefined]>([
    ['a square SVG', 'm.svg', svg('0 0 9 9'), undefined],
    ['a large PNG', 'm.png', flat(512, 512, [9, 9, 9, 255]), undefined],
    ['a PNG with a palette', 'm.png', encodePng(palette), undefined],
    ['no file', 'm.svg', undefined, /not there/],
    ['an oblong SVG', 'm.svg', svg('0 0 9 8'), /expected a square, got 9 by 8/],
    ['a small PNG', 'm.png', flat(256, 256, [9, 9, 9, 255]), /at least 512 pixels, got 256 by 256/],
    ['a PNG of 16 bits', 'm.png', deep, /drawn in other sizes/],
  ])('%s', (_, file, bytes, says) => {
    const { said } = look({ brand: `{ mark: '/${file}' }`, files: bytes ? { [file]: bytes } : {} });
    if (says) expect(said.join('\n')).toMatch(says);
    else expect(said).toEqual([]);
  });
});

describe('a font', () => {
  const font = (more: string) => `{ font: { file: '/f.woff2', family: 'A', use: 'all', ${more} } }`;
  it.each<
    readonly [what: string, brand: string, files: Readonly<Record<string, Uint8Array>>, says: RegExp | undefined]
  >([
    ['of two weights', font("weights: '400 700', licence: 'OFL-1.1'"), { 'f.woff2': woff2(300, 700) }, undefined],
    ['of all its weights', font("weights: '300 700', licence: 'OFL-1.1'"), { 'f.woff2': woff2(300, 700) }, undefined],
    ['of one weight of several', font("weights: '900', licence: 'OFL-1.1'"), { 'f.woff2': woff2(300, 700) }, undefined],
    [
      'with its licence beside it',
      font("weights: '400', licence: '/OFL.txt'"),
      { 'f.woff2': woff2(400, 400), 'OFL.txt': Buffer.from('x') },
      undefined,
    ],
    ['that is not there', font("weights: '400', licence: 'OFL-1.1'"), {}, /^font-invalid font\.file: .*not there/],
    [
      'that is too large',
      font("weights: '400', licence: 'OFL-1.1'"),
      { 'f.woff2': woff2(400, 400, 200_001) },
      /at most 200000 bytes in all files, got 200001/,
    ],
    [
      'of other bytes',
      font("weights: '400', licence: 'OFL-1.1'"),
      { 'f.woff2': Buffer.from('OTTO'.repeat(20)) },
      /expected a font in WOFF2/,
    ],
    [
      'that is torn',
      font("weights: '400', licence: 'OFL-1.1'"),
      { 'f.woff2': woff2(400, 700).subarray(0, 60) },
      /expected a font in WOFF2/,
    ],
    [
      'with a bold and an italic file',
      font("weights: '400', licence: 'OFL-1.1', faces: [{ file: '/b.woff2', weights: '700', style: 'italic' }]"),
      { 'f.woff2': woff2(400, 400), 'b.woff2': woff2(700, 700) },
      undefined,
    ],
    [
      'whose bold file is not there',
      font("weights: '400', licence: 'OFL-1.1', faces: [{ file: '/b.woff2', weights: '700' }]"),
      { 'f.woff2': woff2(400, 400) },
      /^font-invalid font\.faces\.0\.file: .*not there/,
    ],
    [
      'whose files are too large together',
      font("weights: '400', licence: 'OFL-1.1', faces: [{ file: '/b.woff2', weights: '700' }]"),
      { 'f.woff2': woff2(400, 400, 120_000), 'b.woff2': woff2(700, 700, 80_001) },
      /at most 200000 bytes in all files, got 200001/,
    ],
    [
      'of fewer weights',
      font("weights: '300 700', licence: 'OFL-1.1'"),
      { 'f.woff2': woff2(400, 700) },
      /^font-invalid font\.weights: .*got 300 to 700/,
    ],
    [
      'whose licence is not there',
      font("weights: '400', licence: '/OFL.txt'"),
      { 'f.woff2': woff2(400, 400) },
      /^font-invalid font\.licence/,
    ],
    [
      'whose licence is a sentence',
      font("weights: '400', licence: 'we bought it'"),
      { 'f.woff2': woff2(400, 400) },
      /^font-invalid font\.licence/,
    ],
    [
      'with weights in the wrong order',
      font("weights: '700 400', licence: 'OFL-1.1'"),
      { 'f.woff2': woff2(400, 700) },
      /smaller weight first/,
    ],
    [
      'whose name leaves the stylesheet',
      `{ font: { file: '/f.woff2', family: 'A"; } *{', use: 'all', weights: '400', licence: 'X' } }`,
      { 'f.woff2': woff2(400, 700) },
      /name of a font family/,
    ],
  ])('%s', (_, brand, files, says) => {
    const { said } = look({ brand, files });
    if (says) expect(said.join('\n')).toMatch(says);
    else expect(said).toEqual([]);
  });
});

it('what of a WOFF2 file is cut off or turned is refused, and nothing is thrown', () => {
  const bytes = woff2(400, 700);
  const brand = "{ font: { file: '/f.woff2', family: 'A', use: 'all', weights: '400 700', licence: 'OFL-1.1' } }";
  for (let i = 0; i < bytes.length; i += 1) {
    const turned = bytes.slice();
    turned[i] = (turned[i] ?? 0) ^ 0xff;
    look({ brand, files: { 'f.woff2': turned } });
    expect(look({ brand, files: { 'f.woff2': bytes.subarray(0, i) } }).brand).toBeUndefined();
  }
});

it('a WOFF2 file may spell the names of tables that have numbers', () => {
  const numbered = woff2(400, 700);
  const spelled = Buffer.concat([
    numbered.subarray(0, 48),
    Buffer.from([63, ...Buffer.from('cmap')]),
    numbered.subarray(49, 51),
    Buffer.from([63, ...Buffer.from('fvar')]),
    numbered.subarray(52),
  ]);
  spelled.writeUInt32BE(spelled.length, 8);
  const brand = "{ font: { file: '/f.woff2', family: 'A', use: 'all', weights: '300 700', licence: 'OFL-1.1' } }";
  expect(look({ brand, files: { 'f.woff2': spelled } }).said).toEqual([expect.stringContaining('got 300 to 700')]);
});

it('the links of header and footer lead to one place each', () => {
  for (const [link, says] of [
    ["{ label: 'A', to: '/a/' }", undefined],
    ["{ label: 'A', href: 'https://a.example/' }", undefined],
    ["{ label: 'A' }", /to, href or items, found none/],
    ["{ label: 'A', to: '/a/', href: 'https://a.example/' }", /to, href or items, found several/],
    ["{ label: 'A', to: 'https://a.example/' }", /path of this site/],
    ["{ label: 'A', href: 'javascript:x' }", /https/],
    [`{ label: '${'A'.repeat(25)}', to: '/a/' }`, /at most 24 characters/],
  ] as const) {
    const { said } = look({ brand: `{ header: { items: [${link}] } }` });
    if (says) expect(said.join('\n')).toMatch(says);
    else expect(said).toEqual([]);
  }
  expect(look({ brand: `{ header: { items: [${"{ label: 'A', to: '/a/' },".repeat(8)}] } }` }).said.join('\n')).toMatch(
    /at most 7 items/,
  );
});

it('the example has the standard look', () => {
  expect(() => readFileSync('content/brand.ts')).toThrow('ENOENT');
});
