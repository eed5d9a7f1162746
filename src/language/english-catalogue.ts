type EnglishWords = Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;

/** Type of the English catalogue: literals, from which slot names are read. */
export interface EnglishCatalogue {
  readonly reviewed: string | false;
  readonly words: EnglishWords;
  readonly regions: Readonly<Record<string, EnglishWords>>;
}
