import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { homeCountry } from '../../content/home-country.ts';
import { parseRows } from '../../content/imports/parse-rows.ts';
import { getImportTarget } from '../../content/imports/targets.ts';
import { decodeText, maxFactBytes } from '../../content/read/decode.ts';
import { loadSources, type Sources } from '../../content/read/load.ts';
import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { pluralize } from '../../core/pluralize.ts';
import { type Problem, type Report, sortProblems } from '../../core/problem.ts';
import { readIfExists } from '../../edit/source/source-path.ts';
import { changeFiles, type ProjectChange } from '../../publish/change/change-files.ts';
import { type NamedText, planRows, type RowsPlan } from '../../setup/import/rows/plan-rows.ts';
import { formatSource } from '../../setup/import/sourced-value.ts';
import { renderReport as reported } from '../../terminal/report.ts';
import { type FlagValues, UsageError } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import {
  resolveSourceOptions,
  type SourceOptions,
  toOutputFormat,
  withDisplayNames,
} from '../common/source-options.ts';
import type { commands } from '../index.ts';

type Flags = FlagValues<(typeof commands)['import']['flags']>;

/** Rows of a CSV or JSON file as content: shown, or with --add written where nothing is yet; with --accept only noted. */
export function importTable(path: string, flags: Flags, invocation: Invocation): ExitCode {
  if (flags.add && flags.accept)
    throw new UsageError('--add and --accept are two things: one adds rows, the other notes what was looked at.');
  const options = resolveSourceOptions({ content: flags.content }, invocation, flags.add ? 'import' : undefined);
  if (!flags.add && !flags.accept) return importRows(path, flags, options, undefined, invocation);
  return changeFiles(options, (change) => importRows(path, flags, options, change, invocation));
}

function importRows(
  path: string,
  flags: Flags,
  options: SourceOptions,
  change: ProjectChange | undefined,
  invocation: Invocation,
): ExitCode {
  const problems: Problem[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const sources = loadSources(options.contentDir, options.publicDir, () => {});
  const texts = textsOf(path, flags, invocation, report);
  const before = { ...beforeOf(sources, options.contentDir), today: options.today };
  const plan = texts && planRows(texts.source, texts.mapping, before, flags.accept, report);
  if (!plan) {
    const headline = 'Nothing was imported: the mapping or the file is not what it should be';
    const found = withDisplayNames(sortProblems(problems), options, invocation);
    invocation.print(reported({ headline, problems: found, ms: invocation.elapsed() }, toOutputFormat({}, invocation)));
    return exitCodes.content.code;
  }
  if (change) writeAll(plan, options.contentDir, texts.isInside, change.write);
  invocation.print(told(plan, flags, before, invocation));
  return exitCodes.ok.code;
}

interface Texts {
  readonly source: NamedText;
  readonly mapping: NamedText;
  /** Both stand in content/imports/ already. */
  readonly isInside: boolean;
}

/** The rows and their mapping, called as they are called in content/imports/. */
function textsOf(path: string, flags: Flags, invocation: Invocation, report: Report): Texts | undefined {
  const isMapping = path.endsWith('.map.json');
  if (isMapping && flags.mapping !== undefined)
    throw new UsageError('The file is a mapping itself: leave --mapping out.');
  const mappingPath = isMapping ? path : flags.mapping && resolve(invocation.cwd, flags.mapping);
  if (!mappingPath) throw new UsageError(withoutMapping(path));
  const read = (file: string, label: string) => {
    if (!existsSync(file)) throw new UsageError(`There is no ${file}.`);
    return decodeText(label, readFileSync(file), report, maxFactBytes);
  };
  const mappingName = isMapping ? basename(path) : `${basename(path).replace(/\.[a-z]+$/, '')}.map.json`;
  const mappingText = read(mappingPath, `content/imports/${mappingName}`);
  if (mappingText === undefined) return undefined;
  const named = /"source"\s*:\s*"([^"\\]+)"/.exec(mappingText)?.[1];
  if (!isMapping && named !== undefined && named !== basename(path))
    throw new UsageError(`The mapping is of "${named}": its source must be "${basename(path)}".`);
  const sourcePath = isMapping ? join(dirname(path), named ?? '') : path;
  const sourceName = basename(sourcePath);
  const sourceLines = isMapping && named === undefined ? '' : read(sourcePath, `content/imports/${sourceName}`);
  if (sourceLines === undefined) return undefined;
  return {
    source: { file: `content/imports/${sourceName}`, text: sourceLines },
    mapping: { file: `content/imports/${mappingName}`, text: mappingText },
    isInside: isMapping,
  };
}

/** Help where no mapping is given: the columns, and a mapping to begin with. */
function withoutMapping(path: string): string {
  const text = decodeText('file', readFileSync(path), () => {}, maxFactBytes);
  const columns = (text === undefined ? undefined : parseRows(path, text, undefined, () => {}))?.columns ?? [];
  const example = {
    source: basename(path),
    to: 'people',
    key: columns[0] ?? 'name',
    fields: { name: columns[0] ?? 'name', role: columns[1] ?? 'role' },
  };
  const known = columns.length === 0 ? '' : ` Columns: ${columns.join(', ')}.`;
  return `--mapping FILE says what its columns become.${known} Such as ${JSON.stringify(example)}; fields of people: ${Object.keys(getImportTarget('people').fields).join(', ')}.`;
}

function beforeOf(sources: Sources, contentDir: string) {
  const company = readIfExists(join(contentDir, 'company.ts'));
  const country = homeCountry((sources.modules.get('company')?.value ?? {}) as Parameters<typeof homeCountry>[0]);
  const questions = sources.faq.map(({ file, frontMatter }) => ({
    id: basename(file, '.md'),
    order: Number((frontMatter.value as { order?: unknown }).order) || 0,
  }));
  return { questions, ...(company !== undefined && { company }), ...(country != null && { country }) };
}

function writeAll(plan: RowsPlan, contentDir: string, isInside: boolean, write: ProjectChange['write']): void {
  const placeOf = (file: string) => join(contentDir, file.slice('content/'.length));
  const taken = plan.write.filter(
    ({ file, text }) =>
      !isInside &&
      file.startsWith('content/imports/') &&
      ![undefined, text].includes(plain(readIfExists(placeOf(file)))),
  );
  if (taken.length > 0)
    throw new UsageError(
      `There is another ${taken[0]?.file} already: change it there, then import content/imports/….map.json.`,
    );
  for (const { file, text } of plan.write) {
    const path = placeOf(file);
    if (plain(readIfExists(path)) !== text) write(path, text);
  }
}

/** Without what an editor or a checkout has put into it: the text that was read. */
const plain = <T extends string | undefined>(text: T) => text?.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');

function told(plan: RowsPlan, flags: Flags, { company }: { readonly company?: string }, { style }: Invocation): string {
  const { added, there, notes, records, write } = plan;
  if (flags.accept) return `${style.green('✓')} Noted ${pluralize(records.length, 'row')} as they are\n`;
  const noteRows = notes.map(({ from, text }) => `  ${formatSource(from)}  ${text}\n`);
  const known =
    there.length === 0 ? '' : `  There already, and left as they are: ${there.join(', ')}. Once compared: --accept\n`;
  const left = noteRows.length === 0 ? '' : `Left out, or to be looked at:\n${noteRows.join('')}`;
  if (flags.add)
    return `${style.green('✓')} Added ${pluralize(added.length, 'record')}, each to be confirmed: npx gazette confirm\n${known}${left}`;
  const texts = write
    .filter(({ file }) => !file.startsWith('content/imports/'))
    .map(
      ({ file, text }) => `${style.bold(file)}\n${file.endsWith('.ts') ? listAddedLines(company ?? '', text) : text}\n`,
    );
  return `${texts.join('')}${pluralize(added.length, 'record')} would be added; nothing was written. To write: --add\n${known}${left}`;
}

/** The lines of a module that it did not have before: all between their common beginning and their common end, but for its date. */
function listAddedLines(before: string, after: string): string {
  const undated = (text: string) => text.replace(/\bupdated:\s*['"][^'"]*['"]/, '').split(/\r?\n/);
  const [old, lines] = [undated(before), undated(after)];
  let start = 0;
  while (start < old.length && old[start] === lines[start]) start += 1;
  let end = 0;
  while (end < old.length - start && old.at(-1 - end) === lines.at(-1 - end)) end += 1;
  return `${lines.slice(start, lines.length - end).join('\n')}\n`;
}
