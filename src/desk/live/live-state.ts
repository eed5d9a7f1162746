import type { CompiledSite as Made } from '../../compile/compile.ts';
import { escapeControlCharacters } from '../../core/escape.ts';
import { exitCodes } from '../../core/exit-codes.ts';
import type { Problem } from '../../core/problem.ts';
import { explainFailure } from '../../terminal/explain-failure.ts';
import type { Style } from '../../terminal/style.ts';

/** The site at one moment at which the content had no error. */
export interface LiveEdition extends Made {
  /** 1 for the first. */
  readonly number: number;
}

export interface LiveState {
  /** Last good edition; absent while the content has had errors from the start. */
  readonly edition?: LiveEdition | undefined;
  /** Problems of the content as it stands now, sorted. */
  readonly problems: readonly Problem[];
  /** True: the content has errors, or could not be made into a site, so the edition is older than it. */
  readonly isStale: boolean;
  /** Error thrown while the site was compiled, if any. */
  readonly failure?: DeskFailure | undefined;
  /** Whether the rules over the whole origin (links, anchors) have been asked about this state. */
  readonly isChecked: boolean;
}

/** Error that our own code, or the disk, threw while the desk worked. Mistakes in the content are problems. */
export interface DeskFailure {
  readonly error: unknown;
  /** Step that failed, after "while": `reading content/faq/x.md`. */
  readonly during: string;
}

/** A failure as it is shown; plain data. */
export interface FailureView {
  /** `This is a bug of ours …` or `A file could not be read`. */
  readonly title: string;
  readonly during: string;
  readonly message: string;
  /** Stack in our code; empty for errors of the disk. */
  readonly trace: string;
}

/** Prepares a failure to be shown: only our own bugs have a stack trace. */
export function toFailureView({ error, during }: DeskFailure): FailureView {
  const { exitCode, text } = explainFailure(error, '');
  if (exitCode !== exitCodes.bug.code)
    return { title: 'The content could not be read', during, message: text.trim(), trace: '' };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const trace = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { title: 'This is a bug of ours, not a mistake of yours', during, message, trace };
}

/** Failure for a terminal; ends with a line feed. */
export function formatFailure(failure: DeskFailure, style: Style): string {
  const { title, during, message, trace } = toFailureView(failure);
  const rest = trace === '' ? '' : `${style.dim(lines(trace))}\nPlease report it with these lines.\n`;
  return `${style.red(title)}, while ${escapeControlCharacters(during)}:\n${lines(message)}\n${rest}`;
}

function lines(text: string): string {
  return text.split('\n').map(escapeControlCharacters).join('\n');
}
