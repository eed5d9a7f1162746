import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { openLiveSite } from '../desk/live/live-site.ts';
import { explainValue, renderExplanation } from '../explain/explain-value.ts';
import { hasErrors, renderReport } from '../terminal/report.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { resolveSourceOptions, toDisplayName, toOutputFormat, withDisplayNames } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette explain PATH#POINTER`: the line of content behind a published value, and where else it is published. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [question, ...rest] = invocation.args;
  if (question === undefined || question.startsWith('-'))
    throw new UsageError('explain needs a path such as /api/v1/company.json#/companyNumber, or content/company.ts:15.');
  const flags = parseArguments(commands.explain.flags, rest);
  const options = resolveSourceOptions(flags, invocation);
  const format = toOutputFormat(flags, invocation);
  const { edition, problems, failure } = openLiveSite({ ...options, today: () => options.today }).state;
  if (failure) throw failure.error;
  if (!edition || hasErrors(problems)) {
    const shownProblems = withDisplayNames(problems, options, invocation);
    const headline = 'The content has errors; there is nothing to explain yet';
    invocation.print(renderReport({ headline, problems: shownProblems, ms: invocation.elapsed() }, format));
    return exitCodes.content.code;
  }
  const answer = explainValue(edition, question);
  if ('unknown' in answer)
    throw new UsageError(`Nothing is published at ${answer.unknown}.`, { word: answer.unknown, known: answer.known });
  const label = (file: string) => toDisplayName(file, options, invocation);
  if (format.kind === 'json') invocation.print(`${JSON.stringify(plain(answer))}\n`);
  else invocation.print(renderExplanation(answer, options, format.style, label));
  return exitCodes.ok.code;
}

/** The answer for programs: places as `{ file, line, col }`. */
function plain({ values, leaves, publications }: Exclude<ReturnType<typeof explainValue>, { unknown: string }>) {
  const origin = ({ name, at }: (typeof leaves)[number]) => ({ name, ...at });
  return {
    values: values.map(({ leaves: from, ...value }) => ({ ...value, from: from.map(origin) })),
    content: leaves.map(origin),
    publications,
  };
}
