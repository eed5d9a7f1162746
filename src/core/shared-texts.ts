/**
 * Returns a function that gives equal texts as one text, which is a copy. What a pattern matches is a slice: kept, it
 * keeps the whole page that it was found in.
 */
export function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const copy = Buffer.from(text, 'utf16le').toString('utf16le');
    known.set(copy, copy);
    return copy;
  };
}
