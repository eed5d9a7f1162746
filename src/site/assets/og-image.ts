import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { isTracked } from '../../core/tracking.ts';
import { type Canvas, copyCanvas, pictureOf } from '../../theme/drawing/canvas.ts';
import { shaperDigest } from '../../theme/drawing/faces.ts';
import { encodePng } from '../../theme/drawing/png.ts';
import type { Setting } from '../../theme/drawing/shaped-text.ts';
import { type Look, lookOf, withoutOutline } from './og-look.ts';
import { drawFrame, drawTitle, pictureColors } from './og-plain.ts';
import shaped from './og-shaped.ts?lazy';

/** Raise it with every change of the drawing: the name of an image is made of what it shows, not of its bytes. */
const drawing = 1;
/** With more pages in content/ than this, all but the homepage share one image whatever was asked for. */
const mostImages = 200;

/**
 * The path of the picture that stands for a page where it is linked to (ogp.me): `og:image`. Undefined if its text has
 * characters without outlines here: no picture says more than one that is blank or has gaps.
 */
export function ogImagePath(site: Site, path: string, title: string): string | undefined {
  const said = ogImageText(site, path, title);
  if (isTracked(site)) return imagePath(site, said);
  const ofSite = imagePaths.get(site) ?? new Map<string, string | undefined>();
  imagePaths.set(site, ofSite);
  if (!ofSite.has(said)) ofSite.set(said, imagePath(site, said));
  return ofSite.get(said);
}

/** Most pages of a site share a picture, whose name every one of them asks for. */
const imagePaths = new WeakMap<Site, Map<string, string | undefined>>();

function imagePath(site: Site, said: string): string | undefined {
  const look = lookOf(site, said);
  return look && pathOf(madeOf(site, look));
}

const pathOf = (made: string) => `/assets/og.${sha256(made).slice(0, 12)}.png`;

/**
 * The characters of a page's picture that cannot be drawn, each once, and whether it is the picture of many pages: as a
 * build with --pictures will draw it, whatever this one draws.
 */
export function undrawable(site: Site, path: string, title: string): { characters: string[]; isShared: boolean } {
  const asked: Site = { ...site, pagePictures: true };
  return { characters: withoutOutline(asked, ogImageText(asked, path, title)), isShared: isShared(asked, path) };
}

/** What the picture of a page says: its title, or the site's name where pages share one. */
export function ogImageText(site: Site, path: string, title: string): string {
  return isShared(site, path) ? site.name : title;
}

/** Everything that a picture is made of. */
function madeOf(site: Site, { text, setting }: Look): string {
  const shape = setting ? [setting.language, shaperDigest, ...setting.faces.map(({ digest }) => digest)] : [];
  const colors = site.brand ? pictureColors(site) : [];
  return JSON.stringify([drawing, text, site.name, site.company.legalName, ...shape, ...colors]);
}

/**
 * The pictures of these pages: the site's name or, where each has its own, the page's title, set as the site's masthead
 * is. Equal pictures are one document.
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
    const look = lookOf(site, said);
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
        if (look.setting) return encodePng(pictureOf(drawShaped(site, look.text, look.setting)));
        shared ??= drawFrame(site);
        const canvas = copyCanvas(shared);
        drawTitle(canvas, look.text);
        return encodePng(pictureOf(canvas));
      },
    });
  }
  return [...images.values()];
}

/** The shaper takes milliseconds to load: for the first picture that needs it. */
const drawShaped = (site: Site, title: string, setting: Setting) =>
  shaped<typeof import('./og-shaped.ts')>().drawShaped(site, title, setting);

function isShared(site: Site, path: string): boolean {
  return !site.pagePictures || (site.pages.length > mostImages && path !== '/');
}
