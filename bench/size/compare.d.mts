export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Row {
  readonly name: string;
  readonly was?: number;
  readonly is?: number;
  readonly ratio?: number;
  readonly verdict: 'better' | 'worse' | 'same' | 'new' | 'not measured';
}

export const tolerance: number;
export function compare(baseline: Figures, now: Figures, allowed?: number): Row[];
export function comparisonText(rows: readonly Row[]): string;
