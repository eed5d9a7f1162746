import { parseUrl } from '../../core/parse-url.ts';
import { UsageError } from './arguments.ts';

/** A bare origin as somebody wrote it. Throws UsageError on a path, a query, a user, or what is no URL. */
export function parseOrigin(text: string): URL {
  const url = parseUrl(text);
  const isOrigin = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!isOrigin) throw new UsageError(`An origin has no path, query or user: https://example.com, not "${text}".`);
  return url;
}
