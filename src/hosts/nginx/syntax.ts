/** Name of the variable that holds `$`. */
export const dollar = 'gazette_dollar';

/** Text as a word of nginx's configuration, where variables are not read (types, location). */
export function nginxWord(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Text as a word where variables are read: `$` has no escape there, so that a variable of that value stands for it. */
export function nginxValue(text: string): string {
  return nginxWord(text).split('$').join(`\${${dollar}}`);
}

/** `Cache-Control` → `gazette_cache_control`: the variable that holds a header field's value. */
export function variableOf(field: string): string {
  return `gazette_${field.toLowerCase().replaceAll('-', '_')}`;
}
