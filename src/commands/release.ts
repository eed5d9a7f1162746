import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { forgotten, planRelease, type ReleasePlan, type ReleaseRefusal } from '../compile/ledger/release.ts';
import { loadSources } from '../content/read/load.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { Stop } from '../core/stop.ts';
import { plural } from '../core/words.ts';
import { hasErrors, report } from '../terminal/report.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { formatOf, realName, type SourceOptions, sourceOptions, withRealPaths } from './common/source-options.ts';
import { commands } from './index.ts';

/**
 * `gazette release`: compares the content with its ledger, writes a file of what changed, and says it in sentences. With
 * --forget it erases values first. Content errors leave the ledger as it is.
 */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { adopt, compact, forget, ...flags } = parseArguments(commands.release.flags, invocation.args);
  const options = sourceOptions(flags, invocation);
  if (forget !== undefined) forgetAddress(forget, options, invocation);
  if (flags.date === undefined || options.date === undefined) {
    if (forget !== undefined && !adopt && !compact) return exitCodes.ok.code;
    throw new UsageError('--date YYYY-MM-DD is the day of the changes; it must be given.');
  }
  const plan = planRelease({ ...options, date: options.date, adopt: adopt === true, compact: compact === true });
  if ('refusal' in plan) throw new Stop('content', refusals[plan.refusal](plan.date ?? '', options.date));
  if (hasErrors(plan.problems)) {
    const problems = withRealPaths(plan.problems, options, invocation);
    const headline = 'Nothing was recorded: the content has errors';
    invocation.print(
      report({ headline, problems, notes: [], facts: {}, ms: invocation.elapsed() }, formatOf('text', invocation)),
    );
    return exitCodes.content.code;
  }
  apply(plan, options);
  invocation.print(told(plan, options, invocation, adopt === true));
  return exitCodes.ok.code;
}

const refusals: Readonly<Record<ReleaseRefusal, (latest: string, date: string) => string>> = {
  'no-ledger': (_, date) =>
    `There is no ledger yet. Begin one, which keeps the dates that are written in the files: npm run release -- --date ${date} --adopt`,
  'ledger-exists': () => 'There is a ledger already: --adopt begins one. Leave it out.',
  'date-early': (latest, date) =>
    `The ledger knows changes of ${latest}: --date must be that day or later, not ${date}.`,
};

function forgetAddress(address: string, options: SourceOptions, invocation: Invocation): void {
  const { ledger = [] } = loadSources(options.contentDir, options.publicDir, () => {});
  const plan = forgotten(ledger, address);
  if (!plan) throw new Stop('content', `The ledger knows no address ${address}.`);
  apply(plan, options);
  const files = plan.write.map(({ file }) => realName(file, options, invocation)).join(', ');
  invocation.print(
    `Erased what was kept of ${address}: ${files}\nWhat version control has of it stays there until its history is rewritten.\n`,
  );
}

/** New files first: whoever stops this between has all that was known. */
function apply({ write, remove }: Pick<ReleasePlan, 'write' | 'remove'>, { contentDir }: SourceOptions): void {
  const placeOf = (file: string) => join(contentDir, file.slice('content/'.length));
  for (const { file, text } of write) {
    mkdirSync(dirname(placeOf(file)), { recursive: true });
    writeFileSync(placeOf(file), text);
  }
  for (const file of remove) rmSync(placeOf(file), { force: true });
}

function told(plan: ReleasePlan, options: SourceOptions, invocation: Invocation, isAdopted: boolean): string {
  const { write, sentences, recorded, facts } = plan;
  const files = write.map(({ file }) => realName(file, options, invocation));
  if (isAdopted) return `Began a ledger of ${plural(facts, 'fact')}: ${files.join(', ')}\n`;
  if (recorded === 0 && write.length === 0) return `Nothing changed: all of ${plural(facts, 'fact')} is recorded.\n`;
  const lines = sentences.map((sentence) => `  ${sentence}\n`).join('');
  const head = recorded === 0 ? 'Nothing changed' : `Recorded ${plural(recorded, 'fact')}`;
  return `${head}: ${files.join(', ')}\n${lines}`;
}
