/**
 * Changes a text file in its own style: `change` gets the text with LF line ends and without byte order mark, and what
 * it returns is given back with the line ends and the mark of the file. Where lines end in two ways, the way of most
 * of them counts. Undefined if `change` returns that.
 */
export function preserveLineEnds(raw: string, change: (text: string) => string | undefined): string | undefined {
  const mark = raw.startsWith('\ufeff') ? '\ufeff' : '';
  const text = raw.slice(mark.length).replaceAll('\r\n', '\n');
  const changed = change(text);
  if (changed === undefined) return undefined;
  const lines = text.split('\n').length - 1;
  const crlfs = raw.length - mark.length - text.length;
  return mark + (crlfs * 2 > lines ? changed.replaceAll('\n', '\r\n') : changed);
}
