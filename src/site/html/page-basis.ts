import type { Page, Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { RenderContext } from '../../core/document.ts';
import { ogImagePath, ogImageText } from '../assets/og-image.ts';
import { frameOf } from './frame.ts';
import { whole } from './layout.ts';

/** Digests of everything but its own file that the two documents of a page are made of, as one text. */
export type PageBasis = string;

const separator = ' ';
const short = (value: unknown) => sha256(JSON.stringify(value) ?? '').slice(0, 32);

/**
 * Returns the basis of a page: the layout, its picture, what its title and description say with their facts filled in,
 * the origins to which links count as links of the site, and the values of the facts that its body uses. Equal texts mean
 * equal documents and links, where the file is the same. `around` gives what the layout takes of other languages.
 */
export function pageBasis(
  site: Site,
  context: RenderContext,
  origins: readonly string[],
  facts: ReadonlyMap<string, string> = new Map(),
  around?: (page: Page) => unknown,
): (page: Page, names: readonly string[]) => PageBasis {
  const frames = new Map<boolean, string>();
  const frame = (hasImage: boolean) => {
    const known = frames.get(hasImage) ?? short(frameOf(site, context, hasImage, whole));
    frames.set(hasImage, known);
    return known;
  };
  const own = short(origins);
  const images = new Map<string, string | undefined>();
  const imageOf = (path: string, title: string) => {
    const said = ogImageText(site, path, title);
    if (!images.has(said)) images.set(said, ogImagePath(site, path, title));
    return images.get(said);
  };
  return (page, names) => {
    const { path, title, description } = page;
    const image = imageOf(path, title);
    const values = names.map((name) => short(facts.get(name) ?? null));
    const layout = frame(image !== undefined);
    return [around ? short([layout, around(page)]) : layout, short([image, title, description]), own, ...values].join(
      separator,
    );
  };
}

/** What differs between two bases of a page whose body uses these facts, in words that follow "because". */
export function basisChange(before: PageBasis, now: PageBasis, names: readonly string[]): string[] {
  const [old, made] = [before.split(separator), now.split(separator)];
  const words = [
    'the layout changed',
    'facts in titles and descriptions changed',
    'the base URL changed',
    ...names.map((name) => `${name} changed`),
  ];
  return words.filter((_, i) => old[i] !== made[i]);
}
