/**
 * The URL that a text is, against `base` if it is relative; undefined if it is none. URL.canParse() of Node 20 refuses
 * addresses with letters such as é once V8 has compiled its caller.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
