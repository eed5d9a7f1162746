import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import {
  type Face,
  findUncoveredCharacters,
  parseFace,
  shippedFaces,
  splitByFace,
  toShapeableText,
} from '../../theme/drawing/faces.ts';
import type { ShapingOptions } from '../../theme/drawing/shaped-text.ts';
import { isDrawable, toDrawableText } from '../../theme/drawing/typesetting.ts';

/** Look of a picture: its text, and the setting unless it is in the built-in face. */
export interface FontChoice {
  readonly text: string;
  readonly setting?: ShapingOptions | undefined;
}

/**
 * Look of a picture with a text: in the built-in face if that has all letters of it and of the site's names, in shaped
 * fonts if only they have. Undefined if neither draws the text whole.
 */
export function chooseFont(site: Site, said: string): FontChoice | undefined {
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
export function findUndrawableCharacters(site: Site, said: string): string[] {
  if (isDrawable(toDrawableText(said))) return [];
  const text = toShapeableText(said);
  return findUncoveredCharacters(text, findFaces(site, [text]));
}

/** Shipped fonts, with those of public/fonts/ if a text needs more. */
export function findFaces(site: Site, texts: readonly string[]): readonly Face[] {
  if (texts.every((text) => findUncoveredCharacters(text, shippedFaces).length === 0)) return shippedFaces;
  const own = site.publicFiles.flatMap(({ path, bytes }) =>
    /^\/fonts\/[^/]+\.(?:woff|ttf|otf)$/i.test(path) ? (faceOf(bytes) ?? []) : [],
  );
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
