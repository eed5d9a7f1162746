interface Corpus {
  readonly count: number;
  readonly seed: number;
}

export function writeContent(folder: string, corpus: Corpus & { readonly expires: string }): void;
export function writePages(folder: string, corpus: Corpus): void;
