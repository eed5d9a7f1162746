import { escapeControlCharacters } from '../../core/escape.ts';
import { type Problem, severityOf } from '../../core/problem.ts';
import { type ContentFolders, readIfExists, resolveSourcePath } from '../../edit/source/source-path.ts';
import { createCodeFrame, renderCodeFrame } from '../../terminal/code-frame.ts';
import { formatProblemCount, renderProblemsText } from '../../terminal/problems.ts';
import type { Style } from '../../terminal/style.ts';
import { formatFailure, type LiveState } from '../live/live-state.ts';

/** Problems that are printed with their lines; the others are counted. */
const shownProblems = 10;

/**
 * Report at the terminal after a change: what changed (`· content/faq/x.md`), what failed, every problem with its code
 * frame, and how it ended (`✓ Shown in 40 ms.`). The first and last line tell editors where a report begins and ends
 * (.vscode/tasks.json). `label` gives problems the paths that the reader can open. Ends with a line feed.
 */
export function renderTerminalReport(
  { problems, isStale, edition, failure }: LiveState,
  what: string,
  folders: ContentFolders,
  style: Style,
  ms: number | undefined,
  label: (problems: readonly Problem[]) => readonly Problem[],
): string {
  const shown = problems.slice(0, shownProblems).map((problem) => {
    const text = renderProblemsText(label([problem]), style);
    const frame = frameOf(problem, folders);
    return `${text}${frame === undefined ? '' : `${style.dim(frame)}\n`}\n`;
  });
  const more = problems.length - shown.length;
  return (
    [
      style.dim(`· ${escapeControlCharacters(what)}\n`),
      shown.length > 0 || failure ? '\n' : '',
      failure ? `${formatFailure(failure, style)}\n` : '',
      ...shown,
      more > 0 ? `and ${more} more\n\n` : '',
    ].join('') + lastLine()
  );

  function lastLine(): string {
    const counts = problems.length > 0 ? `${formatProblemCount(problems, style)}. ` : '';
    const failed = failure !== undefined || problems.some((problem) => severityOf(problem) === 'error');
    if (isStale)
      return `${style.red('✗')} ${counts}${edition ? 'The site stays as it was.' : 'There is no site yet.'}\n`;
    const done = ms === undefined ? 'Checked.' : `Shown in ${Math.round(ms)} ms.`;
    return `${failed ? style.red('✗') : style.green('✓')} ${counts}${done}\n`;
  }
}

function frameOf({ at }: Problem, folders: ContentFolders): string | undefined {
  const path = at && 'line' in at ? resolveSourcePath(at.file, folders) : undefined;
  if (path === undefined || !at || !('line' in at)) return undefined;
  try {
    const text = readIfExists(path);
    if (text === undefined) return undefined;
    return renderCodeFrame(createCodeFrame(text, at)).split('\n').map(escapeControlCharacters).join('\n');
  } catch {
    return undefined;
  }
}
