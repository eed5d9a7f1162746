import type { Problem } from '../../core/problem.ts';
import { renderProblemsJson, renderProblemsText } from '../../terminal/problems.ts';
import type { Invocation } from './invocation.ts';

/** Prints problems alone, for people or with --json: those that stop a command before it begins. */
export function printProblems(problems: readonly Problem[], isJson: boolean, invocation: Invocation): void {
  invocation.print(isJson ? renderProblemsJson(problems) : renderProblemsText(problems, invocation.style));
}
