/** A line of a difference. */
export interface DifferenceLine {
  readonly kind: 'old' | 'new' | 'same' | 'gap';
  readonly text: string;
}

/** Lines on both sides beyond which what has changed is shown as a whole: comparing each with each would take too long. */
const mostCompared = 400;

/** The most letters of a line: of a longer one what has changed is shown, and what stands around it. */
const mostLetters = 200;

/** What has changed between two texts, line by line, with one line around it; at most `most` lines. */
export function lineDifference(before: string, after: string, most = 60): DifferenceLine[] {
  if (before === after) return [];
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = compared(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const around = (text: string | undefined): DifferenceLine[] => (text === undefined ? [] : [{ kind: 'same', text }]);
  const lines = withoutLongRuns([
    ...around(start > 0 ? a[start - 1] : undefined),
    ...middle,
    ...around(end > 0 ? a[a.length - end] : undefined),
  ]);
  const shown = cutLines(lines.slice(0, most));
  const left = lines.length - most;
  return left > 0 ? [...shown, { kind: 'gap', text: `${left} more lines` }] : shown;
}

function compared(a: readonly string[], b: readonly string[]): DifferenceLine[] {
  const old = (text: string): DifferenceLine => ({ kind: 'old', text });
  const made = (text: string): DifferenceLine => ({ kind: 'new', text });
  if (a.length === 0 || b.length === 0 || a.length > mostCompared || b.length > mostCompared)
    return [...a.map(old), ...b.map(made)];
  // The longest common subsequence of what is left, by the textbook.
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DifferenceLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(old(left));
      i += 1;
    } else {
      lines.push(made(right ?? ''));
      j += 1;
    }
  }
  return lines;
}

/** Of lines that are the same, those next to a change stay. */
function withoutLongRuns(lines: readonly DifferenceLine[]): DifferenceLine[] {
  const isNear = (i: number) => [i - 1, i + 1].some((at) => /old|new/.test(lines[at]?.kind ?? ''));
  return lines.flatMap((line, i): DifferenceLine[] => {
    if (line.kind !== 'same' || isNear(i)) return [line];
    return lines[i - 1]?.kind === 'same' && !isNear(i - 1) ? [] : [{ kind: 'gap', text: '…' }];
  });
}

/** Long lines around what is other in them: the first old line and the first new one are cut alike, and so on. */
export function cutLines(lines: readonly DifferenceLine[]): DifferenceLine[] {
  const olds = lines.filter(({ kind }) => kind === 'old');
  const news = lines.filter(({ kind }) => kind === 'new');
  const partners = new Map<DifferenceLine, string>();
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
