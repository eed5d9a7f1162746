/** A text without all of one character at its end. `/\n+$/` looks at each run in the middle as often as it is long. */
export function trimTrailing(character: '\n' | ' ', text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
}
