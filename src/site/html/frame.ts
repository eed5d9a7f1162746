import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { escapeHtml, jsonForScript, trustedHtml } from '../../core/html.ts';
import { absoluteUrl, decodePercent } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { formatDate } from '../../theme/kit/line.ts';
import { breadcrumbItems } from '../renderers/json-ld/page-nodes.ts';
import { isolateLeftToRight } from './bidi-isolation.ts';
import type { HeadPage } from './head.ts';
import { factAddress } from './page-parts.ts';

/** Places in which ordinary pages differ. */
const places = [
  ...(['path', 'title', 'documentTitle', 'description', 'updated', 'updatedWords', 'image', 'main'] as const),
  // Subject of a mail (RFC 6068 §2).
  ...(['mailPath', 'mailFact'] as const),
  // JSON-LD, with other escapes.
  ...(['jsonPath', 'jsonTitle', 'jsonDescription', 'jsonUpdated', 'jsonTrail'] as const),
] as const;
type Place = (typeof places)[number];

/** Mark of a place. Content cannot have these two characters (characters.ts). */
const mark = (place: Place) => `\u0001${place}\u0002`;

/** A layout, cut at its marks: texts, each after the name of the place before it. */
export type LayoutFrame = readonly (readonly [before: Place | undefined, text: string])[];
type Whole = (site: Site, context: RenderContext, page: HeadPage) => string;

/** Choice of a frame. */
type Framed = Pick<HeadPage, 'image' | 'current'>;

/** Key of a frame: whether there is a picture, and the current entry of the navigation. */
export const frameKey = ({ image, current = '' }: Framed): string =>
  `${image === undefined ? 'plain' : 'pictured'} ${current}`;

const frames = new WeakMap<Site, WeakMap<RenderContext, Map<string, LayoutFrame>>>();

/**
 * Result of `whole` for a page at a hundredth of its cost: `whole` is called once with marks, which are then filled in.
 * Undefined if the result could differ: no address or date, or line ends around main.
 */
export function renderInFrame(site: Site, context: RenderContext, page: HeadPage, whole: Whole): string | undefined {
  return isFrameable(page) ? fillFrame(buildFrame(site, context, page, whole), page, site) : undefined;
}

/** Whether a page fits into a frame. */
function isFrameable({ path, updated, crumbs = [], main: { text } }: HeadPage): boolean {
  if (updated === undefined || path === undefined || crumbs.length === 0 || !/^\/.+\/$/.test(path)) return false;
  return text !== '' && !text.startsWith('\n') && !text.endsWith('\n');
}

/** HTML of a page that isFrameable(), in a frame for pages with, or without, a picture. */
export function fillFrame(
  frame: LayoutFrame,
  page: Omit<HeadPage, 'jsonLd'>,
  site: Pick<Site, 'language' | 'baseUrl'>,
): string {
  const language = languageByTag(site.language);
  const { path = '', updated = '', image = '', crumbs = [] } = page;
  const values: Readonly<Record<Place, string>> = {
    path: escapeHtml(path.slice(1, -1)),
    mailPath: encodeURIComponent(decodePercent(path.slice(1, -1))),
    mailFact: encodeURIComponent(decodePercent(factAddress({ ...page, path }))),
    title: escapeHtml(page.title),
    documentTitle: escapeHtml(page.documentTitle),
    description: escapeHtml(page.description),
    updated: escapeHtml(updated),
    updatedWords: updated === '' ? '' : escapeHtml(formatDate(language, updated)),
    image: escapeHtml(image.slice(1)),
    main: isolateLeftToRight(language, removeBlankLines(page.main.text)),
    jsonPath: inJson(path.slice(1, -1)),
    jsonTitle: inJson(page.title),
    jsonDescription: inJson(page.description),
    jsonUpdated: inJson(updated),
    jsonTrail: jsonForScript(breadcrumbItems(crumbs, { ...page, path }, (to) => absoluteUrl(site.baseUrl, to))).text,
  };
  let text = '';
  for (const [before, piece] of frame) text += before === undefined ? piece : values[before] + piece;
  return text;
}

/** Escapes a text for a JSON string in a script element. */
const inJson = (text: string): string => jsonForScript(text).text.slice(1, -1);

/** Frame of an ordinary page: pages with equal frames differ only in their content. */
export function buildFrame(site: Site, context: RenderContext, page: Framed, whole: Whole): LayoutFrame {
  const ofSite = frames.get(site) ?? new WeakMap<RenderContext, Map<string, LayoutFrame>>();
  frames.set(site, ofSite);
  const known = ofSite.get(context) ?? new Map<string, LayoutFrame>();
  ofSite.set(context, known);
  const found = known.get(frameKey(page));
  if (found) return found;
  const text = whole(site, context, {
    path: `/${mark('path')}/`,
    fact: mark('mailFact'),
    title: mark('title'),
    documentTitle: mark('documentTitle'),
    description: mark('description'),
    updated: mark('updated'),
    updatedWords: mark('updatedWords'),
    image: page.image === undefined ? undefined : `/${mark('image')}`,
    current: page.current,
    main: trustedHtml(mark('main')),
    trail: mark('jsonTrail'),
  });
  const frame = cut(withJsonMarks(text));
  known.set(frameKey(page), frame);
  return frame;
}

const inLinkedData: Readonly<Partial<Record<string, Place>>> = {
  path: 'jsonPath',
  title: 'jsonTitle',
  description: 'jsonDescription',
  updated: 'jsonUpdated',
};

/** Restores marks that JSON has escaped; that of the trail replaces a list, quotes included. */
function withJsonMarks(text: string): string {
  return text
    .replace('"\\u0001jsonTrail\\u0002"', mark('jsonTrail'))
    .replaceAll('%01path%02', mark('mailPath'))
    .replaceAll('%01mailFact%02', mark('mailFact'))
    .replace(/\\u0001(\w+)\\u0002/g, (all, name: string) => {
      const place = inLinkedData[name];
      return place === undefined ? all : mark(place);
    });
}

function cut(text: string): LayoutFrame {
  const [first = '', ...rest] = text.split('\u0001');
  return [[undefined, first], ...rest.map((part) => part.split('\u0002') as [Place, string])];
}

/** Removes empty lines before tags; those in code stay. */
export function removeBlankLines(html: string): string {
  return html.includes('\n\n') ? html.replace(/\n{2,}(?=<)/g, '\n') : html;
}
