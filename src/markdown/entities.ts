// HTML 4's names for U+00A0 to U+00FF in order, then those that prose uses and all of HTML's for what is invisible. Others stay as they are written.
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others =
  'amp& lt< gt> quot" apos\' ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ rsaquo› euro€ trade™ larr← uarr↑ rarr→ darr↓ harr↔ minus− asymp≈ ne≠ le≤ ge≥ infin∞ radic√ sum∑ OElig\u0152 oelig\u0153 Scaron\u0160 scaron\u0161 Yuml\u0178 ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f NoBreak\u2060 ApplyFunction\u2061 af\u2061 InvisibleTimes\u2062 it\u2062 InvisibleComma\u2063 ic\u2063 ZeroWidthSpace\u200b NegativeVeryThinSpace\u200b NegativeThinSpace\u200b NegativeMediumSpace\u200b NegativeThickSpace\u200b colon: sol/ bsol\\ num# Tab\t NewLine\n lpar( rpar)';

const named = new Map<string, string>([
  ...latin1.split(' ').map((name, i): [string, string] => [name, String.fromCharCode(0xa0 + i)]),
  ...others.split(' ').map((pair): [string, string] => [pair.slice(0, -1), pair.slice(-1)]),
]);

/** A character reference (CommonMark 0.31 §2.5). */
export const characterReferencePattern = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,31}));/gi;

/** Replaces character references by the characters they stand for (CommonMark 0.31 §2.5), once. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(characterReferencePattern, (whole, decimal?: string, hex = '', name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return valid ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** Names that browsers know without semicolon too, so that they find them at the start of others: `&ampc;` (HTML §13.5). */
const legacy = [...latin1.split(' '), 'amp', 'AMP', 'lt', 'LT', 'gt', 'GT', 'quot', 'QUOT', 'COPY', 'REG'];

/**
 * Whether a named reference means one thing to us and another to others: in an attribute each name that we do not know,
 * in text what begins with a name that browsers know without semicolon.
 */
export function isAmbiguousReference(written: string, isAttribute: boolean): boolean {
  const name = written.slice(1, -1);
  if (written.startsWith('&#') || named.has(name)) return false;
  return isAttribute || legacy.some((known) => name.startsWith(known));
}
