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

const mostFontBytes = 45_000;
const subset =
  'Subset it to the characters that you need, with pyftsubset (fonttools) or subset-font (npm), and save it as WOFF2.';

/**
 * Validates content/brand.ts, content/brand.css and their files for a day (YYYY-MM-DD); empty without them, undefined
 * on errors. Reports `logo-invalid`, `logo-unsafe`, `logo-dark`, `font-invalid`, `style-unsafe`, and what the schema
 * refuses.
 */
export function validateBrand(
  sources: Sources,
  today: string | undefined,
  report: Report,
  rest: DeferredChecks | undefined,
): Look | undefined {
  const style = checkedStyle(sources, report);
  const located = sources.modules.get('brand');
  const isUnread = sources.unread.some((file) => /^content\/brand\.(?:ts|css)$/.test(file));
  if (!located) return isUnread || style === undefined ? undefined : style;
  const said = parseModule('brand', sources, report, rest);
  if (!said || isUnread) return undefined;
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
  if (isRight.includes(false) || style === undefined) return undefined;
  return { ...style, brand: toSiteBrand(said, needsPlate ?? false, today) };
}

/** The stylesheet, if there is one and nothing is wrong with it. */
function checkedStyle({ style }: Sources, report: Report): Pick<Site, 'brandStyle'> | undefined {
  if (!style) return {};
  const mistakes = checkStyle(style.text);
  const positionAt = createPositionLookup(style.file, style.text);
  for (const { at, message, hint } of mistakes) report({ code: 'style-unsafe', at: positionAt(at), message, hint });
  return mistakes.length > 0 ? undefined : style.text.trim() === '' ? {} : { brandStyle: style.text };
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
      hint: 'Of a high one take the sign alone, or set its words beside it.',
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
  let isRight = true;
  const refuse = (member: keyof BrandFont, message: string, hint?: string) => {
    isRight = false;
    report({ code: 'font-invalid', at: located.locate(['font', member]), field: `font.${member}`, message, hint });
  };
  const { file, licence, weights } = font;
  const bytes = files.get(file);
  const read = bytes && parseFontFile(bytes);
  if (!files.has(file)) refuse('file', `expected a file of public/, got "${file}", which is not there`);
  else if (!bytes) isRight = false;
  else if (bytes.length > mostFontBytes)
    refuse('file', `expected at most ${mostFontBytes} bytes, got ${bytes.length}`, subset);
  else if (!read) refuse('file', 'expected a font in WOFF2, got other bytes', 'Convert it; renaming it is not enough.');
  else if (read.writings.length > 1)
    refuse('file', `expected letters of one script, got ${read.writings.join(' and ')}`, subset);
  if (licence.startsWith('/') ? !files.has(licence) : !/^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(licence))
    refuse(
      'licence',
      `expected an SPDX identifier such as OFL-1.1, or the path of a file of public/, got "${licence}"`,
      'Only fonts that may be served from a website can be used: name what allows it.',
    );
  const [from = 0, to = from] = weights.split(' ').map(Number);
  const axis = read?.weights;
  const range = axis ? `${axis.from} ${axis.to}` : undefined;
  if (read && from < to && (!axis || from < axis.from || to > axis.to))
    refuse(
      'weights',
      `expected weights that the font has, got ${from} to ${to}`,
      axis ? `Write '${range}'.` : 'It is no variable font: write its one weight.',
    );
  return isRight;
}
