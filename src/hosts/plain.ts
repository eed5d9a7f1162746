/**
 * Passes on a path, a file name or an origin that consists of characters which no configuration language gives a
 * meaning to: letters, digits and `.` `_` `~` `:` `/` `@` `-`.
 *
 * @throws Error on any other character: the content's own rules let none through, so it is a bug of the caller
 */
export function plain(text: string): string {
  if (!/^[A-Za-z0-9._~:/@-]+$/.test(text))
    throw new Error(`cannot be written into a configuration: ${JSON.stringify(text)}`);
  return text;
}
