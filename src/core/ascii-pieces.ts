/** Kinds of characters, as the pattern of pieces in tokens.ts tells them apart. */
export const upper = 1;
export const lower = 2;
export const digit = 3;
export const mark = 4;
export const space = 5;
/** A tab, or a rarer white space. */
export const blank = 6;
export const lineEnd = 7;
export const end = 8;
/** Beyond ASCII: what it is, only the pattern knows. */
export const other = 9;

const [apostrophe, hyphen, slash] = [0x27, 0x2d, 0x2f];

// One entry for each UTF-16 unit: a look into it needs no comparison.
const kinds = new Uint8Array(0x10000).fill(other);
const isRandom = new Uint8Array(0x10000);
for (let code = 0; code < 128; code += 1) {
  const character = String.fromCharCode(code);
  kinds[code] = kindOf(character);
  isRandom[code] = Number(/[A-Za-z0-9+/]/.test(character));
}

function kindOf(character: string): number {
  if (/[A-Z]/.test(character)) return upper;
  if (/[a-z]/.test(character)) return lower;
  if (/\d/.test(character)) return digit;
  if (/[\r\n]/.test(character)) return lineEnd;
  if (character === ' ') return space;
  return /\s/.test(character) ? blank : mark;
}

export function kindAt(text: string, at: number): number {
  return at < text.length ? (kinds[text.charCodeAt(at)] ?? other) : end;
}

/** Where the characters of one kind that begin at `at` end. */
export function endOf(kind: number, text: string, at: number): number {
  let to = at;
  while (kindAt(text, to) === kind) to += 1;
  return to;
}

/** Where the word at `at` ends: one capital and small letters, or capitals; 0 where only the pattern can tell. */
export function endOfWord(text: string, at: number): number {
  const first = kindAt(text, at);
  let to = endOf(lower, text, first === upper ? at + 1 : at);
  if (to === at + 1 && first === upper) to = endOf(upper, text, to);
  // It goes on with a letter beyond ASCII, or with an ending as in `it's`.
  return kindAt(text, to) === other || text.charCodeAt(to) === apostrophe ? 0 : to;
}

/** Where a run of punctuation at `at` ends, with the line ends and slashes behind it. */
export function endOfMarks(text: string, at: number): number {
  let to = endOf(mark, text, at);
  if (kindAt(text, to) === other) return 0;
  while (kindAt(text, to) === lineEnd || text.charCodeAt(to) === slash) to += 1;
  return to;
}

/** Where a piece of white space at `at` ends: at its last line end, else before the space that belongs to a word. */
export function endOfSpace(text: string, at: number): number {
  let to = at;
  let lines = at;
  for (let kind = kindAt(text, to); kind >= space && kind <= lineEnd; kind = kindAt(text, to)) {
    to += 1;
    if (kind === lineEnd) lines = to;
  }
  if (kindAt(text, to) === other) return 0;
  if (lines > at) return lines;
  return to === text.length || to === at + 1 ? to : to - 1;
}

/** Whether a UUID, a digest or the like may begin at `at`: 16 letters, digits, `+` and `/`, or 8 and a hyphen. */
export function mayBeRandom(text: string, at: number): boolean {
  const most = Math.min(at + 16, text.length);
  let to = at;
  while (to < most && isRandom[text.charCodeAt(to)] === 1) to += 1;
  return to === at + 16 || (to === at + 8 && text.charCodeAt(to) === hyphen);
}
