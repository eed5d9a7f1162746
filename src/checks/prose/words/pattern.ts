/** A pattern over whole words of any script: `\b` knows only Latin letters without accents. */
export const words = (source: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);

/** Where it stands in a text, the first time. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
