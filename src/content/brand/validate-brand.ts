import type { Report } from '../../core/problem.ts';
import type { DeferredChecks } from '../check/deferred-checks.ts';
import { parseModule } from '../check/typed-modules.ts';
import type { Sources } from '../read/load.ts';
import { createPositionLookup } from '../read/position.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';
import type { Site } from '../site.ts';
import { checkStyle } from './css/check-style.ts';
import { parseFontFile } from './font-file.ts';
import { checkBrandPicture } from './picture-file.ts';
import { type BrandFont, type SiteBrand, toSiteBrand } from './site-brand.ts';

type Look = Pick<Site, 'brand' | 'brandStyle'>;

const mostFontBytes = 200_000;
const subset =
  'Subset it to the characters that you need, with pyftsubset (fonttools) or subset-font (npm), and save it as WOFF2.';

/**
 * Validates content/brand.ts, content/brand.css and their files for a day (YYYY-MM-DD); empty without them, and what is
 * left of them on errors. Reports `logo-invalid`, `logo-unsafe`, `logo-dark`, `font-invalid`, `style-unsafe`, and what the schema
 * refuses.
 */
export function validateBrand(
  sources: Sources,
  today: string | undefined,
  report: Report,
  rest: DeferredChecks | undefined,
): Look {
  const style = checkedStyle(sources, report);
  const located = sources.modules.get('brand');
  const said = located && parseModule('brand', sources, report, rest);
  if (!said) return style;
  const refused = sources.unread.flatMap((file) => /^public(\/.*)/s.exec(file)?.[1] ?? []);
  const files: Files = new Map([
    ...refused.map((path) => [path, undefined] as const),
    ...sources.publicFiles.map(({ file, bytes }) => [`/${file}`, bytes] as const),
  ]);
  const { logo, mark, font } = said;
  const needsPlate = logo ? checkedLogo(logo, located, files, report) : false;
  const isRight = [
    needsPlate !== undefined,
    mark === undefined || isMark(mark, located, files, report),
    font === undefined || typeof font === 'string' || isFont(font, located, files, report),
  ];
  if (isRight.includes(false)) return style;
  return { ...style, brand: toSiteBrand(said, needsPlate ?? false, today) };
}

/** The stylesheet, if there is one and nothing is wrong with it. */
function checkedStyle({ style }: Sources, report: Report): Pick<Site, 'brandStyle'> {
  if (!style) return {};
  const mistakes = checkStyle(style.text);
  const positionAt = createPositionLookup(style.file, style.text);
  for (const { at, message, hint } of mistakes) report({ code: 'style-unsafe', at: positionAt(at), message, hint });
  return mistakes.length > 0 || style.text.trim() === '' ? {} : { brandStyle: style.text };
}

/** Files of public/ by path; undefined for refused ones, which have been reported. */
type Files = ReadonlyMap<string, Uint8Array | undefined>;

function pictureAt(path: string, field: ValuePath, located: LocatedData, files: Files, report: Report) {
  const place = { at: located.locate(field), field: field.join('.') };
  const bytes = files.get(path);
  if (bytes) return checkBrandPicture(path, bytes, place, report);
  if (!files.has(path))
    report({
      ...place,
      code: 'logo-invalid',
      message: `expected a file of public/, got "${path}", which is not there`,
    });
  return undefined;
}

/** Whether the logo needs a light plate on dark paper; undefined where something is wrong with it. */
function checkedLogo(
  logo: Pick<NonNullable<SiteBrand['logo']>, 'light' | 'dark' | 'width' | 'height'>,
  located: LocatedData,
  files: Files,
  report: Report,
): boolean | undefined {
  const { width, height } = logo;
  const said = width / height;
  let isRight = said >= 1 && said <= 8;
  if (!isRight)
    report({
      code: 'logo-invalid',
      at: located.locate(['logo', 'width']),
      field: 'logo.width',
      message: `expected a logo as wide as it is high, up to eight times that, got ${width} by ${height}`,
      hint: 'For a high logo take the sign alone, or put its words beside it.',
    });
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const path = logo[scheme];
    if (path === undefined) return undefined;
    const field = ['logo', scheme];
    const file = pictureAt(path, field, located, files, report);
    if (!file) isRight = false;
    else if (Math.abs(file.width / file.height / said - 1) > 0.02) {
      isRight = false;
      report({
        code: 'logo-invalid',
        at: located.locate(field),
        field: field.join('.'),
        message: `expected sides of ${width} to ${height}, as width and height say, got ${file.width} to ${file.height}`,
        hint: `Write width: ${Math.round(file.width)}, height: ${Math.round(file.height)}, or draw both logos alike.`,
      });
    }
    return file;
  });
  if (!isRight || !light) return undefined;
  if (dark || !light.isDark) return false;
  report({
    code: 'logo-dark',
    at: located.locate(['logo', 'light']),
    field: 'logo.light',
    message:
      'expected colours that stand out from dark paper (2:1), or a logo for it, got none: a light plate stands behind it there',
    hint: "Add dark: '/logo-dark.svg' with lighter colours.",
  });
  return true;
}

function isMark(path: string, located: LocatedData, files: Files, report: Report): boolean {
  const file = pictureAt(path, ['mark'], located, files, report);
  if (!file) return false;
  const isSquare = file.width === file.height && (file.kind === 'svg' || file.width >= 512);
  if (isSquare && file.isReadable) return true;
  const place = { at: located.locate(['mark']), field: 'mark' };
  report({
    ...place,
    code: 'logo-invalid',
    ...(isSquare
      ? {
          message: 'expected a PNG that can be drawn in other sizes',
          hint: 'Save it with 8 bits a channel, not interlaced.',
        }
      : {
          message: `expected a square${file.kind === 'png' ? ' of at least 512 pixels' : ''}, got ${file.width} by ${file.height}`,
          hint: 'Put the sign alone on a square ground.',
        }),
  });
  return false;
}

function isFont(font: BrandFont, located: LocatedData, files: Files, report: Report): boolean {
  const { licence, faces = [] } = font;
  const refuse = (field: ValuePath, message: string, hint?: string) =>
    report({
      code: 'font-invalid',
      at: located.locate(['font', ...field]),
      field: `font.${field.join('.')}`,
      message,
      hint,
    });
  const places = [font, ...faces].map((face, i) => ({ ...face, path: i === 0 ? [] : ['faces', i - 1] }));
  const areRight = places.map(({ path, ...face }) =>
    isFontFace(face, files, (member, message, hint) => refuse([...path, member], message, hint)),
  );
  const total = new Set(places.map(({ file }) => file));
  const bytes = [...total].reduce((sum, file) => sum + (files.get(file)?.length ?? 0), 0);
  if (bytes > mostFontBytes)
    refuse(['file'], `expected at most ${mostFontBytes} bytes in all files, got ${bytes}`, subset);
  const isLicensed = licence.startsWith('/') ? files.has(licence) : /^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(licence);
  if (!isLicensed)
    refuse(
      ['licence'],
      `expected an SPDX identifier such as OFL-1.1, or the path of a file of public/, got "${licence}"`,
      'Only fonts that may be served from a website can be used: name what allows it.',
    );
  return isLicensed && bytes <= mostFontBytes && !areRight.includes(false);
}

/** Whether a file of public/ is a font with these weights. */
function isFontFace(
  { file, weights }: Pick<BrandFont, 'file' | 'weights'>,
  files: Files,
  refuse: (member: 'file' | 'weights', message: string, hint?: string) => void,
): boolean {
  const bytes = files.get(file);
  if (!bytes) {
    if (!files.has(file)) refuse('file', `expected a file of public/, got "${file}", which is not there`);
    return false;
  }
  const read = parseFontFile(bytes);
  if (!read) {
    refuse('file', 'expected a font in WOFF2, got other bytes', 'Convert it; renaming it is not enough.');
    return false;
  }
  const [from = 0, to = from] = weights.split(' ').map(Number);
  const axis = read.weights;
  if (from === to || (axis && from >= axis.from && to <= axis.to)) return true;
  refuse(
    'weights',
    `expected weights that the font has, got ${from} to ${to}`,
    axis ? `Write '${axis.from} ${axis.to}'.` : 'It is no variable font: write its one weight.',
  );
  return false;
}
