import type { Page, Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { RenderContext } from '../../core/document.ts';
import { ogImagePath } from '../assets/og-image.ts';
import { frameOf } from './frame.ts';
import { whole } from './layout.ts';

/**
 * Returns a digest of everything but its own file that the two documents of a page are made of: the layout, what its
 * title and description say with their facts filled in, its picture, and the values of the facts that its body uses.
 */
export function pageBasis(
  site: Site,
  context: RenderContext,
  facts: ReadonlyMap<string, string> = new Map(),
): (page: Page, names: readonly string[]) => string {
  const frames = new Map<boolean, string>();
  const frame = (hasImage: boolean) => {
    const known = frames.get(hasImage) ?? sha256(JSON.stringify(frameOf(site, context, hasImage, whole)));
    frames.set(hasImage, known);
    return known;
  };
  return ({ path, title, description }, names) => {
    const image = ogImagePath(site, path, title);
    const values = names.map((name) => facts.get(name) ?? null);
    return sha256(JSON.stringify([frame(image !== undefined), image, title, description, ...values]));
  };
}
