import { parseArgs } from 'node:util';
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
  for (const token of tokensOf(flags, args)) {
    const word = args[token.index] ?? '';
    const flag = token.kind === 'option' && Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (token.kind !== 'option' || !flag) throw unknown(word, Object.keys(flags));
    values[token.name] = flag.value === undefined ? switchValue(token) : flagValue(token, flag);
  }
  return values as Values<F>;
}

/** Node reads the words; its own errors, which suggest nothing, are left aside (not strict). */
function tokensOf(flags: Flags, args: readonly string[]) {
  const options = Object.entries(flags).map(([name, { value }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) } as const,
  ]);
  return parseArgs({ args: [...args], options: Object.fromEntries(options), strict: false, tokens: true }).tokens;
}

interface Token {
  readonly name: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function switchValue({ name, value }: Token): true {
  if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
  return true;
}

function flagValue({ name, value, inlineValue }: Token, flag: Flag): string {
  // `--out --preview` forgets the value of --out; a value that does begin with dashes is written with `=`.
  const isForgotten = !inlineValue && value?.startsWith('--');
  if (!value || isForgotten) throw new UsageError(`--${name} needs a value: --${name} ${flag.value}.`);
  if (flag.choices && !flag.choices.includes(value)) {
    throw new UsageError(
      `--${name} is one of ${flag.choices.join(', ')}, not "${value}".${suggestion(value, flag.choices)}`,
    );
  }
  return value;
}

function unknown(word: string, known: readonly string[]): UsageError {
  const name = word.split('=', 1)[0] ?? word;
  const kind = word.startsWith('-') ? `There is no flag ${name}.` : `"${word}" is not a flag.`;
  return new UsageError(kind + suggestion((word.startsWith('-') ? name : word).replace(/^-+/, ''), known, '--'));
}

function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const name = didYouMean(word, known);
  return name === undefined ? '' : ` Did you mean ${prefix}${name}?`;
}
