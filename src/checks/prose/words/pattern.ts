const kept = new Map<string, Map<string, RegExp>>();

/** A pattern that is made once for each source: making it costs a hundred times more than asking it. */
export function pattern(source: string, flags: string): RegExp {
  let made = kept.get(flags);
  if (!made) kept.set(flags, (made = new Map()));
  let known = made.get(source);
  if (!known) made.set(source, (known = new RegExp(source, flags)));
  return known;
}

/** A pattern over whole words of any script: `\b` knows only Latin letters without accents. */
export const words = (source: string, flags = 'iu'): RegExp =>
  pattern(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);

/** A text as a pattern that finds it. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
