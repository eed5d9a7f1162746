export interface Sample {
  readonly ms: number;
  readonly cpu: number;
  readonly rss: number;
}

interface Process extends Sample {
  readonly output: string;
}

export type Samples = Readonly<Record<string, Readonly<Record<string, readonly Sample[]>>>>;

export function inRounds(contest: {
  readonly rounds: number;
  readonly names: readonly string[];
  readonly gazette: { forget(): void; prepare(column: string): void; start(column: string): Process };
  readonly peers: readonly { readonly name: string; reset(): void; build(): Process }[];
  readonly edits: { page(): void; fact(): void; restore(): void };
  readonly see: (name: string, column: string, round: number, sample: Sample) => void;
  readonly settle: () => Promise<void>;
}): Promise<Samples>;
