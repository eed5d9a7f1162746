import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../compile/build.ts';
import { loadSources } from '../content/read/load.ts';
import { assertDefined } from '../core/assert-defined.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { type Problem, severityOf } from '../core/problem.ts';
import { type MovePlan, planMove } from '../desk/move/plan-move.ts';
import { readIfExists } from '../edit/source/source-path.ts';
import { changeFiles, type ProjectChange } from '../publish/change/change-files.ts';
import { renderReport } from '../terminal/report.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import {
  resolveSourceOptions,
  type SourceOptions,
  toDisplayName,
  toOutputFormat,
  withDisplayNames,
} from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette move OLD NEW`: another address for a page, news or question, with all that follows; or nothing is changed. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const operands = invocation.args.filter((word) => word.startsWith('/') && !isValue(word, invocation.args));
  const flags = parseArguments(
    commands.move.flags,
    invocation.args.filter((word) => !operands.includes(word)),
  );
  const [from, to, ...more] = operands;
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError('move needs two addresses: npx gazette move /old/ /new/');
  const options = resolveSourceOptions(flags, invocation, 'move');
  return changeFiles(options, (change) => move(from, to, change, options, invocation));
}

function move(
  from: string,
  to: string,
  change: ProjectChange,
  options: SourceOptions,
  invocation: Invocation,
): ExitCode {
  const wrong = errorsOf(options);
  if (wrong.length > 0)
    return refuse('Nothing was moved: first the content must pass check', wrong, options, invocation);

  const pathOf = (file: string) => join(options.contentDir, file.slice('content/'.length));
  const plan = planMove(
    loadSources(options.contentDir, options.publicDir, () => {}),
    from,
    to,
    (file) => assertDefined(readIfExists(pathOf(file)), file),
  );
  if ('refused' in plan) throw new UsageError(plan.refused);
  const taken = plan.renamed.find(([, target]) => existsSync(pathOf(target)));
  if (taken) throw new UsageError(`There is a file ${toDisplayName(taken[1], options, invocation)} already.`);

  for (const [file, text] of plan.texts) change.write(pathOf(file), text);
  for (const [file, target] of plan.renamed) change.rename(pathOf(file), pathOf(target));
  const found = errorsOf(options);
  if (found.length > 0) {
    change.undo();
    return refuse(`Nothing was moved: with ${to} the content does not pass check`, found, options, invocation);
  }
  invocation.print(movedText(from, to, plan, options, invocation));
  return exitCodes.ok.code;
}

function movedText(
  from: string,
  to: string,
  { renamed, links }: MovePlan,
  options: SourceOptions,
  invocation: Invocation,
): string {
  const { green, bold } = invocation.style;
  const name = (file: string) => toDisplayName(file, options, invocation);
  const rows = [
    ...renamed.map(([file, target]) => `Moved ${bold(name(file))} to ${bold(name(target))}`),
    ...links.map(
      ({ at, from: old, to: now }) =>
        `${bold(`${name(at.file)}:${at.line}:${at.col}`)} ${shortened(String(old))} → ${shortened(now)}`,
    ),
    `${from} leads to ${to} from the next build on`,
  ];
  return rows.map((row) => `${green('✓')} ${row}\n`).join('');
}

/** Whether a word is what a flag takes. */
const isValue = (word: string, args: readonly string[]) =>
  /^--(?:content|public)$/.test(args[args.indexOf(word) - 1] ?? '');

const errorsOf = (options: SourceOptions) =>
  build(options).problems.filter((problem) => severityOf(problem) === 'error');

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function refuse(headline: string, found: readonly Problem[], options: SourceOptions, invocation: Invocation): ExitCode {
  const problems = withDisplayNames(found, options, invocation);
  invocation.print(renderReport({ headline, problems, ms: invocation.elapsed() }, toOutputFormat({}, invocation)));
  return exitCodes.content.code;
}
