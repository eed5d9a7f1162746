import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { withoutLabels } from '../../core/labels.ts';
import { pngPixels } from '../../core/png-pixels.ts';
import { rolesOf } from '../../theme/colors/roles.ts';
import { charactersWithoutFace, shapeableText } from '../../theme/drawing/faces.ts';
import { letterPicture, letterSvg, type Sign } from '../../theme/drawing/letter-sign.ts';
import { encodeIco, encodePixels, encodePng } from '../../theme/drawing/png.ts';
import { onSquare } from '../../theme/drawing/resize.ts';
import { isDrawable } from '../../theme/drawing/type.ts';
import { icons, iconsOf } from './icons.ts';
import { facesFor } from './og-look.ts';
import shaped from './shaped-letter.ts?lazy';

/** Of what is drawn without a mark: raise it with every change of the drawing. */
const drawing = 2;
/** A maskable icon is cut to any form: what must be seen keeps this share of its side from each edge. */
const safeMargin = 0.2;

/**
 * The site's icons: its mark in the sizes that are asked for, or its initial in its colours. Of a mark in SVG the
 * small pictures are drawn as the initial, for nothing here draws SVG. Files of public/ win.
 */
export function favicon(site: Site): Document[] {
  const { mark } = site.brand ?? {};
  const bytes = site.publicFiles.find(({ path }) => path === mark)?.bytes;
  const { fill, onFill, paper } = rolesOf(site.brand).light;
  const letter = initialOf(site.name);
  const madeOf = JSON.stringify([drawing, letter, site.language, fill, onFill, bytes && sha256(bytes)]);
  return iconsOf(site)
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
          if (icon.side === undefined) return bytes ?? letterSvg(sign(), fill, onFill);
          const margin = icon === icons.maskable ? safeMargin : 0;
          const pixels = bytes && pngPixels(bytes);
          // Phones put what can be seen through on black.
          const ground = icon === icons.touch || icon === icons.maskable ? paper : undefined;
          const png = pixels
            ? encodePixels(onSquare(pixels, icon.side, margin, ground))
            : encodePng(letterPicture(sign(), icon.side, margin, fill, onFill));
          return icon === icons.ico ? encodeIco(png, icon.side) : png;
        },
      }),
    );
}

/** The first letter of a name as it is seen alone. */
const initialOf = (name: string): string => [...shapeableText(withoutLabels(name)).toUpperCase()][0] ?? '';

/** How the initial is drawn: in the built-in face, in a shaped font, or, where no font has it, as a device of rules. */
function signOf(site: Site, letter: string): Sign {
  if (isDrawable(letter)) return { kind: 'letter', letter };
  const faces = facesFor(site, [letter]);
  if (letter === '' || charactersWithoutFace(letter, faces).length > 0) return { kind: 'device' };
  const outlines = shaped<typeof import('./shaped-letter.ts')>().shapedLetter(letter, faces, site.language);
  return outlines.length === 0 ? { kind: 'device' } : { kind: 'outlines', outlines };
}
