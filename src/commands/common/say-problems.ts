import type { Problem } from '../../core/problem.ts';
import { problemsJson } from '../../terminal/problems/json.ts';
import { problemsText } from '../../terminal/problems/text.ts';
import type { Invocation } from './invocation.ts';

/** Prints problems alone, for people or with --format json: those that stop a command before it begins. */
export function sayProblems(problems: readonly Problem[], format: string | undefined, invocation: Invocation): void {
  invocation.print(format === 'json' ? problemsJson(problems) : problemsText(problems, invocation.style));
}
