type Ratios = Readonly<Record<string, number>>;

export const tolerance: number;
export function exceeded(ratios: Ratios, baseline: Ratios): string[];
export function report(ratios: Ratios, baseline: Ratios): string;
