/**
 * The value of a Header directive. Two readers unescape it: mod_headers ("%", "\\"), and before it the configuration.
 *
 * @throws Error on `\${`, which Apache takes for a variable even in quotes, and on all but printable ASCII
 */
export function headerValue(value: string): string {
  const format = refused(value, /[^\x20-\x7E]|\$\{/).replace(/[%\\]/g, '$&$&');
  return `"${format.replace(/["\\]/g, '\\$&')}"`;
}

/** A pattern for one path without its first slash, to stand in a longer one. */
export function exactPattern(path: string): string {
  return pathText(path)
    .slice(1)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A file or path in a RewriteRule's substitution. */
export function substitution(path: string): string {
  return pathText(path).replaceAll('$', '\\$');
}

/** RewriteCond: what must be so for the next rule. */
export function rewriteCondition(text: string, pattern: string, flags = ''): string {
  return `RewriteCond "${text}" "${pattern}"${flags}`;
}

/** Rules that are skipped if the conditions hold and the path matches the pattern. */
export function skipRulesIf(conditions: readonly string[], pattern: string, rules: readonly string[]): string[] {
  const count = rules.filter((line) => line.startsWith('RewriteRule')).length;
  return count === 0 ? [] : [...conditions, `RewriteRule ${pattern} - [S=${count}]`, ...rules];
}

/** Lines inside a section. */
export function section(name: string, argument: string, lines: readonly string[]): string[] {
  return [`<${name} ${argument}>`, ...lines.map((line) => line && `  ${line}`), `</${name}>`];
}

/** mod_rewrite takes what stands between spaces as it is, unless it begins with a quote; no escape helps there. */
function pathText(path: string): string {
  return refused(path, /[^\w.~:/@!$&'()*+,;=-]|^['-]/);
}

function refused(text: string, characters: RegExp): string {
  if (characters.test(text)) throw new Error(`cannot be written into Apache's configuration: ${JSON.stringify(text)}`);
  return text;
}
