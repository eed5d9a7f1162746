import { findAttribute, findTags } from './html.ts';

/** Facts of a page for requirements, read once: the texts of all pages are too much to keep. */
export interface PageFacts {
  readonly path: string;
  /** `rel` and `href` of each link in its head. */
  readonly links: readonly { readonly rel: string; readonly href: string; readonly type: string }[];
  /** Tags of scripts that are neither data nor a file of this origin. */
  readonly foreignScripts: readonly string[];
  /** Tags of forms sent to this origin; method=dialog sends nothing (HTML Standard §4.10.21.3). */
  readonly ownForms: readonly string[];
}

export function readPageFacts(path: string, html: string): PageFacts {
  return {
    path,
    links: findTags(html, 'link').map((tag) => ({
      rel: findAttribute(tag, 'rel') ?? '',
      href: findAttribute(tag, 'href') ?? '',
      type: findAttribute(tag, 'type') ?? '',
    })),
    foreignScripts: findTags(html, 'script').filter(
      (tag) =>
        !/^application\/(?:ld\+)?json$/.test(findAttribute(tag, 'type') ?? '') &&
        !/^\/(?!\/)/.test(findAttribute(tag, 'src') ?? ''),
    ),
    ownForms: findTags(html, 'form').filter(
      (tag) => findAttribute(tag, 'method') !== 'dialog' && !findAttribute(tag, 'action')?.startsWith('https://'),
    ),
  };
}
