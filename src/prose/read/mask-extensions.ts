/**
 * The text without the marks of callouts, notes, definitions, collapsible texts, ids and breaks in cells, as what stands in
 * them is said by us. Each character stays at its place: spaces stand for marks, and joiners where a line must not move in.
 */
export function maskExtensions(raw: string): string {
  if (!/\[[!^]|<|\{#|^ {0,3}:[ \t]/m.test(raw)) return raw;
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  return raw
    .replace(/^ {0,3}> ?\[![a-z]+\].*(?:\n {0,3}>.*)*/gim, (callout) =>
      callout.replace(/^ {0,3}> ?(?:\[!\w+\])?/gm, blank),
    )
    .replace(/<br *\/?>|<\/?details>|\{#[^}\s]+\}|^ {0,3}:(?=[ \t])/gim, blank)
    .replace(/\[\^[^\]\s]+\]:?|<\/?summary>/gi, (found) => '\u2060'.repeat(found.length));
}
