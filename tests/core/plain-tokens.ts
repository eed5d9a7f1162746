// The definition of the estimate, by one pattern and without regard to speed: what src/core/tokens.ts must equal.
import { countScript, emptyScripts, extraOfScripts } from '../../src/core/script-tokens.ts';

/**
 * The pieces that o200k_base splits text into before it merges bytes, with long random strings taken out first:
 * 1 UUID, 2 hexadecimal, 3 base64, 4 the mark or space before a word, 5 the word, 6 a run of punctuation.
 */
const piece =
  /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})|((?=[a-f]{0,15}\d)[0-9a-f]{16,})(?![A-Za-z0-9+/])|((?=[A-Za-z+/]{0,24}\d)[A-Za-z0-9+/]{20,}={0,2})|([^\r\n\p{L}\p{N}]?)(\p{Lu}?[\p{Ll}\p{Lm}\p{Lo}\p{M}]+|\p{Lu}+)(?:'(?:s|t|re|ve|m|ll|d)(?!\p{L}))?|\p{N}{1,3}| ?([^\s\p{L}\p{N}]+)[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+/gu;

/** Frequent words by which a language is told, and the tokens that each letter of its words adds beyond the fourth. */
const languages: readonly { words: string; perLetter: number; perAccented?: number }[] = [
  { words: 'the and to for with by are from this that it as of', perLetter: 0 },
  { words: 'de la le les des et est que el los del y os do da em com uma', perLetter: 0.08 },
  { words: 'der die und mit von den ist wir für ein het een van wij op te aan worden', perLetter: 0.1 },
  { words: 'il di che e della sono un ai dei alla', perLetter: 0.19 },
  { words: 'och att som är av på inte og det til ikke', perLetter: 0.25 },
  { words: 'w z się na nie i jest jsou je v se že', perLetter: 0.31 },
  { words: 'ja on ovat että ei és az hogy nem', perLetter: 0.38 },
  { words: 'và của có được các cho không trong người một là những với này chúng tôi', perLetter: 0, perAccented: 0.06 },
];
const languageOf = new Map(languages.flatMap(({ words }, i) => words.split(' ').map((word) => [word, i] as const)));

/**
 * Estimates how many tokens of o200k_base (OpenAI, 2024) a text is, without its table of merges: pieces as its first
 * step makes them, each 1 plus a share of its length by its kind and script.
 */
export function plainEstimate(text: string): number {
  let tokens = 0;
  let words = 0;
  let letters = 0;
  let accented = 0;
  const hits = languages.map(() => 0);
  const scripts = emptyScripts();
  for (const [whole, uuid, hex, base64, before = '', word, marks] of text.matchAll(piece)) {
    if (word !== undefined) {
      words += 1;
      const language = languageOf.get(word);
      if (language !== undefined) hits[language] = (hits[language] ?? 0) + 1;
      if (isAccented(word)) accented += Math.max(0, word.length - 2);
      if (isAccented(word) || before === ' ') letters += Math.max(0, word.length - 4);
      tokens += 1;
      if (!/[\u0080-\uffff]/.test(word)) tokens += extraOfWord(word, before);
      else if (!isAccented(word)) countScript(word, scripts);
    } else if (uuid !== undefined) tokens += 23;
    else if (hex !== undefined) tokens += hex.length * 0.58;
    else if (base64 !== undefined) tokens += base64.length * 0.7;
    else tokens += 1 + (marks === undefined ? 0 : Math.max(0, whole.length - 4) * 0.06);
  }
  const { perLetter, perAccented = 0.35 } = languageBy(hits, words);
  const ofLanguage = perLetter > 0 ? letters * perLetter : accented * perAccented;
  return Math.max(text === '' ? 0 : 1, Math.round(tokens + ofLanguage + extraOfScripts(scripts)));
}

function isAccented(word: string): boolean {
  return /[\u0080-\uffff]/.test(word) && /\p{Script=Latin}/u.test(word);
}

/** Tokens of a word beyond its first, whatever the language: few in running text, more in URLs. */
function extraOfWord(word: string, before: string): number {
  const beyond = (letters: number) => Math.max(0, word.length - letters);
  if (before === ' ') return beyond(7) * 0.02;
  return before === '' ? beyond(4) * 0.1 : beyond(3) * 0.28;
}

/** The language whose frequent words are commonest; English where there are too few to tell. */
function languageBy(hits: readonly number[], words: number): { perLetter: number; perAccented?: number } {
  // Bounded: one count a language.
  const most = Math.max(...hits);
  return most >= words * 0.08 ? (languages[hits.indexOf(most)] ?? { perLetter: 0 }) : { perLetter: 0 };
}
