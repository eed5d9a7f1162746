import { resolve } from 'node:path';
import { build } from '../compile/build.ts';
import type { LocatedScheduledValue } from '../content/read/source.ts';
import { escapeControlCharacters } from '../core/escape.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { pluralize } from '../core/pluralize.ts';
import { type Problem, severityOf, sortProblems } from '../core/problem.ts';
import { type AppliedFix, fixContent } from '../desk/fix/fix-content.ts';
import { writeAllEditorFiles } from '../edit/schema/write-editor-files.ts';
import { hasErrors, renderReport, sumRows } from '../terminal/report.ts';
import type { Style } from '../terminal/style.ts';
import { formatWaivedNote } from './build/build-outcome.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { cleanUpBuildFolders } from './common/build-folders.ts';
import { type ChangedFiles, findChangedFiles, withFoldersAtCommit } from './common/changed-files.ts';
import type { Invocation } from './common/invocation.ts';
import {
  resolveSourceOptions,
  type SourceOptions,
  toDisplayName,
  toOutputFormat,
  withDisplayNames,
} from './common/source-options.ts';
import { checkTypes, dropRepeatedErrors } from './common/type-check.ts';
import { commands } from './index.ts';

/** `gazette check`: everything that a build checks, and the types if it can; without --fix it writes nothing that stays. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.check.flags, invocation.args);
  const options = resolveSourceOptions(flags, invocation);
  const format = toOutputFormat(flags, invocation);
  const change = flags.changed === undefined ? undefined : changeOf(flags.changed, flags.fix, options);
  await cleanUpBuildFolders(resolve(invocation.cwd, 'dist'));
  const { fixed, written } = flags.fix ? fix(options, invocation) : { fixed: [], written: [] };
  // The compiler is a process of its own: it works while the site is compiled here.
  const checking = checkTypes(options.contentDir, invocation);
  // Where both fail, the build is first to say why.
  checking.catch(() => {});
  const checked = build({ ...options, signed: true, progress: invocation.progress });
  const {
    problems: found,
    waived = [],
    release,
    summary,
    withoutWords = [],
    comparedInPart = [],
    ahead = [],
  } = checked;
  const types = await checking;
  const all = sortProblems([...found, ...dropRepeatedErrors(types ?? [], found)]);
  const problems = change
    ? await filterProblemsOfChange(change.files, all, () => problemsAt(change, options, invocation))
    : all;
  const failed = hasErrors(problems);
  const documents = `${pluralize(sumRows(summary ?? []).documents, 'document')} for ${release?.baseUrl}`;
  const outcome = {
    headline: failed ? 'The content has errors' : `All is well: ${documents}`,
    problems: withDisplayNames(problems, options, invocation),
    kinds: failed ? undefined : summary,
    notes: [
      ...formatWaivedNote(waived.length),
      ...written,
      ...(change ? changeNotes(change, all.length - problems.length) : []),
      ...proseNotes(comparedInPart, withoutWords),
      ...ahead.map((value) => `From the release of ${value.from} on: ${formatScheduledChange(value)}`),
    ],
    facts: {
      baseUrl: release?.baseUrl,
      typesChecked: types !== undefined,
      waived: waived.length,
      ...(flags.fix ? { fixed } : {}),
      ...(change ? { changed: { since: change.ref, files: [...change.files].sort() } } : {}),
    },
    ms: invocation.elapsed(),
  };
  if (format.kind === 'text' || format.kind === 'github')
    invocation.print(renderFixes(fixed, format.style, (file) => toDisplayName(file, options, invocation)));
  invocation.print(renderReport(outcome, format));
  return failed ? exitCodes.content.code : exitCodes.ok.code;
}

/** Mends the content and writes the files for editors; returns what was changed, and a note for each of these files. */
function fix(options: SourceOptions, { root }: Invocation) {
  const fixed = fixContent({ ...options, signed: true });
  const files = writeAllEditorFiles(root, options.contentDir);
  return { fixed, written: files.map((file) => `Wrote ${file}, for editors.`) };
}

/** Throws UsageError. */
function changeOf(ref: string, fix: boolean, options: SourceOptions): ChangedFiles {
  if (fix) throw new UsageError('--fix corrects the whole content: leave --changed out.');
  return findChangedFiles(ref, options);
}

/** All problems of the content as it was before a change. */
async function problemsAt({ bases }: ChangedFiles, options: SourceOptions, invocation: Invocation): Promise<Problem[]> {
  const found = await withFoldersAtCommit(bases, async (then) => {
    const { problems } = build({ ...options, ...then, signed: true });
    return [...problems, ...dropRepeatedErrors((await checkTypes(then.contentDir, invocation)) ?? [], problems)];
  });
  return sortProblems(found ?? []);
}

function changeNotes({ ref, files, unknown }: ChangedFiles, left: number): string[] {
  const outside = unknown.map((label) => `${label}/ is in no repository, so that its differences are not known.`);
  const shown = `The problems above are those of the change since ${ref}: ${pluralize(files.size, 'file')} of the site differ${files.size === 1 ? 's' : ''}.`;
  return [
    ...outside,
    left === 0
      ? shown
      : `${shown} Other files had ${pluralize(left, 'problem')} before: \`npx gazette check\` shows ${left === 1 ? 'it' : 'them'}.`,
  ];
}

/** Notes on languages whose prose is compared only in part, or without words. */
function proseNotes(inPart: readonly string[], withoutWords: readonly string[]): string[] {
  const note = (tags: readonly string[], how: string) =>
    tags.length === 0 ? [] : [`Texts in ${tags.join(', ')} were compared with the facts ${how}`];
  return [
    ...note(
      inPart,
      'but for ages, governing law, legal forms, references to the wrong list and labels of register numbers: these are read in English and German alone.',
    ),
    ...note(
      withoutWords,
      'by names, numbers, telephone numbers and addresses alone: they have no words for claims yet.',
    ),
  ];
}

/** The most characters of a value that a sentence quotes. */
const most = 80;

/** Describes a value that is given ahead: `company#phone becomes "2" in place of "1"`. */
export function formatScheduledChange({
  address,
  before,
  value,
}: Pick<LocatedScheduledValue, 'address' | 'before' | 'value'>): string {
  if (before === undefined) return `${address} begins: ${quoted(value)}`;
  if (value === undefined) return `${address} ends: ${quoted(before)}`;
  return `${address} becomes ${quoted(value)} in place of ${quoted(before)}`;
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/**
 * The problems that a change is to be told: of the files that differ, of the whole site where they are errors, and of any
 * other file those that were not there `before` it, as what depends on a file that differs. Asks for these only where it
 * must. A problem is the same one wherever in its file it has moved to.
 */
export async function filterProblemsOfChange(
  files: ReadonlySet<string>,
  problems: readonly Problem[],
  before: () => Promise<readonly Problem[]>,
): Promise<Problem[]> {
  const isOfChange = (problem: Problem) =>
    isOfSite(problem) ? severityOf(problem) === 'error' : files.has(problem.at?.file ?? '');
  if (problems.every(isOfChange)) return [...problems];
  const known = new Map<string, number>();
  for (const each of await before()) known.set(keyOf(each), (known.get(keyOf(each)) ?? 0) + 1);
  return problems.filter((problem) => {
    if (isOfChange(problem)) return true;
    const left = known.get(keyOf(problem)) ?? 0;
    known.set(keyOf(problem), left - 1);
    return left <= 0;
  });
}

/** Problem without a source file. */
const isOfSite = ({ at }: Problem) => at === undefined || !/^(?:content|public)\//.test(at.file);

const keyOf = ({ code, at, field, message }: Problem) => JSON.stringify([code, at?.file, field, message]);

/** One line for each fix: `fixed content/company.ts:12:18 companyNumber "1234567" → "01234567"`; a blank line last. */
function renderFixes(fixes: readonly AppliedFix[], style: Style, label: (file: string) => string): string {
  const lines = fixes.map(({ at, field, from, to }) => {
    const place = 'line' in at ? `${label(at.file)}:${at.line}:${at.col}` : label(at.file);
    const name = field === undefined ? '' : ` ${escapeControlCharacters(field)}`;
    return `${style.green('fixed')} ${style.bold(escapeControlCharacters(place))}${name} ${escapeControlCharacters(from)} → ${escapeControlCharacters(to)}\n`;
  });
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
}
