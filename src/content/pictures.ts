import { noPictures, type Picture, type Pictures } from '../core/picture.ts';
import { isPictureName, type PictureSize, parsePictureSize } from './read/picture-size.ts';
import type { PublicFile, Site } from './site.ts';

/** `team-800w.jpg` is `team.jpg` in another width. */
const otherWidth = /-\d{2,5}w(?=\.[a-z]+$)/;

const sizes = new WeakMap<Uint8Array, PictureSize | false>();

/** The size of each file is read once, however often it is asked for. */
function sizeOf({ path, bytes }: PublicFile): PictureSize | undefined {
  const size = sizes.get(bytes) ?? parsePictureSize(path, bytes) ?? false;
  sizes.set(bytes, size);
  return size === false ? undefined : size;
}

/**
 * The pictures among the files of public/ whose size can be read. Widths of one picture are those of the files beside it
 * that are named after it; what their names say is not believed.
 */
export function listPictures(files: readonly PublicFile[]): Pictures {
  const pictures = new Map<string, Picture>();
  const widths = new Map<string, { path: string; width: number }[]>();
  for (const file of files) {
    const { path } = file;
    const size = isPictureName(path) ? sizeOf(file) : undefined;
    if (!size) continue;
    pictures.set(path, size);
    const of = path.replace(otherWidth, '');
    widths.set(of, [...(widths.get(of) ?? []), { path, width: size.width }]);
  }
  for (const [path, all] of widths) {
    const picture = pictures.get(path);
    // A drawing has every width.
    if (!picture || all.length < 2 || path.endsWith('.svg')) continue;
    const distinct = new Map(all.map((each) => [each.width, each] as const));
    distinct.set(picture.width, { path, width: picture.width });
    pictures.set(path, { ...picture, sizes: [...distinct.values()].sort((a, b) => a.width - b.width) });
  }
  return pictures.size === 0 ? noPictures : pictures;
}

const known = new WeakMap<readonly PublicFile[], Pictures>();

/** Pictures of a site, listed once. */
function picturesOf({ publicFiles }: Pick<Site, 'publicFiles'>): Pictures {
  const found = known.get(publicFiles) ?? listPictures(publicFiles);
  known.set(publicFiles, found);
  return found;
}

/** The picture of a fact or section, with its size; undefined without one. */
export function findPicture(
  site: Pick<Site, 'publicFiles'>,
  { picture, alt }: { readonly picture?: string | undefined; readonly alt?: string | undefined },
): { readonly src: string; readonly alt: string; readonly size: Picture | undefined } | undefined {
  if (picture === undefined || alt === undefined) return undefined;
  return { src: picture, alt, size: picturesOf(site).get(picture) };
}
