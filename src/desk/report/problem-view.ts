import { sep } from 'node:path';
import { type Problem, severityOf } from '../../core/problem.ts';
import { type ContentFolders, readIfExists, resolveSourcePath } from '../../edit/source/source-path.ts';
import { type CodeFrame, createCodeFrame } from '../../terminal/code-frame.ts';

/** A problem as it is shown: with the lines around it and a link that opens an editor there. */
export interface ProblemView extends Omit<Problem, 'at'> {
  readonly severity: 'error' | 'warning';
  /** `content/company.ts:12:18`, as far as it is known. */
  readonly place: string;
  /** `vscode://file/…`; absent for what has no file. */
  readonly open?: string | undefined;
  readonly frame?: CodeFrame | undefined;
}

/** Prepares a problem to be shown; reads its file again, because the frame shows it as it stands. */
export function createProblemView(problem: Problem, folders: ContentFolders): ProblemView {
  const { at, ...rest } = problem;
  const severity = severityOf(problem);
  if (!at) return { ...rest, severity, place: '' };
  const path = resolveSourcePath(at.file, folders);
  const isLine = 'line' in at;
  return {
    ...rest,
    severity,
    place: isLine ? `${at.file}:${at.line}:${at.col}` : at.file,
    open: path && toEditorLink(path, isLine ? at : { line: 1, col: 1 }),
    frame: path && isLine ? frameOf(path, at) : undefined,
  };
}

/** The link with which Visual Studio Code opens a file at a line; `separator` is that of the path's system. */
export function toEditorLink(
  path: string,
  { line, col }: { line: number; col: number },
  separator: string = sep,
): string {
  // A drive keeps its colon: the editor does not know `C%3A`.
  const parts = path
    .split(separator)
    .map((part, i) => (i === 0 && /^[A-Za-z]:$/.test(part) ? part : encodeURIComponent(part)));
  return `vscode://file${parts[0] === '' ? '' : '/'}${parts.join('/')}:${line}:${col}`;
}

function frameOf(path: string, at: { line: number; col: number }): CodeFrame | undefined {
  try {
    const text = readIfExists(path);
    return text === undefined ? undefined : createCodeFrame(text, at);
  } catch {
    return undefined;
  }
}
