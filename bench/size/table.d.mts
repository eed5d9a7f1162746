import type { Figures } from './compare.mjs';

export function tablesOf(figures: Figures): string;
