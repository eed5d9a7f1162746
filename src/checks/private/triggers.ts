import { kinds } from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';

/** A beginning, and the kind that is asked where it stands. */
export interface Beginning {
  /** UTF-16; in small letters where any case counts. */
  readonly units: readonly number[];
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

const small = (code: number) => ((code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde) ? code | 32 : code);
/** Letters in any case have the same place in the table, which the first three units have. */
const placeOf = (first: number, second: number, third: number) =>
  ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
const table: (Beginning[] | undefined)[] = new Array<Beginning[] | undefined>(1 << 15).fill(undefined);

function add(text: string, isExact: boolean, kind: Kind): void {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  const [first = 0, ...others] = units;
  // What is shorter stands before anything.
  const any = Array.from({ length: 32 }, (_, code) => code);
  const [seconds = any, thirds = any] = others.map((code) => [code]);
  for (const place of seconds.flatMap((second) => thirds.map((third) => placeOf(first, second, third)))) {
    const known = table[place];
    if (known) known.push({ units, isExact, kind });
    else table[place] = [{ units, isExact, kind }];
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
// Bounded: there are a few dozen kinds.
export const leastDigits: number = Math.min(...numberKinds.map(([least]) => least));
// Bounded: there are a few dozen kinds.
export const leastRun: number = Math.min(...runKinds.map(([least]) => least));

/** Beginnings that may stand where three units do; undefined: none. */
export function beginningsAt(first: number, second: number, third: number): readonly Beginning[] | undefined {
  return table[placeOf(first, second, third)];
}

/** Whether a beginning stands at an offset of a text. */
export function standsAt({ units, isExact }: Beginning, whole: Uint16Array, offset: number): boolean {
  for (let i = 0; i < units.length; i++) {
    const unit = whole[offset + i] ?? 0;
    if ((isExact ? unit : small(unit)) !== units[i]) return false;
  }
  return true;
}
