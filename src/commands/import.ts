import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { organisationKindNames } from '../content/organisation-kinds.ts';
import { toDay } from '../core/dates.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { omitUndefined } from '../core/omit-undefined.ts';
import { pluralize } from '../core/pluralize.ts';
import type { GivenFacts } from '../setup/import/facts/identity.ts';
import { importWebsite } from '../setup/import/import-website.ts';
import { formatSource, type ImportNote } from '../setup/import/sourced-value.ts';
import { initQuestions } from '../setup/init/init-questions.ts';
import { countPlaceholders } from '../setup/init/render-organisation.ts';
import { findUsedFolders, writeNewFiles } from '../setup/init/write-new-files.ts';
import { type FlagValues, parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { toDisplayPath, toJournalCommand } from './common/source-options.ts';
import { importTable } from './import/import-table.ts';
import { commands } from './index.ts';

/** `gazette import DIR|FILE`: content drafted from an exported website, or from the rows of a file with a mapping. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [operand, ...rest] = invocation.args;
  if (operand === undefined || operand.startsWith('-'))
    throw new UsageError('import needs the folder of an exported website, or a file: an HTML page, CSV, JSON.');
  const flags = parseArguments(commands.import.flags, rest);
  const path = resolve(invocation.cwd, operand);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`There is no ${operand}.`);
  if (stats.isFile() && /\.(?:csv|tsv|txt|json)$/i.test(path)) return importTable(path, flags, invocation);
  if (flags.mapping !== undefined || flags.add || flags.accept)
    throw new UsageError('--mapping, --add and --accept are for rows: CSV or JSON.');
  return importSite(path, flags, invocation);
}

type Flags = FlagValues<(typeof commands)['import']['flags']>;

/** Drafts a new organisation's content from an exported website: shown, or written to --output, which must hold none. */
function importSite(path: string, flags: Flags, invocation: Invocation): ExitCode {
  const folder = flags.output === undefined ? undefined : resolve(invocation.cwd, flags.output);
  const command = toJournalCommand('import', invocation);
  const taken = folder === undefined ? [] : findUsedFolders(folder, command);
  if (taken.length > 0)
    throw new UsageError(
      `--output: ${taken.join(' and ')} ${taken.length === 1 ? 'is' : 'are'} not empty; choose another folder.`,
    );
  const today = toDay(invocation.now());
  const { files, pages, notes } = importWebsite(path, givenBy(flags), today);
  if (folder !== undefined) writeNewFiles(folder, files, command);
  const texts = Object.values(files);
  const { style, print } = invocation;
  const marks = texts.reduce((sum, text) => sum + (text.match(/^\s*\/\/ .*, unconfirmed$/gm)?.length ?? 0), 0);
  const content = folder === undefined ? undefined : toDisplayPath(join(folder, 'content'), invocation);
  if (content === undefined)
    for (const [file, text] of Object.entries(files)) if (file.endsWith('.ts')) print(`${style.bold(file)}\n${text}\n`);
  const head =
    folder === undefined
      ? `Drafted from ${pluralize(pages, 'page')}; nothing was written. To write it: --output DIR`
      : `${style.green('✓')} Wrote ${pluralize(texts.length, 'file')} to ${style.bold(`${toDisplayPath(folder, invocation)}/`)}, drafted from ${pluralize(pages, 'page')}`;
  const where = content === undefined ? '' : ` --content ${content}`;
  print(
    [
      head,
      `  ${pluralize(marks, 'place')} to confirm: npx gazette confirm${where}`,
      `  ${pluralize(countPlaceholders(texts), 'placeholder')} to fill: npx gazette check${where}`,
      ...notesText(notes, style.dim),
      '',
    ].join('\n'),
  );
  return exitCodes.ok.code;
}

const mostNotes = 40;

function notesText(notes: readonly ImportNote[], dim: (text: string) => string): string[] {
  if (notes.length === 0) return [];
  const rows = notes.slice(0, mostNotes).map(({ from, text }) => `  ${formatSource(from)}  ${text}`);
  const rest = notes.length > mostNotes ? [dim(`  … and ${notes.length - mostNotes} more`)] : [];
  return ['Left out, or to be looked at:', ...rows, ...rest];
}

/** Organisation from flags, checked as `init` does; throws UsageError. */
function givenBy(flags: Flags): GivenFacts {
  const answers: Record<string, string> = {};
  for (const { flag, read } of initQuestions) {
    const text = flag === 'with' ? undefined : flags[flag];
    if (text === undefined) continue;
    const answer = read(text, answers);
    if (!('value' in answer))
      throw new UsageError(
        `--${flag}: expected ${answer.expected}, got "${text}".${answer.hint ? ` ${answer.hint}` : ''}`,
      );
    answers[flag] = answer.value;
  }
  const { name, country, language } = answers;
  const kind = organisationKindNames.find((each) => each === answers.kind);
  return omitUndefined({ name, country, language, kind, baseUrl: answers['base-url'] });
}
