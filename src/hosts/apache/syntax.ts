/**
 * The value of a Header directive. Two readers unescape it: mod_headers ("%", "\\"), and before it the configuration.
 *
 * @throws Error on `\${`, which Apache takes for a variable even in quotes, and on all but printable ASCII
 */
export function headerValue(value: string): string {
  const format = refused(value, /[^\x20-\x7E]|\$\{/).replace(/[%\\]/g, '$&$&');
  return `"${format.replace(/["\\]/g, '\\$&')}"`;
}

/** A RewriteRule's pattern for one path. In a directory context it is matched without its first slash. */
export function exactly(path: string): string {
  return `^${pathText(path)
    .slice(1)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

/** A RewriteRule's substitution for one file or path, and the name of a variable to append. */
export function substitution(path: string, variable?: string): string {
  return pathText(path).replaceAll('$', '\\$') + (variable === undefined ? '' : `%{ENV:${variable}}`);
}

/** mod_rewrite takes what stands between spaces as it is, unless it begins with a quote; no escape helps there. */
function pathText(path: string): string {
  return refused(path, /[^\w.~:/@!$&'()*+,;=-]|^['-]/);
}

function refused(text: string, characters: RegExp): string {
  if (characters.test(text)) throw new Error(`cannot be written into Apache's configuration: ${JSON.stringify(text)}`);
  return text;
}
