/** Words that a reader must decode, with the plain one beside each. */
const oldWords: Readonly<Record<string, string>> = {
  anew: 'again',
  beforehand: 'before',
  lest: 'so that … not',
  mend: 'correct',
  mended: 'corrected',
  mends: 'corrects',
  parted: 'separated',
  tell: 'say',
  tells: 'says',
  told: 'said',
  whoever: 'a person who',
};

/** Any of these words. */
export const oldWord = new RegExp(`\\b(?:${Object.keys(oldWords).join('|')})\\b`, 'i');

const maxWords = 30;

/** Faults of style in a text: long sentences, elliptic openings, and words of the old style. */
export function listStyleFaults(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+(?=[\p{Lu}\p{Nd}`(])/u).flatMap((sentence) => {
    const words = sentence.split(/\s+/).filter(Boolean);
    const old = words
      .map((word) => word.toLowerCase().replace(/[^a-z]/g, ''))
      .filter((word) => Object.hasOwn(oldWords, word));
    return [
      ...(words.length > maxWords ? [`${words.length} words: ${sentence}`] : []),
      ...(/^(?:What is|Of|The same|As|Nor)\b/.test(sentence) ? [`elliptic: ${sentence}`] : []),
      ...old.map((word) => `${word}, not ${oldWords[word]}: ${sentence}`),
    ];
  });
}
