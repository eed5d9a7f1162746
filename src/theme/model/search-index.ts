/** An entry of `/search/index.json`. */
export interface SearchDocument {
  readonly title: string;
  /** Path on this origin, with the fragment. */
  readonly url: string;
  /** Kind: a key of `SearchIndex.kinds`. */
  readonly kind: string;
  readonly text?: string | undefined;
  /** Other names for it. */
  readonly also?: string | undefined;
  /** Data for programs: path of an API document and a JSON Pointer into it (RFC 6901). */
  readonly data?: string | undefined;
}

export const searchFields = [
  'title',
  'url',
  'kind',
  'text',
  'also',
  'data',
] as const satisfies (keyof SearchDocument)[];

/** A document as a row of the index. */
export function toSearchRow(document: SearchDocument): string[] {
  const row = searchFields.map((name) => document[name] ?? '');
  return row.slice(0, row.findLastIndex((text) => text !== '') + 1);
}

/** The documents of an index. */
export const documentsIn = ({ documents }: Pick<SearchIndex, 'documents'>): SearchDocument[] =>
  documents.map(([title = '', url = '', kind = '', text, also, data]) => ({
    title,
    url,
    kind,
    text,
    also,
    data: data || undefined,
  }));

/** Search index of pages and agents. */
export interface SearchIndex {
  /** Index address. */
  readonly url: string;
  readonly updated: string;
  /** Labels of the kinds. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[];
  /** Stop words, separated by spaces. */
  readonly small: string;
  /** Fields of a row, in order. */
  readonly fields: typeof searchFields;
  /** Rows of texts, without empty ones at the end. */
  readonly documents: readonly (readonly string[])[];
  /** Numbers of listed and of all pages; absent if all are. */
  readonly pages?: readonly [listed: number, all: number] | undefined;
}
