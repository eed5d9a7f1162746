import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { isTracked } from '../../core/tracked-reads.ts';
import { type Canvas, copyCanvas, toIndexedImage } from '../../theme/drawing/canvas.ts';
import { shaperDigest } from '../../theme/drawing/faces.ts';
import { encodePng } from '../../theme/drawing/png.ts';
import type { ShapingOptions } from '../../theme/drawing/shaped-text.ts';
import { chooseFont, type FontChoice, findUndrawableCharacters } from './og-font-choice.ts';
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
