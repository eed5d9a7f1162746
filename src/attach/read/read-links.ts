import { attribute, type Document, type Element, elementsIn } from '../../core/html-tree.ts';
import type { PageLink } from './page-read.ts';
import { placeOf } from './read-head.ts';

/** Attributes that name something to fetch, by element. */
const parts: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  script: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  input: ['src'],
};

/** All addresses in a page with their positions, and all anchors. */
export function readLinks(document: Document): { readonly links: PageLink[]; readonly ids: string[] } {
  const links: PageLink[] = [];
  const ids = new Set<string>();
  for (const element of elementsIn(document)) {
    const id = attribute(element, 'id');
    if (id) ids.add(id);
    const name = element.tagName === 'a' ? attribute(element, 'name') : undefined;
    if (name) ids.add(name);
    for (const link of linksOf(element)) links.push(link);
  }
  return { links, ids: [...ids] };
}

function linksOf(element: Element): PageLink[] {
  const { tagName } = element;
  const of = (name: string, kind: PageLink['kind']): PageLink[] => {
    const href = attribute(element, name)?.trim();
    return href === undefined || href === '' ? [] : [{ href, kind, ...placeOf(element, name) }];
  };
  if (tagName === 'a' || tagName === 'area') return of('href', 'link');
  if (tagName === 'link') return of('href', linkKind(element));
  const found = (parts[tagName] ?? []).flatMap((name) => of(name, 'part'));
  const set = tagName === 'img' || tagName === 'source' ? attribute(element, 'srcset') : undefined;
  if (set !== undefined)
    for (const one of set.split(/,\s+|,(?=https?:|\/)/)) {
      const [href = ''] = one.trim().split(/\s+/);
      if (href !== '') found.push({ href, kind: 'part', ...placeOf(element, 'srcset') });
    }
  return found;
}

/** Links to related pages; all other elements load parts of this page. */
function linkKind(element: Element): PageLink['kind'] {
  const rel = (attribute(element, 'rel') ?? '').toLowerCase();
  return /\b(?:alternate|canonical|next|prev|author|license|help|search)\b/.test(rel) ? 'link' : 'part';
}
