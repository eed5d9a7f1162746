import type { MarkdownSource } from '../read/source.ts';
import type { Page } from '../site.ts';
import type { Bodies } from './body/bodies.ts';

/** What is known of a page without its body. */
export type PageFields = Omit<Page, 'markdown' | 'html' | 'facts' | 'siteLinks' | 'bodyBytes' | 'source'>;

/** A page whose body is rendered when it is asked for. */
export class PageWithBody implements Page {
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly order?: number;
  readonly path: string;
  readonly bodyBytes: number;
  readonly source: string;
  readonly #file: MarkdownSource;
  readonly #bodies: Bodies;

  constructor({ title, description, updated, order, path }: PageFields, file: MarkdownSource, bodies: Bodies) {
    this.title = title;
    this.description = description;
    this.updated = updated;
    if (order !== undefined) this.order = order;
    this.path = path;
    this.bodyBytes = file.bodyBytes;
    this.source = file.file;
    this.#file = file;
    this.#bodies = bodies;
  }

  get markdown(): string {
    return this.#bodies.of(this.#file).markdown;
  }

  get html(): string {
    return this.#bodies.of(this.#file).html;
  }

  get facts(): readonly string[] {
    return this.#bodies.of(this.#file).facts;
  }

  get siteLinks(): number {
    return this.#bodies.of(this.#file).siteLinks;
  }
}
