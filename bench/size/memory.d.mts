import type { Figures } from './compare.mjs';

export function liveHeapOf(output: string): number;
export function memoryOf(figures: Figures): Readonly<Record<string, number>>;
