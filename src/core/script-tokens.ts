// Token estimates for words in non-Latin scripts (o200k_base). Shares were fitted on odd articles of the Universal
// Declaration of Human Rights and on short pages of companies, whose Chinese and Japanese need a fifth less.

/** Counts of words in other scripts: the language of a text is known at its end. */
export interface ScriptTally {
  /** Tokens beyond the first of each word. */
  extra: number;
  han: number;
  kana: number;
  cyrillic: number;
  /** Words with a letter that Russian has and its neighbours lack, and the other way round. */
  yeru: number;
  foreign: number;
  asRussian: number;
  asOther: number;
}

/** A tally of nothing. */
export const emptyScripts = (): ScriptTally => ({
  ...{ extra: 0, han: 0, kana: 0, cyrillic: 0, yeru: 0, foreign: 0, asRussian: 0, asOther: 0 },
});

/** Blocks of a script by their first code unit, up to the next row: letters that are free in each word, tokens a further one. */
const blocks: readonly (readonly [from: number, free: number, share: number])[] = [
  [0x0000, 1, 0.7],
  [0x0370, 2, 0.36], // Greek
  [0x0400, 0, 0], // Cyrillic: by language
  [0x0530, 1, 0.18], // Armenian
  [0x0590, 2, 0.41], // Hebrew
  [0x0600, 2, 0.26], // Arabic
  [0x0780, 1, 0.7],
  [0x0900, 3, 0.26], // Devanagari
  [0x0980, 2, 0.3], // Bengali
  [0x0a00, 1, 0.48], // Gurmukhi
  [0x0a80, 1, 0.25], // Gujarati
  [0x0b00, 1, 0.7],
  [0x0b80, 1, 0.3], // Tamil
  [0x0c00, 1, 0.44], // Telugu
  [0x0c80, 1, 0.35], // Kannada
  [0x0d00, 1, 0.28], // Malayalam
  [0x0d80, 1, 0.55], // Sinhala
  [0x0e00, 1, 0.4], // Thai
  [0x0e80, 1, 1.93], // Lao
  [0x0f00, 1, 0.7],
  [0x1000, 1, 0.51], // Burmese
  [0x10a0, 3, 0.27], // Georgian
  [0x1100, 1, 0.7],
  [0x1200, 1, 2.9], // Ethiopic
  [0x1380, 1, 0.7],
  [0x1780, 1, 0.61], // Khmer
  [0x1800, 1, 0.7],
  [0x1f00, 2, 0.36], // Greek with breathings
  [0x2000, 1, 0.7],
  [0x3040, 0, 0], // Kana, Chinese: letter by letter
  [0xa000, 1, 0.7],
  [0xac00, 1, 0.55], // Korean
  [0xd7b0, 1, 0.7],
];

/** Counts a word that holds no Latin letter, beyond its first token. */
export function countScript(word: string, tally: ScriptTally): void {
  let first = 0;
  for (let i = 0; i < word.length && first < 0x80; i += 1) first = word.charCodeAt(i);
  if (first >= 0x3040 && first < 0xa000) countEastAsian(word, tally);
  else if (first >= 0x0400 && first < 0x0530) countCyrillic(word, tally);
  else {
    let [low, high] = [0, blocks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((blocks[middle]?.[0] ?? 0) <= first) low = middle;
      else high = middle - 1;
    }
    const [, free, share] = blocks[low] ?? [0, 0, 0];
    tally.extra += Math.max(0, word.length - free) * share;
  }
}

function countCyrillic(word: string, tally: ScriptTally): void {
  tally.cyrillic += 1;
  if (/[ыэЫЭ]/.test(word)) tally.yeru += 1;
  if (/[^а-яёА-ЯЁ]/.test(word)) tally.foreign += 1;
  tally.asRussian += Math.max(0, word.length - 4) * 0.23;
  tally.asOther += Math.max(0, word.length - 3) * 0.31;
}

/** Words of Chinese and Japanese are as long as sentences; the token that each has at least is one of its letters. */
function countEastAsian(word: string, tally: ScriptTally): void {
  tally.extra -= 1;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code >= 0x30a0 && code < 0x3100) tally.extra += 0.42;
    else if (code >= 0x3040 && code < 0x30a0) tally.extra += 0.7;
    else if (code >= 0x3400) tally.han += 1;
    if (code < 0x3100) tally.kana += 1;
  }
}

/** Tokens of all words that were counted, beyond the first of each. */
export function extraOfScripts({ extra, han, kana, cyrillic, yeru, foreign, asRussian, asOther }: ScriptTally): number {
  const isRussian = foreign * 50 < cyrillic && (yeru > 0 || cyrillic < 40);
  return extra + han * (kana * 10 > han ? 0.93 : 0.8) + (isRussian ? asRussian : asOther);
}
