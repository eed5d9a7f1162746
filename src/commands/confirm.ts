import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { truncate } from '../content/check/expectation.ts';
import { formatFieldPath } from '../content/check/path-sources.ts';
import { findUnconfirmedValues } from '../content/check/unconfirmed.ts';
import { listTypedModules, loadSources, type Sources } from '../content/read/load.ts';
import type { UnconfirmedValue } from '../content/read/source.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { pluralize } from '../core/pluralize.ts';
import { changeFiles, type ProjectChange } from '../publish/change/change-files.ts';
import { removeMarks } from '../setup/confirm/remove-marks.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { resolveSourceOptions, type SourceOptions, toDisplayName } from './common/source-options.ts';
import { commands } from './index.ts';

/** A value as people name it: `content/company.ts#registeredAddress`; of a whole file, the file. */
interface Named {
  readonly file: string;
  readonly field: string | undefined;
}

const nameOf = ({ at, path }: UnconfirmedValue): Named => ({ file: at.file, field: formatFieldPath(path) });
const written = ({ file, field }: Named) => (field === undefined ? file : `${file}#${field}`);

/** `gazette confirm`: lists the values that an import drafted, with their sources; of those that are named it takes the marks away. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flagsAt = invocation.args.findIndex((word) => word.startsWith('-'));
  const operands = flagsAt < 0 ? invocation.args : invocation.args.slice(0, flagsAt);
  const { 'all-of': whole, ...flags } = parseArguments(
    commands.confirm.flags,
    flagsAt < 0 ? [] : invocation.args.slice(flagsAt),
  );
  const options = resolveSourceOptions(flags, invocation, 'confirm');
  const sources = loadSources(options.contentDir, options.publicDir, () => {});
  const found = findUnconfirmedValues(sources);
  const label = (file: string) => toDisplayName(file, options, invocation);
  const again = flags.content === undefined ? '' : ` --content ${flags.content}`;
  if (operands.length === 0 && whole === undefined) {
    invocation.print(listText(found, sources, label, again, invocation));
    return exitCodes.ok.code;
  }
  const ofWhole = whole === undefined ? [] : allOf(whole, found, label);
  const named = [...operands.map((operand) => meantBy(operand, found, label)), ...ofWhole];
  const taken = found.filter((value) => named.some((each) => covers(each, nameOf(value))));
  const files = new Set(taken.map(({ at }) => at.file));
  changeFiles(options, ({ write }) => {
    for (const file of files) confirmIn(file, named, options, write);
  });
  const { green, bold } = invocation.style;
  const left = found.length - taken.length;
  const rest =
    left === 0 ? 'nothing is left to confirm' : `${pluralize(left, 'value')} left: npx gazette confirm${again}`;
  invocation.print(`${green('✓')} Confirmed ${bold(pluralize(taken.length, 'value'))}; ${rest}\n`);
  return exitCodes.ok.code;
}

/** Whether a name is that of a value, or of one that holds it. */
function covers(name: Named, value: Named): boolean {
  if (name.file !== value.file) return false;
  if (name.field === undefined || name.field === value.field) return name.field === value.field;
  return (
    value.field !== undefined &&
    /^[.[]/.test(value.field.slice(name.field.length)) &&
    value.field.startsWith(name.field)
  );
}

function confirmIn(
  file: string,
  named: readonly Named[],
  { contentDir }: SourceOptions,
  write: ProjectChange['write'],
): void {
  const path = join(contentDir, file.slice('content/'.length));
  const before = readFileSync(path, 'utf8');
  const after = removeMarks(file, before, (field) => named.some((each) => covers(each, { file, field })));
  if (after !== before) write(path, after);
}

/** A value by its short name: `company.legalName`, or `legalName` where one file has it; undefined for no such name. */
function meantByName(operand: string, found: readonly UnconfirmedValue[], label: (file: string) => string) {
  const files = [...new Set(found.map(({ at }) => at.file))];
  const named = files.flatMap((file) => {
    const module = `${basename(file, '.ts')}.`;
    const fields = operand.startsWith(module) ? [operand, operand.slice(module.length)] : [operand];
    return fields
      .map((field): Named => ({ file, field }))
      .filter((each) => found.some((value) => covers(each, nameOf(value))));
  });
  const [first, ...more] = named;
  if (first && more.length > 0)
    throw new UsageError(
      `"${operand}" stands in several files: say ${named.map((each) => written({ ...each, file: label(each.file) })).join(' or ')}.`,
    );
  return first;
}

/** Resolves an operand; throws UsageError where it names nothing unconfirmed. */
function meantBy(operand: string, found: readonly UnconfirmedValue[], label: (file: string) => string): Named {
  const short = meantByName(operand, found, label);
  if (short) return short;
  const hash = operand.indexOf('#');
  const [path, field] = hash < 0 ? [operand, undefined] : [operand.slice(0, hash), operand.slice(hash + 1)];
  const file = found.find(({ at }) => at.file === path || label(at.file) === path)?.at.file;
  const name = { file: file ?? path, field };
  if (file !== undefined && found.some((value) => covers(name, nameOf(value)))) return name;
  const known = found.flatMap(({ at, path: below }) => (at.file === file ? (formatFieldPath(below) ?? []) : []));
  const holder = found.map(nameOf).find((each) => each.field !== undefined && covers(each, name));
  if (holder)
    throw new UsageError(`The mark stands at ${written({ ...holder, file: label(holder.file) })}: confirm that.`);
  if (file !== undefined && field === undefined)
    throw new UsageError(`Say which value: ${operand}#FIELD, or all of them: --all-of ${operand}`);
  throw new UsageError(`Nothing is unconfirmed at ${operand}.`, { word: field ?? '', known, prefix: `${path}#` });
}

function allOf(path: string, found: readonly UnconfirmedValue[], label: (file: string) => string): Named[] {
  const named = found.filter(({ at }) => at.file === path || label(at.file) === path).map(nameOf);
  if (named.length > 0) return named;
  const known = [...new Set(found.map(({ at }) => label(at.file)))];
  throw new UsageError(`Nothing is unconfirmed in ${path}.`, { word: path, known });
}

function listText(
  found: readonly UnconfirmedValue[],
  sources: Sources,
  label: (file: string) => string,
  again: string,
  { style }: Invocation,
): string {
  if (found.length === 0) return `${style.green('✓')} Nothing is unconfirmed.\n`;
  const rows = found.map((value) => {
    const { at, from } = value;
    const name = written({ ...nameOf(value), file: label(at.file) });
    const source =
      from === '' ? '' : style.dim(`\n    ${from === 'suggested' ? 'suggested: nobody has said it' : `from ${from}`}`);
    return `  ${style.bold(name)}  ${formatUnconfirmed(sources, value)}${source}\n`;
  });
  const first = found[0] && written({ ...nameOf(found[0]), file: label(found[0].at.file) });
  return `${pluralize(found.length, 'value')} that an import drafted and nobody has confirmed:\n${rows.join('')}Compare each with its source, then: npx gazette confirm ${first}${again}\n`;
}

/** An unconfirmed value in one short line, to be compared with its source; of a file of Markdown, its first field. */
function formatUnconfirmed(sources: Sources, { at, path }: UnconfirmedValue): string {
  const { pages, faq, news = [], skills } = sources;
  const markdown = [...pages, ...faq, ...news, ...skills.map(({ source }) => source)];
  const { value } =
    listTypedModules(sources).find(({ file }) => file === at.file) ??
    markdown.find(({ file }) => file === at.file)?.frontMatter ??
    {};
  let found: unknown = value;
  for (const segment of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[segment];
  return truncate(textsIn(found).join(', '));
}

/** Texts speak for themselves; `true` says nothing without its name. */
function textsIn(value: unknown, name?: string): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
  if (value === undefined) return [];
  return [typeof value === 'boolean' && name !== undefined ? `${name} ${value}` : String(value)];
}
