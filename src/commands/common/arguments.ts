import { didYouMean } from '../../core/did-you-mean.ts';
import { Stop } from '../../core/stop.ts';

/** One flag of a command. With `value` (a placeholder: `DIR`) it takes a value, without it is a switch. */
export interface Flag {
  readonly value?: string;
  /** The only values that it takes. */
  readonly choices?: readonly string[];
  /** One line of the help text, without a full stop. */
  readonly about: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was given: a text (undefined: not given) for flags with a value, true or false for switches. */
export type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends { readonly value: string } ? string | undefined : boolean;
};

/** The command line is not understood (exit 2). */
export class UsageError extends Stop {
  override readonly name = 'UsageError';
  constructor(message: string) {
    super('usage', message);
  }
}

/**
 * Reads `--flag value` and `--flag=value`; `-h` is `--help`; of a flag given twice the last counts.
 * Throws UsageError, with a suggestion, on anything else.
 */
export function parseArguments<F extends Flags>(flags: F, args: readonly string[]): Values<F> {
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, flag] of Object.entries(flags)) values[name] = flag.value === undefined ? false : undefined;
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word === '-h' ? '--help' : word) ?? [];
    const flag = name !== undefined && Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (name === undefined || !flag) throw unknown(word, name ?? word, Object.keys(flags));
    values[name] = flag.value === undefined ? switchValue(name, inline) : flagValue(name, flag, inline, rest);
  }
  return values as Values<F>;
}

function switchValue(name: string, inline: string | undefined): true {
  if (inline !== undefined) throw new UsageError(`--${name} takes no value.`);
  return true;
}

function flagValue(name: string, flag: Flag, inline: string | undefined, rest: string[]): string {
  // `--out --preview` forgets the value of --out; a value that does begin with dashes is written with `=`.
  const value = inline ?? (rest[0]?.startsWith('--') ? undefined : rest.shift());
  if (!value) throw new UsageError(`--${name} needs a value: --${name} ${flag.value}.`);
  if (flag.choices && !flag.choices.includes(value)) {
    throw new UsageError(
      `--${name} is one of ${flag.choices.join(', ')}, not "${value}".${suggestion(value, flag.choices)}`,
    );
  }
  return value;
}

function unknown(word: string, name: string, known: readonly string[]): UsageError {
  const kind = word.startsWith('-') ? `There is no flag ${word.split('=', 1)[0]}.` : `"${word}" is not a flag.`;
  return new UsageError(kind + suggestion(name.replace(/^-+/, ''), known, '--'));
}

function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const name = didYouMean(word, known);
  return name === undefined ? '' : ` Did you mean ${prefix}${name}?`;
}
