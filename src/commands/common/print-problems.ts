import type { Problem } from '../../core/problem.ts';
import { renderProblemsJson, renderProblemsText } from '../../terminal/problems.ts';
import type { Invocation } from './invocation.ts';

/** Prints problems alone, for people or with --format json: those that stop a command before it begins. */
export function printProblems(problems: readonly Problem[], format: string | undefined, invocation: Invocation): void {
  invocation.print(format === 'json' ? renderProblemsJson(problems) : renderProblemsText(problems, invocation.style));
}
