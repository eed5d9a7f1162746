import { stripFrontMatter } from '../../core/url.ts';
import { spellingsOf } from '../../theme/scripts/folding.ts';

/** Longer ones are digests and encoded bytes. */
const longest = 30;
/** A page of this many words is of usual length: in a longer one a word must stand more often to say as much. */
const usualLength = 400;
const ofHeading = 4;

const addresses = /\]\([^)\s]*|<?https?:\/\/[^\s>)]*/g;
/** Without the title, which is indexed with those of all pages. */
const headingLines = /^#{2,6} .*/gm;
const parts = /[a-z0-9\x80-\uffff]+/g;
const plain = /^[a-z0-9]+$/;

/**
 * Words of a mirror but its title and lead, folded, each with its weight (1 to 5) as last character: how often it
 * stands there, and whether it is in a heading. Kept with the page, so that other pages cost nothing when one changes.
 */
export function extractPageWords(markdown: string): string {
  const body = stripFrontMatter(markdown).replace(addresses, ' ').toLowerCase();
  const headings = body.match(headingLines)?.join('\n') ?? '';
  const inHeadings = countWords(headings);
  const counts = countWords(body);
  let length = 0;
  for (const count of counts.values()) length += count;
  const packed: string[] = [];
  for (const [word, count] of counts)
    packed.push(`${word}${weightOf(count, length) + (inHeadings.has(word) ? ofHeading : 0)}`);
  return packed.join(' ');
}

/** How often each word stands in a text in lower case. */
function countWords(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of text.match(parts) ?? []) found.set(part, (found.get(part) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [part, count] of found) {
    if (plain.test(part)) {
      if (part.length <= longest) counts.set(part, (counts.get(part) ?? 0) + count);
    } else
      for (const word of spellingsOf(part).flat())
        if (word.length <= longest) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return counts;
}

/** 1 to 3, in whole numbers: the share of a saturating count, as in BM25. */
function weightOf(count: number, length: number): number {
  const norm = 2 + Math.floor(Math.min(length, 4 * usualLength) / usualLength);
  return Math.min(3, 1 + Math.floor((4 * count) / (count + norm)));
}
