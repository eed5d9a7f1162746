import { de } from './de.ts';
import { en } from './en.ts';
import type { WordTable } from './table.ts';

const tables: Readonly<Record<string, WordTable>> = { en, de };

/** The table of a language (`en-GB`); undefined where nobody has written and reviewed one. */
export const findWordTable = (tag: string): WordTable | undefined => tables[tag.split('-', 1)[0] ?? ''];
