import type { Problem } from '../../core/problem.ts';

/** Field, message and hint in one paragraph, for programs that show a problem beside its line. */
export function formatProblemSentence({ field, message, hint }: Problem): string {
  return (field === undefined ? '' : `${field}: `) + message + (hint === undefined ? '' : `\n${hint}`);
}
