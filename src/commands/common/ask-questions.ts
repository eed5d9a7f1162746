import { assertDefined } from '../../core/assert-defined.ts';
import type { AnswerResult, InitAnswers, InitQuestion } from '../../setup/init/init-questions.ts';
import { UsageError } from './arguments.ts';
import type { Invocation } from './invocation.ts';

type Flags = Readonly<Record<string, string | boolean | undefined>>;
type Ask = NonNullable<Invocation['ask']>;

/** A question as it is asked: those of `init`, and others. */
export type FlagQuestion = Omit<InitQuestion, 'flag'> & {
  readonly flag: string;
  /** A question that has a default, and is answered by its flag alone. */
  readonly isFlagOnly?: boolean;
};

/** Text before the first question. */
const initGreeting = `A new organisation. Enter takes what stands in brackets; Ctrl-C ends it, and nothing is written.\n\n`;

/**
 * Flags first; what is missing is asked for at a terminal, or takes its default. Without a terminal, throws UsageError with
 * `lacking` where there is none, or where the folder is not known (`hasFolder`).
 */
export async function collectAnswers(
  questions: readonly FlagQuestion[],
  flags: Flags,
  { hasFolder, lacking }: { readonly hasFolder: boolean; readonly lacking: string },
  invocation: Invocation,
): Promise<InitAnswers> {
  const { ask } = invocation;
  const answers: Record<string, string> = {};
  // In the order of the table: a language is judged by the country before it.
  for (const { flag, read } of questions) {
    const text = flags[flag];
    if (typeof text === 'string') answers[flag] = accepted(read(text, answers), `--${flag}`, text);
  }
  const open = questions.filter(({ flag }) => answers[flag] === undefined);
  if (!ask && !(hasFolder && open.every(({ or }) => or !== undefined))) throw new UsageError(lacking);
  if (ask && (open.length > 0 || !hasFolder)) invocation.print(initGreeting);
  for (const question of open)
    answers[question.flag] =
      ask && !question.isFlagOnly
        ? await askUntilValid(question, answers, invocation)
        : accepted(question.read(question.or?.(answers) ?? '', answers), `--${question.flag}`, '');
  return answers;
}

function accepted(read: AnswerResult, flag: string, text: string): string {
  if ('value' in read) return read.value;
  throw new UsageError(`${flag}: expected ${read.expected}, got "${text}".${read.hint ? ` ${read.hint}` : ''}`);
}

/** Asks the person at the terminal, who must be there, until the answer is one. */
async function askUntilValid(
  { ask: question, choices, or, read }: Pick<FlagQuestion, 'ask' | 'choices' | 'or' | 'read'>,
  answers: InitAnswers,
  { ask, print, style }: Invocation,
): Promise<string> {
  const asked: Ask = assertDefined(ask, 'somebody to ask');
  const fallback = or?.(answers);
  if (choices) print(`\n${style.dim(indented(choices()))}`);
  for (;;) {
    const text =
      (await asked(`${style.bold(question)}${fallback ? ` [${fallback}]` : ''}: `)).trim() || (fallback ?? '');
    const answer = read(text, answers);
    if ('value' in answer) return answer.value;
    const got = text === '' ? 'nothing' : `"${text}"`;
    // Schema hints for an empty field suit files only.
    const hint = answer.hint && text !== '' ? ` ${answer.hint}` : '';
    print(style.yellow(indented(`Expected ${answer.expected}, got ${got}.${hint}`)));
  }
}

/** Lines of a terminal, each below the question that follows. */
function indented(lines: string | readonly string[]): string {
  return [lines]
    .flat()
    .map((each) => `  ${each.trimEnd()}\n`)
    .join('');
}

/** The folder to make, from its flag or asked for: one that has no content yet. `refused` says why one cannot be it. */
export async function askForFolder(
  flag: string | undefined,
  name: string,
  proposal: string,
  refused: (folder: string) => string | undefined,
  invocation: Invocation,
): Promise<string> {
  if (flag !== undefined) {
    const why = refused(flag);
    if (why !== undefined) throw new UsageError(`${name}: ${why}`);
    return flag;
  }
  const read = (text: string): AnswerResult => {
    const why = refused(text);
    return why === undefined ? { value: text } : { expected: 'a folder without content', hint: why };
  };
  return askUntilValid({ ask: 'Folder to make', or: () => proposal, read }, {}, invocation);
}
