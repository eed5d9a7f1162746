import { UsageError } from './arguments.ts';

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
