import { characterReferencePattern, decodeEntities } from './entities.ts';
import { splitSegments } from './segments.ts';

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
