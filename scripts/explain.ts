import { parseArguments, UsageError } from '../src/cli/arguments.ts';
import { commands } from '../src/cli/commands.ts';
import { type ExitCode, exitCodes } from '../src/cli/exit-codes.ts';
import { hasErrors, report } from '../src/cli/report.ts';
import { explainReport } from '../src/desk/explain-report.ts';
import { openLiveSite } from '../src/desk/live-site.ts';
import { explain } from '../src/desk/provenance/explain.ts';
import { didYouMean } from '../src/did-you-mean.ts';
import type { Invocation } from './invocation.ts';
import { formatOf, realName, sourceOptions, withRealPaths } from './source-options.ts';

/** `gazette explain PATH#POINTER`: the line of content behind a published value, and where else it is published. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [question, ...rest] = invocation.args;
  if (question === undefined || question.startsWith('--'))
    throw new UsageError('explain needs a path such as /api/v1/company.json#/companyNumber, or content/company.ts:15.');
  const flags = parseArguments(commands.explain.flags, rest);
  const options = sourceOptions(flags, invocation);
  const format = formatOf(flags.format, invocation);
  const { edition, problems, failure } = openLiveSite({ ...options, today: () => options.today }).state;
  if (failure) throw failure.error;
  if (!edition || hasErrors(problems)) {
    const shownProblems = withRealPaths(problems, options, invocation);
    const headline = 'The content has errors; there is nothing to explain yet';
    invocation.print(report({ headline, problems: shownProblems, ms: invocation.elapsed() }, format));
    return exitCodes.content.code;
  }
  const answer = explain(edition, question);
  if ('unknown' in answer) {
    const meant = didYouMean(answer.unknown, answer.known);
    throw new UsageError(`Nothing is published at ${answer.unknown}.${meant ? ` Did you mean ${meant}?` : ''}`);
  }
  const label = (file: string) => realName(file, options, invocation);
  if (format.json) invocation.print(`${JSON.stringify(plain(answer))}\n`);
  else invocation.print(explainReport(answer, options, format.style, label));
  return exitCodes.ok.code;
}

/** The answer for programs: places as `{ file, line, col }`. */
function plain({ values, leaves, publications }: Exclude<ReturnType<typeof explain>, { unknown: string }>) {
  const origin = ({ name, at }: (typeof leaves)[number]) => ({ name, ...at });
  return {
    values: values.map(({ leaves: from, ...value }) => ({ ...value, from: from.map(origin) })),
    content: leaves.map(origin),
    publications,
  };
}
