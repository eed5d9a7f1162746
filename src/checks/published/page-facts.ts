import { attributeIn, tagsIn } from './html.ts';

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

export function pageFacts(path: string, html: string): PageFacts {
  return {
    path,
    links: tagsIn(html, 'link').map((tag) => ({
      rel: attributeIn(tag, 'rel') ?? '',
      href: attributeIn(tag, 'href') ?? '',
      type: attributeIn(tag, 'type') ?? '',
    })),
    foreignScripts: tagsIn(html, 'script').filter(
      (tag) =>
        !/^application\/(?:ld\+)?json$/.test(attributeIn(tag, 'type') ?? '') &&
        !/^\/(?!\/)/.test(attributeIn(tag, 'src') ?? ''),
    ),
    ownForms: tagsIn(html, 'form').filter(
      (tag) => attributeIn(tag, 'method') !== 'dialog' && !attributeIn(tag, 'action')?.startsWith('https://'),
    ),
  };
}
