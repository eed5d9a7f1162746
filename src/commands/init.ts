import { join, resolve } from 'node:path';
import { kindNames } from '../content/kinds.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { given } from '../core/given.ts';
import { slugify } from '../core/slugify.ts';
import { plural } from '../core/words.ts';
import { newOrganisation, placeholdersIn } from '../desk/init/new-organisation.ts';
import { offeredNames } from '../desk/init/organisation.ts';
import { type InitAnswers, type InitQuestion, questions, type Read } from '../desk/init/questions.ts';
import { usedFolders, writeNew } from '../desk/init/write-new.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import type { Invocation } from './common/invocation.ts';
import { shown } from './common/source-options.ts';
import { commands } from './index.ts';

type Flags = Readonly<Record<string, string | boolean | undefined>>;
type Ask = NonNullable<Invocation['ask']>;

/** `gazette init`: a new organisation's content, in which what only the organisation knows is a placeholder. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const flags = parseArguments(commands.init.flags, invocation.args);
  const answers = await answersOf(flags, invocation);
  const folder = await folderOf(flags, answers, invocation);
  const wanted = new Set(answers.with?.split(','));
  const files = newOrganisation({
    kind: given(
      kindNames.find((each) => each === answers.kind),
      'the kind',
    ),
    country: answers.country ?? '',
    language: answers.language ?? '',
    name: answers.name ?? '',
    baseUrl: answers['base-url'] ?? '',
    has: new Set(offeredNames.filter((each) => wanted.has(each))),
    today: new Date(invocation.now()).toISOString().slice(0, 10),
  });
  writeNew(folder, files);
  const content = shown(join(folder, 'content'), invocation);
  const { green, bold, dim } = invocation.style;
  invocation.print(
    [
      `${green('✓')} Wrote ${plural(Object.keys(files).length, 'file')} to ${bold(`${shown(folder, invocation)}/`)}`,
      dim(`  ${answers.kind} in ${answers.country}, language ${answers.language}`),
      `  ${plural(placeholdersIn(Object.values(files)), 'placeholder')} to fill: npm run check -- --content ${content}`,
      dim(`  See it grow: npm run dev -- --content ${content}`),
      '',
    ].join('\n'),
  );
  return exitCodes.ok.code;
}

/** Flags first; what is missing is asked for at a terminal, or takes its default; else it is an error. */
async function answersOf(flags: Flags, invocation: Invocation): Promise<InitAnswers> {
  const { ask } = invocation;
  const answers: Record<string, string> = {};
  // In the order of the table: a language is judged by the country before it.
  for (const { flag, read } of questions) {
    const text = flags[flag];
    if (typeof text === 'string') answers[flag] = accepted(read(text, answers), `--${flag}`, text);
  }
  const open = questions.filter(({ flag }) => answers[flag] === undefined);
  const isEnough = flags.dir !== undefined && open.every(({ or }) => or !== undefined);
  if (!ask && !isEnough) throw new UsageError('init needs --dir, --name and --base-url.');
  if (ask && (open.length > 0 || flags.dir === undefined))
    invocation.print(
      `A new organisation. Enter takes what stands in brackets; Ctrl-C ends it, and nothing is written.\n\n`,
    );
  for (const question of open)
    answers[question.flag] = ask
      ? await insist(question, answers, ask, invocation)
      : accepted(question.read(question.or?.(answers) ?? '', answers), `--${question.flag}`, '');
  return answers;
}

function accepted(read: Read, flag: string, text: string): string {
  if ('value' in read) return read.value;
  throw new UsageError(`${flag}: expected ${read.expected}, got "${text}".${read.hint ? ` ${read.hint}` : ''}`);
}

/** Asks until the answer is one. */
async function insist(
  { ask: question, choices, or, read }: Pick<InitQuestion, 'ask' | 'choices' | 'or' | 'read'>,
  answers: InitAnswers,
  ask: Ask,
  { print, style }: Invocation,
): Promise<string> {
  const fallback = or?.(answers);
  if (choices) print(`\n${style.dim(indented(choices()))}`);
  for (;;) {
    const text = (await ask(`${style.bold(question)}${fallback ? ` [${fallback}]` : ''}: `)).trim() || (fallback ?? '');
    const answer = read(text, answers);
    if ('value' in answer) return answer.value;
    const got = text === '' ? 'nothing' : `"${text}"`;
    print(style.yellow(indented(`Expected ${answer.expected}, got ${got}.${answer.hint ? ` ${answer.hint}` : ''}`)));
  }
}

/** Lines of a terminal, each below the question that follows. */
function indented(lines: string | readonly string[]): string {
  const wrapped = typeof lines === 'string' ? (lines.match(/.{1,90}(?:\s|$)/g) ?? []) : lines;
  return wrapped.map((each) => `  ${each.trimEnd()}\n`).join('');
}

/** Where it is written to: a folder that has no content yet. */
async function folderOf({ dir }: Flags, { name = '' }: InitAnswers, invocation: Invocation): Promise<string> {
  const refused = (text: string) => {
    const taken = usedFolders(resolve(invocation.cwd, text));
    const verb = taken.length === 1 ? 'is' : 'are';
    return taken.length === 0 ? undefined : `${taken.join(' and ')} ${verb} not empty; choose another folder.`;
  };
  if (typeof dir === 'string') {
    const why = refused(dir);
    if (why !== undefined) throw new UsageError(`--dir: ${why}`);
    return resolve(invocation.cwd, dir);
  }
  const question = {
    ask: 'Folder to make',
    or: () => slugify(name) ?? 'site',
    read: (text: string): Read => {
      const why = refused(text);
      return why === undefined ? { value: text } : { expected: 'a folder without content', hint: why };
    },
  };
  const text = await insist(question, {}, given(invocation.ask, 'somebody to ask'), invocation);
  return resolve(invocation.cwd, text);
}
