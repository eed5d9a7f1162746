import { build } from '../src/build.ts';
import { parseArguments } from '../src/cli/arguments.ts';
import { commands } from '../src/cli/commands.ts';
import { type ExitCode, exitCodes } from '../src/cli/exit-codes.ts';
import { hasErrors, report } from '../src/cli/report.ts';
import { total } from '../src/cli/summary.ts';
import { withoutRepeated } from '../src/cli/type-errors.ts';
import { plural } from '../src/cli/words.ts';
import { fixContent } from '../src/desk/fix/fix-content.ts';
import { fixedText } from '../src/desk/fix/fixed-text.ts';
import { sortProblems } from '../src/problem.ts';
import type { Invocation } from './invocation.ts';
import { formatOf, realName, sourceOptions, withRealPaths } from './source-options.ts';
import { checkTypes } from './type-check.ts';

/** `gazette check`: everything that a build checks, and the types if it can; without --fix it writes nothing that stays. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.check.flags, invocation.args);
  const options = sourceOptions(flags, invocation);
  const format = formatOf(flags.format, invocation);
  const fixed = flags.fix ? fixContent(options) : [];
  // The compiler is a process of its own: it works while the site is compiled here.
  const checking = checkTypes(options.contentDir, invocation.root);
  const { problems: found, release, summary } = build(options);
  const types = await checking;
  const problems = sortProblems([...found, ...withoutRepeated(types ?? [], found)]);
  const failed = hasErrors(problems);
  const documents = `${plural(total(summary ?? []).documents, 'document')} for ${release?.baseUrl}`;
  const outcome = {
    headline: failed ? 'The content has errors' : `All is well: ${documents}`,
    problems: withRealPaths(problems, options, invocation),
    kinds: failed ? undefined : summary,
    notes: types ? [] : ['Types were not checked: TypeScript is not installed. `npm ci` installs it.'],
    facts: { baseUrl: release?.baseUrl, typesChecked: types !== undefined, ...(flags.fix ? { fixed } : {}) },
    ms: invocation.elapsed(),
  };
  if (!format.json) invocation.print(fixedText(fixed, format.style, (file) => realName(file, options, invocation)));
  invocation.print(report(outcome, format));
  return failed ? exitCodes.content.code : exitCodes.ok.code;
}
