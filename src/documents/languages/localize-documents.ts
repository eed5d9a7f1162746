import type { Site } from '../../content/site.ts';
import { assertDefined } from '../../core/assert-defined.ts';
import type { Document, DocumentKind, LanguageContext, Lifecycle, RenderContext } from '../../core/document.ts';
import { type MediaType, mediaTypes } from '../../core/media-types.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { createLanguageMarker } from '../../site/html/mark-language.ts';

/**
 * The documents of a site in one of its other languages at their places below its prefix. Assets are named by their
 * bytes and stay where they are. The only place, with context.ts, that knows of prefixes.
 */
export function localizeDocuments(site: Site, documents: readonly Document[]): readonly Document[] {
  const language = assertDefined(site.inLanguage, 'a language of several');
  const all = new Map<Document, Document>();
  for (const document of documents)
    all.set(document, document.kind === 'asset' ? document : new LocalizedDocument(site, language, document, all));
  return [...all.values()];
}

const linked = /<(?:(a|link|form)\b|[a-z]+ [^<>]*data-(?:try|site-search)=)[^<>]*>/g;

/**
 * An HTML page of another language: its links lead to what the language has, else to the page of the first with its
 * language on it; and texts that are shown in the first language say so. Our own templates write no `<` in attributes.
 */
function localizeHtml(
  page: string,
  { place, foreign }: Pick<LanguageContext, 'place' | 'foreign'>,
  site: Site,
): string {
  const relinked = page.replace(linked, (tag, name?: string) =>
    tag.replace(
      / (href|action|data-try|data-site-search)="(\/(?!\/)[^"]*)"/,
      (whole, attribute: string, path: string) => {
        // Links with hreflang name the target's language.
        if (tag.includes(' hreflang="')) return whole;
        const to = place(path);
        if (to !== path) return ` ${attribute}="${to}"`;
        const language = name === 'a' ? foreign(path.replace(/[?#].*$/s, '')) : undefined;
        return language === undefined ? whole : `${whole} hreflang="${language}"`;
      },
    ),
  );
  const { borrowed = [], languages: [first] = [] } = site;
  return borrowed.length === 0 || first === undefined ? relinked : createLanguageMarker(borrowed, first.tag)(relinked);
}

/** A document of another language, which knows the one that it is on a site of its own. */
export class LocalizedDocument implements Document {
  readonly path: string;
  readonly file: string;
  readonly kind: DocumentKind;
  readonly mediaType: MediaType;
  readonly title: string;
  readonly description: string;
  readonly updated?: string;
  readonly mirrorOf?: string;
  readonly source?: string;
  readonly lifecycle?: Lifecycle;
  readonly language: string;
  readonly texts?: readonly Document[];
  readonly given?: () => unknown;
  /** The document on its own. */
  readonly own: Document;
  readonly key: string;
  readonly #site: Site;
  readonly #language: SiteLanguage;
  readonly #all: ReadonlyMap<Document, Document>;

  constructor(site: Site, language: SiteLanguage, own: Document, all: ReadonlyMap<Document, Document>) {
    const { tag, key, prefix } = language;
    this.path = prefix + own.path;
    this.file = `${prefix.slice(1)}/${own.file}`;
    this.kind = own.kind;
    this.mediaType = own.mediaType;
    this.title = own.title;
    this.description = own.description;
    if (own.updated !== undefined) this.updated = own.updated;
    if (own.mirrorOf !== undefined) this.mirrorOf = prefix + own.mirrorOf;
    if (own.source !== undefined) this.source = own.source;
    if (own.texts !== undefined) this.texts = own.texts.map((text) => assertDefined(all.get(text), text.path));
    if (own.given !== undefined) this.given = own.given;
    if (own.lifecycle !== undefined) this.lifecycle = own.lifecycle;
    this.language = tag;
    this.key = key;
    this.own = own;
    this.#site = site;
    this.#language = language;
    this.#all = all;
  }

  /** Puts another document in the place of its own. */
  with(own: Document): LocalizedDocument {
    return new LocalizedDocument(this.#site, this.#language, own, this.#all);
  }

  render(context: RenderContext): string | Uint8Array {
    const languages = assertDefined(
      assertDefined(context.languages, 'a context of several languages').within(this.key),
      this.key,
    );
    const { textOf, words } = context;
    const placed = (text: Document) => assertDefined(this.#all.get(text), text.path);
    const own: RenderContext = {
      ...languages,
      ...(textOf && { textOf: (text) => textOf(placed(text)) }),
      ...(words && { words: { ...words, wordsOf: (text) => words.wordsOf(placed(text)) } }),
    };
    const output = this.own.render(own);
    return typeof output === 'string' && this.mediaType === mediaTypes.html
      ? localizeHtml(output, assertDefined(own.languages, this.key), this.#site)
      : output;
  }
}
