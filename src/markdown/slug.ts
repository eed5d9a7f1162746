/** Heading ids that a page has given out: how often each slug was asked for. */
export type SlugCounts = Map<string, number>;

/**
 * The id of a heading, as GitHub makes it: lower case, letters, digits, `-` and `_` kept, spaces to hyphens,
 * and `-1`, `-2` … appended while it is in `taken`, to which it is added.
 */
export function uniqueSlug(text: string, taken: SlugCounts): string {
  // Links are compared in NFC, and in a browser by code points.
  const letters = text.normalize('NFC').toLowerCase();
  // Nearly every heading is of these characters, all of which are kept.
  const kept = /[^a-z0-9_ -]/.test(letters) ? letters.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '') : letters;
  const slug = kept.trim().replaceAll(' ', '-');
  const base = slug || 'section';
  let id = base;
  let count = taken.get(base) ?? 0;
  while (taken.has(id)) id = `${base}-${++count}`;
  // Remembering the count keeps a thousand equal headings linear.
  taken.set(base, count);
  if (id !== base) taken.set(id, 0);
  return id;
}
