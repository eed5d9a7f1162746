import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { stripLabels } from '../../core/labels.ts';
import { decodePng } from '../../core/png-pixels.ts';
import { resolveSiteColors } from '../../theme/colors/site-colors.ts';
import { findUncoveredCharacters, toShapeableText } from '../../theme/drawing/faces.ts';
import { drawIcon, type IconDesign, renderIconSvg } from '../../theme/drawing/icon-design.ts';
import { encodeIco, encodePng, encodeRgbaPng } from '../../theme/drawing/png.ts';
import { resizeToSquare } from '../../theme/drawing/resize.ts';
import { isDrawable } from '../../theme/drawing/typesetting.ts';
import { icons, listIcons } from './icons.ts';
import shaped from './letter-outlines.ts?lazy';
import { findFaces } from './og-image.ts';

/** Version of the drawn icons: raise it with every change. */
const drawing = 2;
/** Safe zone of a maskable icon: the share of its side that stays free at each edge. */
const safeMargin = 0.2;

/**
 * Icons of the site: its mark in the requested sizes, or its initial in its colours. With an SVG mark the small
 * pictures show the initial, as nothing here draws SVG. Files of public/ win.
 */
export function favicon(site: Site): Document[] {
  const { mark } = site.brand ?? {};
  const bytes = site.publicFiles.find(({ path }) => path === mark)?.bytes;
  const { fill, onFill, paper } = resolveSiteColors(site.brand).light;
  const letter = initialOf(site.name);
  const madeOf = JSON.stringify([drawing, letter, site.language, fill, onFill, bytes && sha256(bytes)]);
  return listIcons(site)
    .filter(({ path }) => !site.publicFiles.some((file) => file.path === path))
    .map(
      (icon): Document => ({
        path: icon.path,
        file: icon.path.slice(1),
        kind: 'public',
        mediaType: icon.mediaType,
        title: 'Icon',
        description: 'Icon of the site.',
        madeOf: JSON.stringify([icon.path, madeOf]),
        render: () => {
          const sign = () => signOf(site, letter);
          if (icon.side === undefined) return bytes ?? renderIconSvg(sign(), fill, onFill);
          const margin = icon === icons.maskable ? safeMargin : 0;
          const pixels = bytes && decodePng(bytes);
          // Phones show transparent parts in black.
          const ground = icon === icons.touch || icon === icons.maskable ? paper : undefined;
          const png = pixels
            ? encodeRgbaPng(resizeToSquare(pixels, icon.side, margin, ground))
            : encodePng(drawIcon(sign(), icon.side, margin, fill, onFill));
          return icon === icons.ico ? encodeIco(png, icon.side) : png;
        },
      }),
    );
}

/** First letter of a name, as seen alone. */
const initialOf = (name: string): string => [...toShapeableText(stripLabels(name)).toUpperCase()][0] ?? '';

/** How to draw the initial: in the built-in face, in a shaped font, or, if no font has it, as a device of rules. */
function signOf(site: Site, letter: string): IconDesign {
  if (isDrawable(letter)) return { kind: 'letter', letter };
  const faces = findFaces(site, [letter]);
  if (letter === '' || findUncoveredCharacters(letter, faces).length > 0) return { kind: 'device' };
  const outlines = shaped<typeof import('./letter-outlines.ts')>().shapeLetter(letter, faces, site.language);
  return outlines.length === 0 ? { kind: 'device' } : { kind: 'outlines', outlines };
}
