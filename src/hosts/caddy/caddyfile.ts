import { pageMark } from '../../core/canonical.ts';

/** A directive with a block, as lines: tabs inside, as `caddy fmt` has them. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Stands for the placeholder while a value is quoted. */
const waiting = '<page>';

/** `name "value"`; where the value names the page of a mirror, that is taken from the request. */
export function headerLine(name: string, value: string): string {
  return `${name} ${quoteToken(value.replace(pageMark, waiting)).replace(waiting, '{http.vars.gazette_stem}/')}`;
}

/**
 * A quoted token: between backticks if there is a backslash, which Caddy leaves alone there only.
 *
 * @throws Error on braces, which open a placeholder even inside quotes, on a backtick beside a backslash, and on all
 *   but printable ASCII: no path or header field of ours has them
 */
export function quoteToken(text: string): string {
  const [backslash, backtick] = [text.includes('\\'), text.includes('`')];
  if (/[^\x20-\x7E]|[{}]/.test(text) || (backslash && backtick))
    throw new Error(`cannot be written into a Caddyfile: ${JSON.stringify(text)}`);
  return backslash ? `\`${text}\`` : `"${text.replaceAll('"', '\\"')}"`;
}
