import { privateKinds } from './kinds/index.ts';
import type { PrivateKind } from './kinds/kind.ts';

/** A beginning, and the kind that is asked where it stands. */
interface Beginning {
  /** UTF-16; in small letters where any case counts. */
  readonly units: readonly number[];
  readonly isExact: boolean;
  readonly kind: PrivateKind;
}

/** Flags of a UTF-16 unit. A beginning may stand at a sign, at the start of a word, and anywhere in scripts without spaces. */
const part = { word: 1, digit: 2, run: 4, sign: 8 } as const;
const letter = part.word | part.run;

/** The bits of each unit. */
const parts = new Uint8Array(0x10000).fill(part.word, 0xc0, 0x250).fill(part.word, 0x370, 0x530).fill(part.sign, 0x530);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  if (/[A-Za-z\d+/_-]/.test(char)) parts[code] = part.run;
  if (/[A-Za-z\d]/.test(char)) parts[code] = letter;
  if (/\d/.test(char)) parts[code] = letter | part.digit;
}

const small = (code: number) => ((code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde) ? code | 32 : code);
/** Letters in any case have one place in the table, by three units. Other scripts have places of their own. */
const placeOf = (first: number, second: number, third: number) =>
  (first < 0x370 ? 0 : 1 << 15) | ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
/** The list of each place, looked up for every word; the first is empty. */
const places = new Uint16Array(1 << 16);
const lists: Beginning[][] = [[]];

const any = Array.from({ length: 32 }, (_, code) => code);

function add(text: string, isExact: boolean, kind: PrivateKind): void {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  const [first = 0, ...others] = units;
  // Anything may stand behind what is shorter.
  const [seconds = any, thirds = any] = others.map((code) => [code]);
  for (const place of seconds.flatMap((second) => thirds.map((third) => placeOf(first, second, third)))) {
    places[place] ||= lists.push([]) - 1;
    lists[places[place]]?.push({ units, isExact, kind });
  }
  const bits = parts[first] ?? 0;
  if ((bits & part.word) === 0) parts[first] = bits | part.sign;
}

/** Kinds that numbers are asked for, and those that long words are, with the least that these must have. */
const numberKinds: (readonly [least: number, kind: PrivateKind])[] = [];
const runKinds: (readonly [least: number, kind: PrivateKind])[] = [];

for (const kind of privateKinds) {
  const { words = [], literals = [], digits, run } = kind.on;
  if (digits !== undefined) numberKinds.push([digits, kind]);
  if (run !== undefined) runKinds.push([run, kind]);
  for (const text of new Set(literals)) add(text, true, kind);
  for (const text of new Set(words.map((word) => word.toLowerCase()))) add(text, false, kind);
}
// Bounded: there are a few dozen kinds.
const leastDigits = Math.min(...numberKinds.map(([least]) => least));
// Bounded: there are a few dozen kinds.
const leastRun = Math.min(...runKinds.map(([least]) => least));

/** Digits that are no farther from each other than this may be one number. */
const widestGap = 4;

type Ask = (kind: PrivateKind, from: number, to: number) => void;

/** Asks each kind where its trigger stands, from one offset to another. The inner loop of every build: kept plain. */
export function visitTriggers(units: Uint16Array, length: number, ask: Ask): void {
  // Local variables are read several times as fast.
  const [bitsOf, listOf] = [parts, places];
  let isInWord = false;
  let run = 0;
  let [first, last, digits] = [0, -1, 0];
  for (let i = 0; i <= length; i++) {
    let bits = bitsOf[units[i] ?? 0] ?? 0;
    if (bits === letter) {
      const list = isInWord ? 0 : listOf[placeOf(units[i] ?? 0, units[i + 1] ?? 0, units[i + 2] ?? 0)];
      if (list) askEach(lists[list], units, i, ask);
      isInWord = true;
      while (bits === letter) bits = bitsOf[units[++i] ?? 0] ?? 0;
    }
    if ((bits & part.run) === 0) {
      if (i - run >= leastRun) askIf(runKinds, i - run, run, i, ask);
      run = i + 1;
    }
    if (bits === 0) {
      isInWord = false;
      continue;
    }
    if ((bits & part.digit) !== 0) {
      if (i - last > widestGap) {
        if (digits >= leastDigits && !isDate(units, first, last)) askIf(numberKinds, digits, first, last + 1, ask);
        first = i;
        digits = 0;
      }
      last = i;
      digits += 1;
    }
    const isWord = (bits & part.word) !== 0;
    if ((isWord && !isInWord) || (bits & part.sign) !== 0) {
      const list = listOf[placeOf(units[i] ?? 0, units[i + 1] ?? 0, units[i + 2] ?? 0)];
      if (list) askEach(lists[list], units, i, ask);
    }
    isInWord = isWord;
  }
  if (digits >= leastDigits && !isDate(units, first, last)) askIf(numberKinds, digits, first, last + 1, ask);
}

function askEach(beginnings: readonly Beginning[] = [], units: Uint16Array, at: number, ask: Ask): void {
  for (const each of beginnings) if (standsAt(each, units, at)) ask(each.kind, at, at + each.units.length);
}

function askIf(asked: typeof runKinds, has: number, from: number, to: number, ask: Ask): void {
  for (const [least, kind] of asked) if (has >= least) ask(kind, from, to);
}

/** `2026-11-28`, of which most texts have some, is no number of anybody. */
const isDate = (units: Uint16Array, first: number, last: number): boolean =>
  last - first === 9 && units[first + 4] === hyphen && units[first + 7] === hyphen;
const hyphen = 45;

/** From the end: the table knows how it begins. */
function standsAt({ units, isExact }: Beginning, whole: Uint16Array, offset: number): boolean {
  for (let i = units.length - 1; i >= 0; i--) {
    const unit = whole[offset + i] ?? 0;
    if ((isExact ? unit : small(unit)) !== units[i]) return false;
  }
  return true;
}
