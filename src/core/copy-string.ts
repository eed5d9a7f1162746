/**
 * A copy of a text. What a pattern matches, or slice() gives, is a view: kept, it keeps the whole page that it was
 * found in.
 */
export function copyString(text: string): string {
  // Short views are copies already (V8: below 13 units).
  if (text.length < 13) return text;
  return isLatin(text)
    ? Buffer.from(text, 'latin1').toString('latin1')
    : Buffer.from(text, 'utf16le').toString('utf16le');
}

function isLatin(text: string): boolean {
  return /^[\0-\xff]*$/.test(text);
}
