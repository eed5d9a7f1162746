import { parseUrl } from '../../core/parse-url.ts';
import { UsageError } from './arguments.ts';

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
