import { listPictures } from '../../content/pictures.ts';
import type { Page, Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { RenderContext } from '../../core/document.ts';
import { ogImagePath, ogImageText } from '../assets/og-image.ts';
import { findPageFolders } from '../facts/folders.ts';
import { buildPageGuide } from '../facts/page-guide.ts';
import { buildPageSections } from '../page-model/sections.ts';
import { buildFrame, frameKey } from './frame.ts';
import { renderWithoutFrame } from './layout.ts';
import { findCurrentEntry } from './navigation.ts';

/** Digests of all inputs of a page's two documents but its own file, as one text. */
type PageCacheInputs = string;

const separator = ' ';
const short = (value: unknown) => sha256(JSON.stringify(value) ?? '').slice(0, 32);

/**
 * Returns the basis of a page: digests of the layout and all other inputs, such as link origins, facts and picture
 * sizes; `around` adds those of other languages. Equal texts mean equal documents.
 */
export function createPageCacheInputs(
  site: Site,
  context: RenderContext,
  origins: readonly string[],
  facts: ReadonlyMap<string, string> = new Map(),
  around?: (page: Page) => unknown,
): (page: Page, names: readonly string[]) => PageCacheInputs {
  const frames = new Map<string, string>();
  const frame = (image: string | undefined, path: string) => {
    const framed = { image, current: findCurrentEntry(site, path) };
    const key = frameKey(framed);
    const known = frames.get(key) ?? short(buildFrame(site, context, framed, renderWithoutFrame));
    frames.set(key, known);
    return known;
  };
  const { catalogue, company } = site;
  const whole = [origins, site.notice, company.legalName, site.language, site.words];
  const theme = site.theme === undefined ? [] : [{ theme: site.theme }];
  const own = short([...whole, ...(catalogue ? [catalogue] : []), ...theme]);
  const pictures = listPictures(site.publicFiles);
  const folders = findPageFolders(site);
  const images = new Map<string, string | undefined>();
  const imageOf = (path: string, title: string) => {
    const said = ogImageText(site, path, title);
    if (!images.has(said)) images.set(said, ogImagePath(site, path, title));
    return images.get(said);
  };
  return (page, names) => {
    const { path, title, description, updated } = page;
    const image = imageOf(path, title);
    const values = names.map((name) => short((name.startsWith('/') ? pictures.get(name) : facts.get(name)) ?? null));
    const sections = buildPageSections(site, page);
    // A ledger can change dates without a file.
    const said = [image, title, description, ...(sections ? [sections] : []), ...(site.dates ? [updated] : [])];
    const layout = frame(image, path);
    return [
      around ? short([layout, around(page)]) : layout,
      short(said),
      own,
      short([folders.crumbsOf(path), folders.below(path), buildPageGuide(site, page)]),
      ...values,
    ].join(separator);
  };
}

/** Whether two bases differ only in the layout. */
export const differOnlyInLayout = (a: PageCacheInputs, b: PageCacheInputs): boolean =>
  a.slice(a.indexOf(separator)) === b.slice(b.indexOf(separator));

/** Changes between two bases of a page with these facts, worded to follow "because". */
export function describeInputChanges(
  before: PageCacheInputs,
  now: PageCacheInputs,
  names: readonly string[],
): string[] {
  const [old, made] = [before.split(separator), now.split(separator)];
  const words = [
    'the layout changed',
    'facts in titles and descriptions changed',
    'the base URL, the legal name, the notice, the theme, the language or its words changed',
    'pages above it, or in its folder, changed',
    ...names.map((name) => `${name} changed`),
  ];
  return words.filter((_, i) => old[i] !== made[i]);
}
