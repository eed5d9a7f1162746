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
    links: [...html.matchAll(/<link\b([^>]*)>/g)].map(([, tag = '']) => ({
      rel: attribute(tag, 'rel'),
      href: attribute(tag, 'href'),
      type: attribute(tag, 'type'),
    })),
    foreignScripts: (html.match(/<script\b[^>]*>/g) ?? []).filter((tag) => !isHarmless(tag)),
    ownForms: (html.match(/<form\b[^>]*>/g) ?? []).filter((tag) => !isSentElsewhere(tag)),
  };
}

const attribute = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const isHarmless = (tag: string): boolean =>
  /\btype="application\/(?:ld\+)?json"/.test(tag) || /\bsrc="\/(?!\/)/.test(tag);

const isSentElsewhere = (tag: string): boolean => /\bmethod="dialog"/.test(tag) || /\baction="https:\/\//.test(tag);
