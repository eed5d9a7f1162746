import { fenceOpeningPattern, findCodeRanges, findFencedBlocks } from './code/ranges.ts';
import { characterReferencePattern, decodeEntities } from './entities.ts';

/** A stretch of Markdown: `code` is a fenced block or a code span with its fences, `prose` all else. */
interface Segment {
  readonly kind: 'code' | 'prose';
  readonly text: string;
  /** UTF-16 offset in the source. */
  readonly offset: number;
}

/**
 * Splits Markdown into code and prose; the texts joined are the source. Fences may stand in lists and quotes.
 * Indented code counts as prose: it cannot be told from a list item's text without parsing the whole.
 */
export function splitSegments(markdown: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const push = (kind: Segment['kind'], end: number) => {
    if (end > start) segments.push({ kind, text: markdown.slice(start, end), offset: start });
    start = end;
  };
  for (const [from, to] of findCodeRanges(markdown)) {
    push('prose', from);
    push('code', to);
  }
  push('prose', markdown.length);
  return segments;
}

/** The Markdown with every character of its code replaced by a space, line ends kept: same length, no markup. */
export function maskCode(markdown: string): string {
  return splitSegments(markdown)
    .map(({ kind, text }) => (kind === 'code' ? mask(text) : text))
    .join('');
}

/**
 * The Markdown with every character replaced by a space, line ends kept, that is code for every reader. Of a code span
 * over several lines that is not certain: whatever begins a block, as HTML does, ends the paragraph before it. Nor is
 * it of one in a table where a reader without tables pairs its backticks otherwise.
 */
export function maskCertainCode(markdown: string): string {
  const untabled = new Map(findCodeRanges(markdown, false));
  return splitSegments(markdown)
    .map(({ kind, text, offset }) => {
      const isFence = offset === 0 || markdown[offset - 1] === '\n' ? beginsFence(text) : false;
      const isCertain = isFence || (!text.includes('\n') && untabled.get(offset) === offset + text.length);
      return kind === 'code' && isCertain ? mask(text) : text;
    })
    .join('');
}

/** Whether all of these offsets, which ascend, stand in fenced blocks that maskCertainCode() would mask. */
export function areAllFenced(offsets: Iterable<number>, markdown: string): boolean {
  const fences = findFencedBlocks(markdown).filter(([from, to]) => beginsFence(markdown.slice(from, to)));
  let next = 0;
  for (const offset of offsets) {
    while ((fences[next]?.[1] ?? Infinity) <= offset) next += 1;
    if (offset < (fences[next]?.[0] ?? Infinity)) return false;
  }
  return true;
}

/** Whether code that begins its line is a fenced block; some readers take one with a `|` for the header of a table. */
function beginsFence(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  return fenceOpeningPattern.test(first) && !first.includes('|');
}

function mask(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A stretch of Markdown as its readers get it, and the place in the source of each of its UTF-16 offsets. */
interface DecodedProse {
  readonly text: string;
  sourceOffset(offset: number): number;
}

/**
 * The stretches between code of Markdown that hold character references, with those decoded (CommonMark §2.5); one
 * behind an odd backslash is text. None for Markdown without references.
 */
export function decodeProse(markdown: string): DecodedProse[] {
  if (!markdown.includes('&') || !mayRefer.test(markdown)) return [];
  return splitSegments(markdown).flatMap(({ kind, text, offset }) =>
    kind === 'prose' && text.includes('&') ? decodeSegment(text, offset) : [],
  );
}

/** Pattern for any reference, without a position. */
const mayRefer = new RegExp(characterReferencePattern.source, 'i');
const escapedOrReference = new RegExp(`\\\\[\\s\\S]|${characterReferencePattern.source}`, 'gi');

function decodeSegment(source: string, start: number): DecodedProse[] {
  const marks: { readonly at: number; readonly source: number }[] = [];
  let text = '';
  let done = 0;
  for (const { 0: written, index } of source.matchAll(escapedOrReference)) {
    const decoded = written.startsWith('&') ? decodeEntities(written) : written;
    if (decoded === written) continue;
    text += source.slice(done, index);
    marks.push({ at: text.length, source: index });
    text += decoded;
    done = index + written.length;
    marks.push({ at: text.length, source: done });
  }
  if (marks.length === 0) return [];
  text += source.slice(done);
  return [
    {
      text,
      sourceOffset(offset) {
        const mark = marks.findLast(({ at }) => at <= offset);
        return start + (mark ? mark.source + offset - mark.at : offset);
      },
    },
  ];
}
