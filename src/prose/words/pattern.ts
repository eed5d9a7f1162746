import type { ClaimWords } from './claims/table.ts';

const kept = new Map<string, Map<string, RegExp>>();

/** A pattern that is made once for each source: making it costs a hundred times more than asking it. */
export function compilePattern(source: string, flags: string): RegExp {
  const made = kept.get(flags) ?? new Map<string, RegExp>();
  kept.set(flags, made);
  const known = made.get(source) ?? new RegExp(source, flags);
  made.set(source, known);
  return known;
}

/** Keeps what is made of the table of a language, for each of them. */
export function keepByLanguage<T>(make: (words: ClaimWords) => T): (words: ClaimWords) => T {
  const made = new Map<string, T>();
  return (words) => {
    const known = made.get(words.code) ?? make(words);
    made.set(words.code, known);
    return known;
  };
}

/** A pattern over whole words of any script: `\b` knows only Latin letters without accents. */
export const compileWordPattern = (source: string, flags = 'iu'): RegExp =>
  compilePattern(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
