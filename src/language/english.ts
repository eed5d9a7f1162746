type EnglishWords = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

/** What English must be: literals alone, from which the names of slots are read. */
export interface EnglishCatalogue {
  readonly reviewed: string | false;
  readonly words: EnglishWords;
  readonly regions: Readonly<Record<string, EnglishWords>>;
}
