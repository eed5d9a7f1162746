import type { IdentifierScheme } from './scheme.ts';

/** Spaces of all kinds, and hyphens and dashes of all kinds. */
const spaces = /[\s\u200b\u2060\ufeff]+/g;
const separators = /[.\u2010-\u2015\u2212\ufe58\ufe63\uff0d-]/g;

/** Placeholder for a number that nobody knows yet. */
const placeholder =
  /^(?:[x?_*.–—-]+|tb[acd]|n\/?a|none|null|nil|todo|pending|unknown|applied for|in gr(?:ü|ue)ndung|.*[⟪⟫].*)$/i;

/** Whether the text says that there is no number yet. */
export function isPlaceholder(text: string): boolean {
  return placeholder.test(text.trim());
}

/** Full-width letters and digits as ASCII: Japanese and Chinese keyboards write them. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}

/**
 * A number as it is published, from one as people write it: without spaces, dots and hyphens, in the letters of the
 * scheme, with the prefix that was left out. The same text comes back when it is given again.
 */
export function toPublishedForm(scheme: IdentifierScheme, text: string): string {
  const bare = toCompactForm(scheme, text);
  const known = scheme.dropped ? bare.replace(scheme.dropped, '') : bare;
  const { prefix = '', spelled = (value) => value } = scheme;
  const whole = spelled(known);
  if (scheme.shape.test(whole) || prefix === '') return whole;
  const completed = spelled(prefix + known);
  return scheme.shape.test(completed) ? completed : whole;
}

/** The text in one case, without what separates. */
export function toCompactForm(scheme: IdentifierScheme, text: string): string {
  if (scheme.isAsWritten) return text.trim();
  const narrowed = narrow(text).replace(spaces, '');
  const cased = scheme.isLowerCase ? narrowed.toLowerCase() : narrowed.toUpperCase();
  if (scheme.isVerbatim) return cased;
  const joined = cased.replace(separators, '');
  return scheme.separators ? joined.replace(scheme.separators, '') : joined;
}

/** A published number as it is printed: in groups, where its country groups it. */
export function toPrintedForm(scheme: IdentifierScheme, value: string): string {
  const { display = [] } = scheme;
  if (typeof display === 'function') return display(value);
  const pattern = display.find((each) => each.replace(/[^#]/g, '').length === value.length);
  if (pattern === undefined) return value;
  let at = 0;
  return pattern.replace(/#/g, () => value.charAt(at++));
}
