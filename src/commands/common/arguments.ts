import { parseArgs } from 'node:util';
import { CommandExit } from '../../core/exit-codes.ts';
import { parseUrl } from '../../core/parse-url.ts';

/** One flag of a command. With `value` (a placeholder: `DIR`) it takes a value, without it is a switch. */
export interface Flag {
  readonly value?: string;
  /** Whether the value may be left out: then it is ''. */
  readonly isOptional?: true;
  /** The only values that it takes. */
  readonly choices?: readonly string[];
  /** One line of the help text, without a full stop. */
  readonly about: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** Parsed flags: a text (undefined: not given) for flags with a value, true or false for switches. */
export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends { readonly value: string } ? string | undefined : boolean;
};

/** A word that is none of those that are known; `prefix` stands before each of them where people write it. */
interface UnknownWord {
  readonly word: string;
  readonly known: readonly string[];
  readonly prefix?: string;
}

/** The command line is not understood (exit 2). With `misspelt`, whoever prints it looks for what was meant. */
export class UsageError extends CommandExit {
  override readonly name = 'UsageError';
  readonly misspelt: UnknownWord | undefined;
  constructor(message: string, misspelt?: UnknownWord) {
    super('usage', message);
    this.misspelt = misspelt;
  }
}

/**
 * Reads `--flag value` and `--flag=value`; `-h` is `--help`; of a flag given twice the last counts.
 * Throws UsageError, with a suggestion, on anything else.
 */
export function parseArguments<F extends Flags>(flags: F, args: readonly string[]): FlagValues<F> {
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, flag] of Object.entries(flags)) values[name] = flag.value === undefined ? false : undefined;
  for (const token of tokensOf(flags, args)) {
    const word = args[token.index] ?? '';
    const flag = token.kind === 'option' && Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (token.kind !== 'option' || !flag) throw unknown(word, Object.keys(flags));
    values[token.name] = flag.value === undefined ? switchValue(token) : flagValue(token, flag);
  }
  return values as FlagValues<F>;
}

/** Node reads the words; its own errors, which suggest nothing, are left aside (not strict). */
function tokensOf(flags: Flags, args: readonly string[]) {
  const options = Object.entries(flags).map(([name, { value }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) } as const,
  ]);
  // `--changed --fix`: the next flag is no value of this one.
  const whole = args.map((word, i) => {
    const isAlone = word.startsWith('--') && flags[word.slice(2)]?.isOptional && !/^[^-]/.test(args[i + 1] ?? '');
    return isAlone ? `${word}=` : word;
  });
  return parseArgs({ args: whole, options: Object.fromEntries(options), strict: false, tokens: true }).tokens;
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
  // `--output --preview` forgets the value of --output; a value that does begin with dashes is written with `=`.
  const isForgotten = !inlineValue && value?.startsWith('--');
  if (flag.isOptional && value === '') return '';
  if (!value || isForgotten) throw new UsageError(`--${name} needs a value: --${name} ${flag.value}.`);
  if (name === 'format' && value === 'json') throw new UsageError('--format json has a new name: --json');
  if (flag.choices && !flag.choices.includes(value)) {
    const message = `--${name} is one of ${flag.choices.join(', ')}, not "${value}".`;
    throw new UsageError(message, { word: value, known: flag.choices });
  }
  return value;
}

/** Old names of flags, and what replaces them: for one version. */
const formerFlags: Readonly<Record<string, string>> = {
  accept: '--exceptions',
  built: 'npx gazette preview',
  dir: '--output',
  freeze: 'npx gazette release freeze',
  out: '--output',
  rehearse: 'npx gazette audit rehearse',
  slug: '--id',
};

function unknown(word: string, known: readonly string[]): UsageError {
  const [name = word] = word.split('=', 1);
  const flag = name.replace(/^-+/, '');
  const current = Object.hasOwn(formerFlags, flag) ? formerFlags[flag] : undefined;
  if (current !== undefined && (!current.startsWith('--') || known.includes(current.slice(2))))
    return new UsageError(`The flag --${flag} has a new name: ${current}`);
  if (!word.startsWith('-')) return new UsageError(`"${word}" is not a flag.`, { word, known, prefix: '--' });
  return new UsageError(`There is no flag ${name}.`, { word: flag, known, prefix: '--' });
}

/** Refuses the flags that mean nothing to `what`, a switch or an operand: all but those taken. Throws UsageError. */
export function refuseOtherFlags(
  what: string,
  given: Readonly<Record<string, string | boolean | undefined>>,
  taken: readonly string[],
): void {
  const other = Object.keys(given).find(
    (name) => given[name] !== undefined && given[name] !== false && !taken.includes(name),
  );
  if (other !== undefined) throw new UsageError(`${what} takes no --${other}.`);
}

/** The first word, where it is no flag, and the others. */
export function takeOperand(args: readonly string[]): readonly [string | undefined, readonly string[]] {
  const [first = ''] = args;
  return first === '' || first.startsWith('-') ? [undefined, args] : [first, args.slice(1)];
}

/** Reads --keep; throws UsageError. */
export function parseKeepFlag(keep: string | undefined): number | undefined {
  if (keep === undefined) return undefined;
  if (!/^\d{1,3}$/.test(keep)) throw new UsageError(`--keep is a number of releases, not "${keep}".`);
  return Number(keep);
}

/** Facts that the commands for a new organisation take. */
export const organisationFlags = {
  name: { value: 'TEXT', about: 'Display name of the organisation' },
  kind: { value: 'KIND', about: 'charity, public-body … (default: company)' },
  country: { value: 'COUNTRY', about: 'Country of registration (default: GB)' },
  language: { value: 'TAG', about: 'Language of the site (default: of the country)' },
  'base-url': { value: 'URL', about: 'Site origin, e.g. https://facts.example.org' },
  with: { value: 'NAMES', about: 'Sections, comma-separated, e.g. hours,products' },
} as const satisfies Flags;

/**
 * A mistake of usage with what was meant at its end, where something is near; anything else as it is. Loaded for it
 * alone: a command that is understood compares no words.
 */
export async function addSuggestion(error: unknown): Promise<unknown> {
  if (!(error instanceof UsageError) || !error.misspelt) return error;
  const { word, known, prefix = '' } = error.misspelt;
  const { findNearestName } = await import('../../core/did-you-mean.ts');
  const meant = findNearestName(word, known);
  return meant === undefined ? error : new UsageError(`${error.message} Did you mean ${prefix}${meant}?`);
}

/** A bare origin as somebody wrote it. Throws UsageError on a path, a query, a user, or what is no URL. */
export function parseOrigin(text: string): URL {
  const url = parseUrl(text);
  const isOrigin = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!isOrigin) throw new UsageError(`An origin has no path, query or user: https://example.com, not "${text}".`);
  return url;
}

/** Whether a word of a command line is the address of an origin, and no flag or name of a file. */
export function isUrl(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

/** The origin among the words of a command that may have one, as it was written, and all other words. Throws UsageError. */
export function parseOptionalOrigin(name: string, args: readonly string[]) {
  const [origin, ...others] = args.filter(isUrl);
  if (others.length > 0) throw new UsageError(`${name} takes one origin: https://example.com.`);
  return { origin, words: args.filter((word) => !isUrl(word)) };
}
