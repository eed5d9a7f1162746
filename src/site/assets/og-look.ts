import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import {
  charactersWithoutFace,
  type Face,
  faceOfFile,
  faceRuns,
  shapeableText,
  shippedFaces,
} from '../../theme/drawing/faces.ts';
import type { Setting } from '../../theme/drawing/shaped-text.ts';
import { drawableText, isDrawable } from '../../theme/drawing/type.ts';

/** Look of a picture: its text, and the setting unless it is in the built-in face. */
export interface Look {
  readonly text: string;
  readonly setting?: Setting | undefined;
}

/**
 * Look of a picture with a text: in the built-in face if that has all letters of it and of the site's names, in shaped
 * fonts if only they have. Undefined if neither draws the text whole.
 */
export function lookOf(site: Site, said: string): Look | undefined {
  const plain = drawableText(said);
  const names = [site.name, site.company.legalName];
  const shaped = [said, ...names].every((text) => isDrawable(drawableText(text)))
    ? undefined
    : shapedLook(site, said, names);
  return shaped ?? (isDrawable(plain) ? { text: plain } : undefined);
}

function shapedLook(site: Site, said: string, names: readonly string[]): Look | undefined {
  const text = shapeableText(said);
  if (!/\S/.test(text)) return undefined;
  const texts = names.map(shapeableText);
  const faces = facesFor(site, [text, ...texts]);
  const isWhole = (each: string) => charactersWithoutFace(each, faces).length === 0;
  if (!isWhole(text)) return undefined;
  // Mixed faces look wrong; but a name that neither draws is no reason to change the face.
  const isNeeded = (each: string) => !isDrawable(drawableText(each)) && isWhole(each);
  if (![text, ...texts].some(isNeeded)) return undefined;
  const used = new Set(
    [text, ...texts.filter(isWhole)].flatMap((each) => faceRuns(each, faces).map(({ face }) => face)),
  );
  return {
    text,
    setting: { faces: faces.filter((face) => used.has(face)), isRtl: beginsAtRight(text), language: site.language },
  };
}

/** Characters of a text that no font draws, here or in the site's fonts, each once. */
export function withoutOutline(site: Site, said: string): string[] {
  if (isDrawable(drawableText(said))) return [];
  const text = shapeableText(said);
  return charactersWithoutFace(text, facesFor(site, [text]));
}

/** Shipped fonts, with those of public/fonts/ if a text needs more. */
export function facesFor(site: Site, texts: readonly string[]): readonly Face[] {
  if (texts.every((text) => charactersWithoutFace(text, shippedFaces).length === 0)) return shippedFaces;
  const own = site.publicFiles.flatMap(({ path, bytes }) =>
    /^\/fonts\/[^/]+\.(?:woff|ttf|otf)$/i.test(path) ? (faceOf(bytes) ?? []) : [],
  );
  return [...shippedFaces, ...own];
}

const known = new WeakMap<Uint8Array, { readonly face: Face | undefined }>();

function faceOf(bytes: Uint8Array): Face | undefined {
  const { face } = known.get(bytes) ?? { face: faceOfFile(bytes, sha256(bytes).slice(0, 16)) };
  known.set(bytes, { face });
  return face;
}

const rightToLeft =
  /^\P{L}*(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether a line runs from right to left, by its first letter (UAX #9 P2, P3). */
const beginsAtRight = (text: string) => rightToLeft.test(text);
