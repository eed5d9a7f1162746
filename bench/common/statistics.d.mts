export function median(values: readonly number[]): number;
export function pairedRatio(values: readonly number[], others: readonly number[]): number;
