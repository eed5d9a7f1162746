import type { Site } from '../../content/site.ts';
import { assertDefined } from '../../core/assert-defined.ts';
import type { Document, DocumentKind, Lifecycle, RenderContext } from '../../core/document.ts';
import { type MediaType, mediaTypes } from '../../core/media-types.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { localizeHtml } from './localize-html.ts';

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
  readonly #all: ReadonlyMap<Document, Document>;

  constructor(site: Site, { tag, key, prefix }: SiteLanguage, own: Document, all: ReadonlyMap<Document, Document>) {
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
    this.#all = all;
  }

  render(context: RenderContext): string | Uint8Array {
    const languages = assertDefined(
      assertDefined(context.languages, 'a context of several languages').within(this.key),
      this.key,
    );
    const { textOf } = context;
    const own: RenderContext = textOf
      ? { ...languages, textOf: (text) => textOf(assertDefined(this.#all.get(text), text.path)) }
      : languages;
    const output = this.own.render(own);
    return typeof output === 'string' && this.mediaType === mediaTypes.html
      ? localizeHtml(output, assertDefined(own.languages, this.key), this.#site)
      : output;
  }
}
