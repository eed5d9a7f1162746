import { join } from 'node:path';
import { build } from '../compile/build.ts';
import { loadSources } from '../content/read/load.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { severityOf } from '../core/problem.ts';
import { isAddressName } from '../core/slug.ts';
import { writeFactTypes } from '../edit/schema/fact-types-file.ts';
import { readIfExists } from '../edit/source/source-path.ts';
import { changeFiles, type ProjectChange } from '../publish/change/change-files.ts';
import { createFactKind } from '../setup/new/fact.ts';
import { kinds } from '../setup/new/index.ts';
import type { NewContent, NewContentAnswers, NewContext, NewKind } from '../setup/new/kind.ts';
import { renderReport } from '../terminal/report.ts';
import { type Flags, parseArguments, refuseOtherFlags, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import {
  resolveSourceOptions,
  type SourceOptions,
  toDisplayName,
  toOutputFormat,
  withDisplayNames,
} from './common/source-options.ts';
import { commands } from './index.ts';

/** `gazette new faq|news|page|skill|solution|<fact module>`: adds content that passes check, or changes nothing. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const [name = '', ...rest] = invocation.args;
  const { kind, flags: known } = Object.hasOwn(kinds, name)
    ? { kind: kinds[name as keyof typeof kinds] as NewKind, flags: commands.new.flags as Flags }
    : ownKind(name, rest, invocation);
  const flags = parseArguments(known, rest);
  refuseOtherFlags(`new ${name}`, flags, ['content', 'public', ...kind.asked.map(({ flag }) => flag)]);
  const options = resolveSourceOptions(flags as FolderFlags, invocation, 'new');
  const context = () => ({
    sources: loadSources(options.contentDir, options.publicDir, () => {}),
    today: options.today,
  });
  const answers = await answersOf(kind, flags, context(), invocation);
  // It becomes a file name.
  if (!isAddressName(answers.id ?? ''))
    throw new UsageError(`--id is lower-case words joined by hyphens, not "${answers.id}".`);
  // While a person answered, others may have written.
  return changeFiles(options, (change) => add(kind.make(answers, context()), change, options, invocation));
}

/** Adds content, and the types that references are completed with; where it does not pass check, nothing of it stays. */
function add(content: NewContent, change: ProjectChange, options: SourceOptions, invocation: Invocation): ExitCode {
  const path = join(options.contentDir, content.file.slice('content/'.length));
  const file = toDisplayName(content.file, options, invocation);
  const before = readIfExists(path);
  if ('text' in content) {
    if (before !== undefined) throw new UsageError(`There is a file ${file} already. Choose another --id.`);
    change.create(path, content.text);
  } else {
    const after = content.change(before ?? content.empty);
    if (after === undefined) throw new UsageError(`${file} cannot be changed before it passes check.`);
    change.write(path, after);
  }
  const problems = build(options).problems.filter(
    (problem) => problem.at?.file === content.file && severityOf(problem) === 'error',
  );
  if (problems.length > 0) {
    change.undo();
    const headline = `${file} was left as it was: what was given does not pass check`;
    const shownProblems = withDisplayNames(problems, options, invocation);
    invocation.print(
      renderReport({ headline, problems: shownProblems, ms: invocation.elapsed() }, toOutputFormat({}, invocation)),
    );
    return exitCodes.content.code;
  }
  writeFactTypes(options.contentDir, change.write);
  const { green, bold } = invocation.style;
  invocation.print(`${green('✓')} ${before === undefined ? 'Wrote' : 'Added to'} ${bold(file)}\n`);
  return exitCodes.ok.code;
}

type FolderFlags = { readonly content?: string; readonly public?: string };

/** The fact module of this name, whose fields say which flags there are; they are read before the others. */
function ownKind(name: string, args: readonly string[], invocation: Invocation) {
  const { content, public: publicFlag, help } = commands.new.flags;
  const folders = { content, public: publicFlag, help };
  const given = args.flatMap((word, i) => (/^--(?:content|public)$/.test(word) ? [word, args[i + 1] ?? ''] : []));
  const joined = args.filter((word) => /^--(?:content|public)=/.test(word));
  const flags = parseArguments({ content, public: publicFlag }, [...given, ...joined]);
  const { contentDir, publicDir } = resolveSourceOptions(flags as FolderFlags, invocation, 'new');
  const { facts } = loadSources(contentDir, publicDir, () => {});
  const module = facts.get(name);
  if (!module) throw unknownKind(name, [...facts.keys()]);
  const kind = createFactKind(name, module.value);
  const own = kind.asked.map(({ flag, ask }) => [flag, { value: 'VALUE', about: ask }] as const);
  return { kind, flags: { ...Object.fromEntries(own), ...folders } };
}

function unknownKind(name: string, modules: readonly string[]): UsageError {
  const names = [...Object.keys(kinds), ...modules, 'language', 'theme', 'cms'];
  return new UsageError(`new needs one of ${names.join(', ')}.`, { word: name, known: names });
}

/** Flags first; what is missing is asked for at a terminal, or takes its default; else it is an error. */
async function answersOf(
  kind: NewKind,
  flags: Readonly<Record<string, string | boolean | undefined>>,
  context: NewContext,
  { ask }: Invocation,
): Promise<NewContentAnswers> {
  const answers: Record<string, string> = {};
  const missing: string[] = [];
  for (const { flag, ask: question, or, isOptional } of kind.asked) {
    const given = flags[flag];
    const fallback = or?.(context, answers);
    if (typeof given === 'string') answers[flag] = given;
    else if (ask && !isOptional) answers[flag] = await insist(ask, question, fallback);
    else if (fallback !== undefined) answers[flag] = fallback;
    else missing.push(`--${flag}`);
  }
  if (missing.length > 0) throw new UsageError(`Also needed: ${missing.join(', ')}.${nameless(missing, answers)}`);
  return answers;
}

/** Why a name is asked for, where a title was given: it is not to be guessed from half of it. */
function nameless(missing: readonly string[], { title, question = title }: NewContentAnswers): string {
  if (!missing.includes('--id') || question === undefined) return '';
  return ` "${question}" cannot be written in a to z: give the name as --id, such as --id tokyo.`;
}

async function insist(ask: (text: string) => Promise<string>, question: string, fallback?: string): Promise<string> {
  for (;;) {
    const answer = (await ask(`${question}${fallback ? ` [${fallback}]` : ''}: `)).trim() || fallback;
    if (answer !== undefined) return answer;
  }
}
