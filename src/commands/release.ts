import { join } from 'node:path';
import {
  forgetValues,
  planRelease,
  type ReleaseOptions,
  type ReleasePlan,
  type ReleaseRefusal,
} from '../compile/ledger/plan-release.ts';
import { parseLedgerFile } from '../content/ledger/ledger-file.ts';
import { loadSources } from '../content/read/load.ts';
import { CommandExit, type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { pluralize } from '../core/pluralize.ts';
import type { Problem, Report } from '../core/problem.ts';
import { changeFiles, type ProjectChange } from '../publish/change/change-files.ts';
import { hasErrors, renderReport } from '../terminal/report.ts';
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

/**
 * `gazette release`: compares the content with its ledger, writes a file of what changed, and says it in sentences. With
 * --forget it erases values first. Content errors leave the ledger as it is.
 */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { adopt, compact, forget, ...flags } = parseArguments(commands.release.flags, invocation.args);
  const options = resolveSourceOptions(flags, invocation, adopt ? 'release' : undefined);
  if (forget !== undefined && !forgetAddress(forget, options, invocation)) return exitCodes.content.code;
  if (flags.date === undefined || options.date === undefined) {
    if (forget !== undefined && !adopt && !compact) return exitCodes.ok.code;
    throw new UsageError('--date YYYY-MM-DD is the day of the changes; it must be given.');
  }
  const wanted = { ...options, date: options.date, adopt: adopt === true, compact: compact === true };
  return changeFiles(options, (change) => record(wanted, change, invocation));
}

function record(options: ReleaseOptions & SourceOptions, change: ProjectChange, invocation: Invocation): ExitCode {
  const plan = planRelease(options);
  if ('refusal' in plan) throw new CommandExit('content', refusals[plan.refusal](options.date));
  if (hasErrors(plan.problems)) {
    refuse('Nothing was recorded', plan.problems, options, invocation);
    return exitCodes.content.code;
  }
  apply(plan, options, change);
  invocation.print(told(plan, options, invocation));
  return exitCodes.ok.code;
}

function refuse(headline: string, found: readonly Problem[], options: SourceOptions, invocation: Invocation): void {
  const problems = withDisplayNames(found, options, invocation);
  const said = { headline, problems, notes: [], facts: {}, ms: invocation.elapsed() };
  invocation.print(renderReport(said, toOutputFormat({}, invocation)));
}

const refusals: Readonly<Record<ReleaseRefusal, (date: string) => string>> = {
  'no-ledger': (date) =>
    `There is no ledger yet. Begin one, which keeps the dates that are written in the files: npx gazette release --date ${date} --adopt`,
  'ledger-exists': () => 'There is a ledger already: --adopt begins one. Leave it out.',
};

/** Returns whether the values were erased. What cannot be read would be lost, so the whole ledger must be. */
function forgetAddress(address: string, options: SourceOptions, invocation: Invocation): boolean {
  const problems: Problem[] = [];
  const plan = changeFiles(options, (change) => {
    const note: Report = (problem) => void (isOfLedger(problem) && problems.push(problem));
    const { ledger = [] } = loadSources(options.contentDir, options.publicDir, note);
    for (const file of ledger) parseLedgerFile(file, note);
    if (problems.length > 0) return undefined;
    const found = forgetValues(ledger, address);
    if (!found) throw new CommandExit('content', `The ledger knows no address ${address}.`);
    apply(found, options, change);
    return found;
  });
  if (!plan) {
    refuse('Nothing was erased: the ledger cannot be read completely', problems, options, invocation);
    return false;
  }
  const files = plan.write.map(({ file }) => toDisplayName(file, options, invocation)).join(', ');
  invocation.print(
    `Erased what was kept of ${address}: ${files}\nWhat version control has of it stays there until its history is rewritten.\n`,
  );
  return true;
}

const isOfLedger = ({ at }: Problem) => at?.file.startsWith('content/ledger/') === true;

function apply(
  { write, remove }: Pick<ReleasePlan, 'write' | 'remove'>,
  { contentDir }: SourceOptions,
  change: ProjectChange,
): void {
  const placeOf = (file: string) => join(contentDir, file.slice('content/'.length));
  for (const { file, text } of write) change.write(placeOf(file), text);
  for (const file of remove) change.remove(placeOf(file));
}

function told(plan: ReleasePlan, options: ReleaseOptions & SourceOptions, invocation: Invocation): string {
  const { write, sentences, recorded, facts } = plan;
  const files = write.map(({ file }) => toDisplayName(file, options, invocation));
  if (options.adopt) return `Began a ledger of ${pluralize(facts, 'fact')}: ${files.join(', ')}\n`;
  if (recorded === 0 && write.length === 0) return `Nothing changed: all of ${pluralize(facts, 'fact')} is recorded.\n`;
  const lines = sentences.map((sentence) => `  ${sentence}\n`).join('');
  const head = recorded === 0 ? 'Nothing changed' : `Recorded ${pluralize(recorded, 'fact')}`;
  return `${head}: ${files.join(', ')}\n${lines}`;
}
