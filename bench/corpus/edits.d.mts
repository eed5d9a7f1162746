export function editor(corpus: {
  readonly content: string;
  readonly plain: string;
  readonly count: number;
  readonly seed: number;
  readonly expires: string;
}): { page(): void; fact(): void; restore(): void };
