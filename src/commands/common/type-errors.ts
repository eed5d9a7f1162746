import type { Problem } from '../../core/problem.ts';

/**
 * Reads what `tsc --pretty false` prints: `file(line,col): error TS2322: …`, or `error TS18003: …` without a place;
 * indented lines go on with the message before them. `label` turns tsc's file name into the one shown to people.
 */
export function parseTypeErrors(output: string, label: (file: string) => string): Problem[] {
  const problems: { code: 'type-error'; at?: Problem['at']; message: string; hint: string }[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, row, col, number, message] = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/.exec(line) ?? [];
    if (message !== undefined) {
      const at = file === undefined ? undefined : { file: label(file), line: Number(row), col: Number(col) };
      problems.push({ code: 'type-error', at, message, hint: `TypeScript calls this ${number}.` });
    } else if (line.startsWith('  ') && problems.length > 0) {
      problems.at(-1)!.message += ` ${line.trim()}`;
    }
  }
  return problems;
}

/**
 * Drops type errors on a line that has a problem already (the content rules say the same in plainer words), and all
 * of a file that could not be read as TypeScript: its compiler stumbles over the same place again and again.
 */
export function dropRepeatedErrors(typeErrors: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const known = new Set(problems.map(lineOf));
  const unread = new Set(problems.filter(({ code }) => unreadable.has(code)).map(({ at }) => at?.file));
  return typeErrors.filter(({ at, ...error }) => !at || !(known.has(lineOf({ at, ...error })) || unread.has(at.file)));
}

const unreadable = new Set<Problem['code']>([
  'module-syntax',
  'merge-conflict',
  'file-encoding',
  'file-symlink',
  'file-too-large',
]);

function lineOf({ at }: Problem): string {
  return at && 'line' in at ? `${at.file}:${at.line}` : '';
}
