import type { MarkdownSource } from '../read/source.ts';
import type { Page } from '../site.ts';
import type { MarkdownBodies } from './body/bodies.ts';

/** Fields of a page without its body. */
export type PageFields = Omit<
  Page,
  'markdown' | 'textDigest' | 'html' | 'facts' | 'siteLinks' | 'bodyBytes' | 'source'
>;

/** A page whose body is rendered when it is asked for. */
export class LazyPage implements Page {
  // Most pages have none of these: declared, they are no members of an object that lacks them.
  declare readonly hero?: NonNullable<Page['hero']>;
  declare readonly slip?: NonNullable<Page['slip']>;
  declare readonly sections?: NonNullable<Page['sections']>;
  declare readonly texts?: NonNullable<Page['texts']>;
  declare readonly formerly?: NonNullable<Page['formerly']>;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly order?: number;
  readonly path: string;
  readonly bodyBytes: number;
  readonly source: string;
  readonly #file: MarkdownSource;
  readonly #bodies: MarkdownBodies;

  constructor(
    { title, description, updated, order, path, ...rest }: PageFields,
    file: MarkdownSource,
    bodies: MarkdownBodies,
  ) {
    this.title = title;
    this.description = description;
    this.updated = updated;
    if (order !== undefined) this.order = order;
    this.path = path;
    this.bodyBytes = file.bodyBytes;
    this.source = file.file;
    this.#file = file;
    this.#bodies = bodies;
    for (const name of ['hero', 'slip', 'sections', 'texts', 'formerly'] as const)
      if (rest[name] !== undefined) Object.assign(this, { [name]: rest[name] });
  }

  /** Copies the page with a new date. */
  dated(updated: string): LazyPage {
    return new LazyPage({ ...this, updated }, this.#file, this.#bodies);
  }

  get markdown(): string {
    return this.#bodies.of(this.#file).markdown;
  }

  get textDigest(): string {
    return this.#bodies.digestOf(this.#file);
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
