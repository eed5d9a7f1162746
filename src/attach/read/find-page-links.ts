import { type Element, findElements, getAttribute, type HtmlTree } from '../../core/html-tree.ts';
import type { PageAddress } from './page-data.ts';
import { toPagePosition } from './parse-head.ts';

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
export function findPageLinks(document: HtmlTree): { readonly links: PageAddress[]; readonly ids: string[] } {
  const links: PageAddress[] = [];
  const ids = new Set<string>();
  for (const element of findElements(document)) {
    const id = getAttribute(element, 'id');
    if (id) ids.add(id);
    const name = element.tagName === 'a' ? getAttribute(element, 'name') : undefined;
    if (name) ids.add(name);
    for (const link of linksOf(element)) links.push(link);
  }
  return { links, ids: [...ids] };
}

function linksOf(element: Element): PageAddress[] {
  const { tagName } = element;
  const of = (name: string, kind: PageAddress['kind']): PageAddress[] => {
    const href = getAttribute(element, name)?.trim();
    return href === undefined || href === '' ? [] : [{ href, kind, ...toPagePosition(element, name) }];
  };
  if (tagName === 'a' || tagName === 'area') return of('href', 'link');
  if (tagName === 'link') return of('href', linkKind(element));
  const found = (parts[tagName] ?? []).flatMap((name) => of(name, 'part'));
  const set = tagName === 'img' || tagName === 'source' ? getAttribute(element, 'srcset') : undefined;
  if (set !== undefined)
    for (const one of set.split(/,\s+|,(?=https?:|\/)/)) {
      const [href = ''] = one.trim().split(/\s+/);
      if (href !== '') found.push({ href, kind: 'part', ...toPagePosition(element, 'srcset') });
    }
  return found;
}

/** Links to related pages; all other elements load parts of this page. */
function linkKind(element: Element): PageAddress['kind'] {
  const rel = (getAttribute(element, 'rel') ?? '').toLowerCase();
  return /\b(?:alternate|canonical|next|prev|author|license|help|search)\b/.test(rel) ? 'link' : 'part';
}
