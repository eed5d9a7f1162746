/**
 * Invisible labels that travel with a text through a mapping or a template and tell afterwards where it came from.
 * They stand behind the text, so that it begins and compares as before, and are written in characters of the Unicode
 * private use area, which no escaping function of ours touches.
 */
const [open, close, zero] = ['\uE0FE', '\uE0FF', 0xe000];
// Matches encodeURIComponent()'s form too, in addresses of links.
const label = new RegExp(`${open}([\uE000-\uE00F]+)${close}|%EE%83%BE((?:%EE%80%8[0-9A-F])+)%EE%83%BF`, 'g');

/** The text with the label `id` (a whole number from 0) behind it. */
export function addLabel(text: string, id: number): string {
  const digits = [...id.toString(16)].map((digit) => String.fromCharCode(zero + Number.parseInt(digit, 16)));
  return text + open + digits.join('') + close;
}

/**
 * Marks a text of several lines, Markdown or HTML, behind its last line of prose, where a label is part of a paragraph
 * and not of a fence, a table or the space at the end. A text without such a line stays as it is.
 */
export function addLabelToProse(text: string, id: number): string {
  const end = /<\/(?:p|li|h\d)>/.test(text) ? text.lastIndexOf('</') : lastProse(text);
  return end < 0 ? text : addLabel(text.slice(0, end), id) + text.slice(end);
}

/** Offset behind the last line outside fences that ends as prose does; -1 without one. */
function lastProse(markdown: string): number {
  let [end, at, fenced] = [-1, 0, false];
  for (const line of markdown.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) fenced = !fenced;
    else if (!fenced && /^\S.*[\p{L}\p{N}.!?:)]$/u.test(line) && !/^\[.*\]:/.test(line)) end = at + line.length;
    at += line.length + 1;
  }
  return end;
}

/** A label that was found: its id, and the UTF-16 offset in the text without labels at which its value ends. */
export interface FoundLabel {
  readonly id: number;
  readonly end: number;
}

/** Takes the labels out of a text. */
export function removeLabels(text: string): { readonly text: string; readonly found: readonly FoundLabel[] } {
  const found: FoundLabel[] = [];
  let removed = 0;
  const plain = text.replace(label, (whole, digits: string | undefined, encoded: string | undefined, at: number) => {
    const characters = digits ?? decodeURIComponent(encoded!);
    const hex = [...characters].map((digit) => (digit.charCodeAt(0) - zero).toString(16)).join('');
    found.push({ id: Number.parseInt(hex, 16), end: at - removed });
    removed += whole.length;
    return '';
  });
  return { text: plain, found };
}
