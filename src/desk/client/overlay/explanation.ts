import type { CodeFrame } from '../../../terminal/code-frame.ts';
import type { DeskMessage } from '../../server/events.ts';

const last = 'The page behind this is the last version that could be made.';
const explanations = {
  failed: `${last} The desk goes on: it tries again as soon as anything is saved. Undoing the last change brings the site back.`,
  failedAfter: 'The page behind this has your change. The desk goes on, and tries again as soon as anything is saved.',
  stale: `${last} The next one comes as soon as these are corrected; no reload is needed.`,
  shown: 'The page behind this has your change. It cannot be published while there are errors.',
};

/** Says which page is behind the errors, and what comes next. */
export function explainState({ failure, isStale }: Pick<DeskMessage, 'failure' | 'isStale'>): string {
  return explanations[failure ? (isStale ? 'failed' : 'failedAfter') : isStale ? 'stale' : 'shown'];
}

/** A line as it is shown; the one of the place, and the mark below it, have a class. */
interface FrameRow {
  readonly className?: 'here' | 'mark';
  readonly text: string;
}

/** The lines around a place with their numbers, as wide as the widest; below that of the place a mark at its column. */
export function toFrameRows({ first, lines, line, col }: CodeFrame): FrameRow[] {
  const width = String(first + lines.length - 1).length;
  return lines.flatMap((each, i): FrameRow[] => {
    const text = `${String(first + i).padStart(width)}  ${each}`;
    if (first + i !== line) return [{ text }];
    return [
      { className: 'here', text },
      { className: 'mark', text: `${' '.repeat(width + 1 + col)}^` },
    ];
  });
}
