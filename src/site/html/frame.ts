import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { escapeHtml, scriptJson, trusted } from '../../core/html.ts';
import { absolute } from '../../core/url.ts';
import { spoken } from '../../language/spoken.ts';
import { dateWords } from '../../theme/kit/date.ts';
import { trailOf } from '../folds/json-ld/page-nodes.ts';
import { factOf } from './fact-of.ts';
import type { NamedPage } from './head.ts';
import { isolated } from './isolated.ts';

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
export type Frame = readonly (readonly [before: Place | undefined, text: string])[];
type Whole = (site: Site, context: RenderContext, page: NamedPage) => string;

/** Choice of a frame. */
type Framed = Pick<NamedPage, 'image' | 'current'>;

/** Key of a frame: whether there is a picture, and the current entry of the navigation. */
export const frameKey = ({ image, current = '' }: Framed): string =>
  `${image === undefined ? 'plain' : 'pictured'} ${current}`;

const frames = new WeakMap<Site, WeakMap<RenderContext, Map<string, Frame>>>();

/**
 * Result of `whole` for a page at a hundredth of its cost: `whole` is called once with marks, which are then filled in.
 * Undefined if the result could differ: no address or date, or line ends around main.
 */
export function filledFrame(site: Site, context: RenderContext, page: NamedPage, whole: Whole): string | undefined {
  return isFramed(page) ? fill(frameOf(site, context, page, whole), page, site) : undefined;
}

/** Whether a page fits into a frame. */
export function isFramed({ path, updated, crumbs = [], main: { text } }: NamedPage): boolean {
  if (updated === undefined || path === undefined || crumbs.length === 0 || !/^\/.+\/$/.test(path)) return false;
  return text !== '' && !text.startsWith('\n') && !text.endsWith('\n');
}

/** HTML of a page that isFramed(), in a frame for pages with, or without, a picture. */
export function fill(frame: Frame, page: Omit<NamedPage, 'jsonLd'>, site: Pick<Site, 'language' | 'baseUrl'>): string {
  const language = spoken(site.language);
  const { path = '', updated = '', image = '', crumbs = [] } = page;
  const values: Readonly<Record<Place, string>> = {
    path: escapeHtml(path.slice(1, -1)),
    mailPath: encodeURIComponent(path.slice(1, -1)),
    mailFact: encodeURIComponent(factOf({ ...page, path })),
    title: escapeHtml(page.title),
    documentTitle: escapeHtml(page.documentTitle),
    description: escapeHtml(page.description),
    updated: escapeHtml(updated),
    updatedWords: updated === '' ? '' : escapeHtml(dateWords(language, updated)),
    image: escapeHtml(image.slice(1)),
    main: isolated(language, withoutGaps(page.main.text)),
    jsonPath: inJson(path.slice(1, -1)),
    jsonTitle: inJson(page.title),
    jsonDescription: inJson(page.description),
    jsonUpdated: inJson(updated),
    jsonTrail: scriptJson(trailOf(crumbs, { ...page, path }, (to) => absolute(site.baseUrl, to))).text,
  };
  let text = '';
  for (const [before, piece] of frame) text += before === undefined ? piece : values[before] + piece;
  return text;
}

/** Escapes a text for a JSON string in a script element. */
const inJson = (text: string): string => scriptJson(text).text.slice(1, -1);

/** Frame of an ordinary page: pages with equal frames differ only in their content. */
export function frameOf(site: Site, context: RenderContext, page: Framed, whole: Whole): Frame {
  const ofSite = frames.get(site) ?? new WeakMap<RenderContext, Map<string, Frame>>();
  frames.set(site, ofSite);
  const known = ofSite.get(context) ?? new Map<string, Frame>();
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
    main: trusted(mark('main')),
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

function cut(text: string): Frame {
  const [first = '', ...rest] = text.split('\u0001');
  return [[undefined, first], ...rest.map((part) => part.split('\u0002') as [Place, string])];
}

/** Removes empty lines before tags; those in code stay. */
export function withoutGaps(html: string): string {
  return html.includes('\n\n') ? html.replace(/\n{2,}(?=<)/g, '\n') : html;
}
