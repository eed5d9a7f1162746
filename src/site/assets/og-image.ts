import { isPictureFont } from '../../content/read/public-files.ts';
import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { isTracked } from '../../core/tracked-reads.ts';
import { type Canvas, copyCanvas, toIndexedImage } from '../../theme/drawing/canvas.ts';
import {
  type Face,
  findUncoveredCharacters,
  parseFace,
  shaperDigest,
  shippedFaces,
  splitByFace,
  toShapeableText,
} from '../../theme/drawing/faces.ts';
import { encodePng } from '../../theme/drawing/png.ts';
import type { ShapingOptions } from '../../theme/drawing/shaped-text.ts';
import { isDrawable, toDrawableText } from '../../theme/drawing/typesetting.ts';
import { drawFrame, drawTitle, pictureColors } from './og-plain.ts';
import shaped from './og-shaped.ts?lazy';

/** Version of the drawing; raise it with every change: names of images depend on content, not on bytes. */
const drawing = 1;
/** Maximum of pages in content/ with own images; beyond, all but the homepage share one. */
const mostImages = 200;

/**
 * Path of the Open Graph image of a page (ogp.me). Undefined if its text has characters without outlines: better no
 * picture than a blank or patchy one.
 */
export function ogImagePath(site: Site, path: string, title: string): string | undefined {
  const said = ogImageText(site, path, title);
  if (isTracked(site)) return imagePath(site, said);
  const ofSite = imagePaths.get(site) ?? new Map<string, string | undefined>();
  imagePaths.set(site, ofSite);
  if (!ofSite.has(said)) ofSite.set(said, imagePath(site, said));
  return ofSite.get(said);
}

/** Cached, as most pages share one picture. */
const imagePaths = new WeakMap<Site, Map<string, string | undefined>>();

function imagePath(site: Site, said: string): string | undefined {
  const look = chooseFont(site, said);
  return look && pathOf(madeOf(site, look));
}

const pathOf = (made: string) => `/assets/og.${sha256(made).slice(0, 12)}.png`;

/**
 * Characters that a page's picture cannot show, each once, and whether many pages share the picture: as with
 * --pictures, whatever this build draws.
 */
export function findUndrawable(site: Site, path: string, title: string): { characters: string[]; isShared: boolean } {
  const asked: Site = { ...site, pagePictures: true };
  return {
    characters: findUndrawableCharacters(asked, ogImageText(asked, path, title)),
    isShared: isShared(asked, path),
  };
}

/** Text of a page's picture: its title, or the site's name if pages share one. */
export function ogImageText(site: Site, path: string, title: string): string {
  return isShared(site, path) ? site.name : title;
}

/** Inputs of a picture. */
function madeOf(site: Site, { text, setting }: FontChoice): string {
  const shape = setting ? [setting.language, shaperDigest, ...setting.faces.map(({ digest }) => digest)] : [];
  const colors = site.brand ? pictureColors(site) : [];
  return JSON.stringify([drawing, text, site.name, site.company.legalName, ...shape, ...colors]);
}

/**
 * Pictures of these pages: with the site's name, or with the page's title if each has its own, set like the masthead.
 * Equal pictures are one document.
 */
export function ogImages(site: Site, pages: readonly Document[]): Document[] {
  const images = new Map<string, Document>();
  const drawn = new Set<string>();
  let shared: Canvas | undefined;
  for (const { path, title, kind } of pages) {
    if (kind !== 'page') continue;
    const said = ogImageText(site, path, title);
    if (drawn.has(said)) continue;
    drawn.add(said);
    const look = chooseFont(site, said);
    if (look === undefined) continue;
    const made = madeOf(site, look);
    const file = pathOf(made);
    images.set(file, {
      path: file,
      file: file.slice(1),
      kind: 'asset',
      mediaType: mediaTypes.png,
      title: 'Open Graph image',
      description: 'Picture of a page for previews of links.',
      madeOf: made,
      render() {
        if (look.setting) return encodePng(toIndexedImage(drawShaped(site, look.text, look.setting)));
        shared ??= drawFrame(site);
        const canvas = copyCanvas(shared);
        drawTitle(canvas, look.text);
        return encodePng(toIndexedImage(canvas));
      },
    });
  }
  return [...images.values()];
}

/** Loads the shaper on first use, as that takes milliseconds. */
const drawShaped = (site: Site, title: string, setting: ShapingOptions) =>
  shaped<typeof import('./og-shaped.ts')>().drawShaped(site, title, setting);

function isShared(site: Site, path: string): boolean {
  return !site.pagePictures || (site.pages.length > mostImages && path !== '/');
}

/** Look of a picture: its text, and the setting unless it is in the built-in face. */
interface FontChoice {
  readonly text: string;
  readonly setting?: ShapingOptions | undefined;
}

/**
 * Look of a picture with a text: in the built-in face if that has all letters of it and of the site's names, in shaped
 * fonts if only they have. Undefined if neither draws the text whole.
 */
function chooseFont(site: Site, said: string): FontChoice | undefined {
  const plain = toDrawableText(said);
  const names = [site.name, site.company.legalName];
  const shaped = [said, ...names].every((text) => isDrawable(toDrawableText(text)))
    ? undefined
    : shapedLook(site, said, names);
  return shaped ?? (isDrawable(plain) ? { text: plain } : undefined);
}

function shapedLook(site: Site, said: string, names: readonly string[]): FontChoice | undefined {
  const text = toShapeableText(said);
  if (!/\S/.test(text)) return undefined;
  const texts = names.map(toShapeableText);
  const faces = findFaces(site, [text, ...texts]);
  const isWhole = (each: string) => findUncoveredCharacters(each, faces).length === 0;
  if (!isWhole(text)) return undefined;
  // Mixed faces look wrong; but a name that neither draws is no reason to change the face.
  const isNeeded = (each: string) => !isDrawable(toDrawableText(each)) && isWhole(each);
  if (![text, ...texts].some(isNeeded)) return undefined;
  const used = new Set(
    [text, ...texts.filter(isWhole)].flatMap((each) => splitByFace(each, faces).map(({ face }) => face)),
  );
  return {
    text,
    setting: { faces: faces.filter((face) => used.has(face)), isRtl: beginsAtRight(text), language: site.language },
  };
}

/** Characters of a text that no font draws, here or in the site's fonts, each once. */
function findUndrawableCharacters(site: Site, said: string): string[] {
  if (isDrawable(toDrawableText(said))) return [];
  const text = toShapeableText(said);
  return findUncoveredCharacters(text, findFaces(site, [text]));
}

/** Shipped fonts, with those of public/fonts/ if a text needs more. */
export function findFaces(site: Site, texts: readonly string[]): readonly Face[] {
  if (texts.every((text) => findUncoveredCharacters(text, shippedFaces).length === 0)) return shippedFaces;
  const own = site.publicFiles.flatMap(({ path, bytes }) => (isPictureFont(path) ? (faceOf(bytes) ?? []) : []));
  return [...shippedFaces, ...own];
}

const known = new WeakMap<Uint8Array, { readonly face: Face | undefined }>();

function faceOf(bytes: Uint8Array): Face | undefined {
  const { face } = known.get(bytes) ?? { face: parseFace(bytes, sha256(bytes).slice(0, 16)) };
  known.set(bytes, { face });
  return face;
}

const rightToLeft =
  /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a line runs from right to left, by its first letter (UAX #9 P2, P3). */
const beginsAtRight = (text: string) => rightToLeft.test(text);
