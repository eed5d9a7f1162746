import { kinds } from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';

/** A beginning, and the kind that is asked where it stands. */
export interface Beginning {
  readonly text: string;
  /** Else any case counts; then `text` is in small letters. */
  readonly isExact: boolean;
  readonly kind: Kind;
}

/** What a UTF-16 unit may be, as bits. In scripts that set no spaces a word may `start` anywhere. */
export const part = { word: 1, digit: 2, run: 4, sign: 8, start: 16 } as const;

/** The bits of each unit. */
export const parts: Uint8Array = new Uint8Array(0x10000).map((_, code) => {
  if (code >= 128) return code >= 0x530 ? part.start : isLetter(code) ? part.word : 0;
  const char = String.fromCharCode(code);
  if (/\d/.test(char)) return part.word | part.run | part.digit;
  if (/[A-Za-z]/.test(char)) return part.word | part.run;
  return /[+/_-]/.test(char) ? part.run : 0;
});

function isLetter(code: number): boolean {
  return (code >= 0xc0 && code <= 0x24f) || code >= 0x370;
}

/** Letters in any case have the same place in the table, which two units have. */
const small = (code: number) => ((code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde) ? code | 32 : code);
const placeOf = (first: number, second: number) => ((small(first) & 127) << 7) | (small(second) & 127);
const table: Beginning[][] = Array.from({ length: 1 << 14 }, () => []);
/** Whether any beginning has a place: most words have none. */
const isTaken = new Uint8Array(1 << 14);

function add(text: string, isExact: boolean, kind: Kind): void {
  const first = text.charCodeAt(0);
  // One character stands before any other.
  const seconds = text.length === 1 ? Array.from({ length: 128 }, (_, code) => code) : [text.charCodeAt(1)];
  for (const place of new Set(seconds.map((second) => placeOf(first, second)))) {
    table[place]?.push({ text, isExact, kind });
    isTaken[place] = 1;
  }
  const bits = parts[first] ?? 0;
  if ((bits & (part.word | part.start)) === 0) parts[first] = bits | part.sign;
}

/** Kinds that numbers are asked for, and those that long words are, with the least that these must have. */
export const numberKinds: (readonly [least: number, kind: Kind])[] = [];
export const runKinds: (readonly [least: number, kind: Kind])[] = [];

for (const kind of kinds) {
  const { on } = kind;
  if ('digits' in on) numberKinds.push([on.digits, kind]);
  else if ('run' in on) runKinds.push([on.run, kind]);
  else if ('literals' in on) for (const text of on.literals) add(text, true, kind);
  else for (const text of on.words) add(text.toLowerCase(), false, kind);
}
export const leastDigits: number = Math.min(...numberKinds.map(([least]) => least));
export const leastRun: number = Math.min(...runKinds.map(([least]) => least));

/** Beginnings that may stand where two units do; undefined: none. */
export function beginningsAt(first: number, second: number): readonly Beginning[] | undefined {
  const place = placeOf(first, second);
  return isTaken[place] === 1 ? table[place] : undefined;
}

/** Whether a beginning stands at an offset. */
export function standsAt({ text, isExact }: Beginning, whole: string, offset: number): boolean {
  return isExact ? whole.startsWith(text, offset) : whole.substring(offset, offset + text.length).toLowerCase() === text;
}
