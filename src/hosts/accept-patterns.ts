import { maxAcceptBytes } from '../http/negotiate.ts';

/**
 * negotiate() as patterns, for hosts that match, capture and compare text but cannot count. Case-sensitive; without `"`
 * and any backslash but in `\x…` and `\1`, so that every configuration language takes them in double quotes. The
 * members are the steps on the value of Accept; of a range that comes twice, the last proper weight counts.
 */
export const acceptPatterns = {
  /** 1. Matches: HTML. */
  tooLong: `^.{${maxAcceptBytes + 1}}`,
  /** 2. `weight` does not match: HTML. Else its captures joined are the raw weight. */
  markdown: range('text/markdown'),
  /**
   * 3. The most specific one first (RFC 9110 §12.5.1): the captures of `weight` of the first whose `weight` or else
   * `present` matches, or "0". 4. Both raw weights in four digits: "" is 1000, "05" is 0500.
   */
  html: [range('text/html'), range('text/*'), range('*/*')],
  /** 5. Markdown if its digits are not 0000 and this matches "digits of Markdown:digits of HTML". */
  notLess: notLess(),
} as const;

/** Patterns that find one media range in an Accept field's value. */
interface RangePatterns {
  /** Matches if the range has a proper weight (RFC 9110 §12.4.2): captures `0` and its decimals, or `1`, or nothing. */
  readonly weight: string;
  /** Matches if the range is there at all. */
  readonly present: string;
}

function range(name: string): RangePatterns {
  const ows = '[ \\x09]*';
  const quoted = '\\x22(?:[^\\x22\\x5c]|\\x5c.)*\\x22';
  // RFC 9110 §5.6.4; one that is not closed runs to the end.
  const quotedOrRest = '\\x22(?:[^\\x22\\x5c]|\\x5c.)*(?:\\x22|\\x5c?$)';
  const unit = `(?:[^\\x22,;]|${quotedOrRest})`;
  // Without lookahead, because not all engines have it: what begins a parameter that is not named "q".
  const notQ = `(?:[^\\x22,; \\x09Qq]|${quotedOrRest}|[Qq]${ows}(?:[^\\x22,; \\x09=]|${quotedOrRest}))`;
  const parameter = `;${ows}(?:${notQ}${unit}*)?`;
  const weight = `;${ows}[Qq]=(?:(0)(?:[.]([0-9]{0,3}))?|(1)(?:[.]0{0,3})?)${ows}`;

  const start = `^(?:(?:[^\\x22,]|${quoted})*,)*${ows}${anyCase(name)}${ows}`;
  return {
    weight: `${start}(?:${parameter})*(?:${weight}(?:[;,]|$)|,|$)`,
    present: `${start}(?:[;,]|$)`,
  };
}

// Not by a flag: where patterns are Unicode, U+212A KELVIN SIGN would be a "k".
function anyCase(name: string): string {
  return name.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`).replaceAll('*', '[*]');
}

/** Compares two numbers of four digits in "MMMM:HHHH": equal up to a digit that is higher on the left, or to the end. */
function notLess(): string {
  const higher = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `[${digit}-9][0-9]*:\\1[0-${digit - 1}]`);
  return `^([0-9]*)(?:${higher.join('|')}|:\\1$)`;
}
