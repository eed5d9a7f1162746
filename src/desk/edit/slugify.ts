/**
 * Makes the id that an editor most likely means: `Größe & Gewicht` → `grosse-gewicht`, `Book_Appointment` →
 * `book-appointment`. At most 64 characters, cut between words; empty when no letter or digit is left.
 */
export function slugify(text: string): string {
  const words = text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, 64) : `${slug}-${word}`;
    if (longer.length > 64) break;
    slug = longer;
  }
  return slug;
}
