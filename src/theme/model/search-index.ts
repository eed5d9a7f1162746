/** Something that can be found, as `/search/index.json` lists it. */
export interface SearchDocument {
  readonly title: string;
  /** Path on this origin, with the fragment of the place. */
  readonly url: string;
  /** What it is: a name of `SearchIndex.kinds`. */
  readonly kind: string;
  readonly text?: string | undefined;
  /** What else people call it. */
  readonly also?: string | undefined;
  /** The same for programs: the path of a document of the API and a JSON Pointer into it (RFC 6901). */
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
export function rowOf(document: SearchDocument): string[] {
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

/** What the search of pages and agents reads. */
export interface SearchIndex {
  /** Its own address. */
  readonly url: string;
  readonly updated: string;
  /** What the kinds are called. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Words that are taken for each other. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words of questions that decide nothing, with blanks between them. */
  readonly small: string;
  /** What stands in a row, in this order. */
  readonly fields: typeof searchFields;
  /** Texts; what is empty at the end of a row is left out. */
  readonly documents: readonly (readonly string[])[];
  /** How many pages it lists, and of how many; absent: of all. */
  readonly pages?: readonly [listed: number, all: number] | undefined;
}
