import type { Samples } from './rounds.mjs';

export function figuresOf(samples: Samples, peers: readonly string[]): Record<string, number>;
export function onlyNumbers(figures: Readonly<Record<string, number>>): Record<string, number>;
