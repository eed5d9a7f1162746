import { resolve } from 'node:path';
import { compile } from '../compile/compile.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { sortProblems } from '../core/problem.ts';
import { daysOf } from '../desk/calendar/days-of.ts';
import { icsText } from '../desk/calendar/ics.ts';
import { changeFile } from '../publish/change/change-files.ts';
import { report } from '../terminal/report.ts';
import { parseArguments } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { formatOf, shown, sourceOptions, withRealPaths } from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette calendar`: the days on which published facts run out, as a file that calendars read. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.calendar.flags, invocation.args);
  const options = sourceOptions(flags, invocation);
  const { edition, problems } = compile(options);
  if (!edition) {
    const found = withRealPaths(sortProblems(problems), options, invocation);
    const headline = 'No calendar was written: the content must first be a site';
    invocation.print(report({ headline, problems: found, ms: invocation.elapsed() }, formatOf('text', invocation)));
    return exitCodes.content.code;
  }
  const days = daysOf(edition.site, edition.sources);
  const path = resolve(invocation.cwd, flags.out ?? 'calendar.ics');
  changeFile(options, path, icsText(days, new URL(edition.site.baseUrl).hostname));
  const { green, bold } = invocation.style;
  const count = days.length === 1 ? '1 day' : `${days.length} days`;
  invocation.print(`${green('✓')} Wrote ${bold(shown(path, invocation))}: ${count}\n`);
  return exitCodes.ok.code;
}
