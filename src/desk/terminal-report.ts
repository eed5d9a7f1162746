import { readFileSync } from 'node:fs';
import { countLine, problemsText } from '../cli/problems-text.ts';
import type { Style } from '../cli/style.ts';
import { visible } from '../cli/words.ts';
import { type Problem, severityOf } from '../problem.ts';
import { codeFrame, frameText } from './code-frame.ts';
import type { LiveState } from './live-site.ts';
import { type Folders, realPath } from './problem-view.ts';

/** Problems that are printed with their lines; the others are counted. */
const shownProblems = 10;

/**
 * What the terminal says after a change: one line when all is well, else every problem with its code frame.
 * `label` gives problems the paths that the reader can open. Ends with a line feed.
 */
export function terminalReport(
  { problems, isStale, edition }: LiveState,
  headline: string,
  folders: Folders,
  style: Style,
  ms: number | undefined,
  label: (problems: readonly Problem[]) => readonly Problem[],
): string {
  const time = ms === undefined ? '' : style.dim(` in ${Math.round(ms)} ms`);
  const failed = problems.some((problem) => severityOf(problem) === 'error');
  const first = `${failed ? style.red('✗') : style.green('✓')} ${visible(headline)}${time}\n`;
  if (problems.length === 0) return first;
  const shown = problems.slice(0, shownProblems).map((problem) => {
    const text = problemsText(label([problem]), style);
    const frame = frameOf(problem, folders);
    return frame === undefined ? text : `${text}${style.dim(frame)}\n`;
  });
  const more = problems.length - shown.length;
  const last = isStale && edition ? ' The site stays as it was.' : '';
  return [
    `${first}\n`,
    ...shown.map((text) => `${text}\n`),
    more > 0 ? `and ${more} more\n` : '',
    `${countLine(problems, style)}.${last}\n`,
  ].join('');
}

function frameOf({ at }: Problem, folders: Folders): string | undefined {
  const path = at && 'line' in at ? realPath(at.file, folders) : undefined;
  if (path === undefined || !at || !('line' in at)) return undefined;
  try {
    const text = frameText(codeFrame(readFileSync(path, 'utf8'), at));
    return text.split('\n').map(visible).join('\n');
  } catch {
    return undefined;
  }
}
