import { type DiffLine, diffLines } from '../../core/line-diff.ts';

/** A line of a difference as it is shown. */
export interface DiffViewLine {
  readonly kind: DiffLine['kind'] | 'gap';
  readonly text: string;
}

/** Pairs of lines beyond which what has changed is shown as a whole: the desk answers at once. */
const mostPairs = 160_000;

/** The most letters of a line: of a longer one what has changed is shown, and what stands around it. */
const mostLetters = 200;

/** Line diff of two texts with one line of context; at most `most` lines. */
export function createLineDiff(before: string, after: string, most = 60): DiffViewLine[] {
  if (before === after) return [];
  const { start, lines: middle, end } = diffLines(before, after, mostPairs);
  const texts = before.split('\n');
  const around = (text: string | undefined): DiffViewLine[] => (text === undefined ? [] : [{ kind: 'same', text }]);
  const lines = withoutLongRuns([
    ...around(start > 0 ? texts[start - 1] : undefined),
    ...middle,
    ...around(end > 0 ? texts[texts.length - end] : undefined),
  ]);
  const shown = truncateDiffLines(lines.slice(0, most));
  const left = lines.length - most;
  return left > 0 ? [...shown, { kind: 'gap', text: `${left} more lines` }] : shown;
}

/** Keeps only unchanged lines next to a change. */
function withoutLongRuns(lines: readonly DiffViewLine[]): DiffViewLine[] {
  const isNear = (i: number) => [i - 1, i + 1].some((at) => /old|new/.test(lines[at]?.kind ?? ''));
  return lines.flatMap((line, i): DiffViewLine[] => {
    if (line.kind !== 'same' || isNear(i)) return [line];
    return lines[i - 1]?.kind === 'same' && !isNear(i - 1) ? [] : [{ kind: 'gap', text: '…' }];
  });
}

/** Cuts long lines around differences: the first old line and the first new one are cut alike, and so on. */
export function truncateDiffLines(lines: readonly DiffViewLine[]): DiffViewLine[] {
  const olds = lines.filter(({ kind }) => kind === 'old');
  const news = lines.filter(({ kind }) => kind === 'new');
  const partners = new Map<DiffViewLine, string>();
  for (const [i, line] of olds.entries()) partners.set(line, news[i]?.text ?? '');
  for (const [i, line] of news.entries()) partners.set(line, olds[i]?.text ?? '');
  return lines.map((line) => {
    if (line.text.length <= mostLetters) return line;
    const partner = partners.get(line) ?? '';
    let first = 0;
    while (first < partner.length && partner[first] === line.text[first]) first += 1;
    const from = Math.max(0, Math.min(first - mostLetters / 3, line.text.length - mostLetters));
    const part = line.text.slice(from, from + mostLetters);
    return { ...line, text: `${from > 0 ? '…' : ''}${part}${from + mostLetters < line.text.length ? '…' : ''}` };
  });
}
