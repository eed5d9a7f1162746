import { isUnspaced } from '../words/pattern.ts';

/** An item that a text names, and how much of the name it has. */
interface NamedItem<T> {
  readonly item: T;
  readonly share: number;
}

interface Name<T> {
  readonly item: T;
  readonly stems: readonly string[];
  /** Those that no other item has. */
  readonly own: readonly string[];
}

/** Words of a name: those of three letters and more, and what has a digit; runs of one script where there are no spaces. */
const wordsOf = (name: string): string[] =>
  isUnspaced(name)
    ? (name
        .toLowerCase()
        .match(
          /\p{Script=Han}{2}(?=\p{Script=Han}{2})|\p{Script=Han}{2,3}|[\p{Script=Katakana}ー]{2,}|[a-z]*-?\d+/gu,
        ) ?? [])
    : (name.toLowerCase().match(/(?:(?<!\p{L})\p{L}{1,3} )?[\p{L}\p{N}-]*\d[\p{L}\p{N}]*|\p{L}{3,}/gu) ?? []).map(
        (word) => word.replace(/^(?:ال|لل)(?=\p{L}{3})/u, ''),
      );

/** A word without its ending: cases, numbers and genders differ there. */
const stemOf = (word: string): string =>
  /\d/.test(word) || isUnspaced(word) || word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 2));

const empty =
  /^(?:the|and|for|per|les|des|une|der|die|das|und|von|für|auf|para|por|con|del|los|las|dei|della|van|het|een|voor|prix|price|preis)$/;

/** Finds which of several named items a text speaks of: by the words that no other of them has. */
export function createItemFinder<T>(items: readonly T[], nameOf: (item: T) => string): (text: string) => T | undefined {
  const all = items.map((item) => ({
    item,
    stems: [
      ...new Set(
        wordsOf(nameOf(item))
          .filter((word) => !empty.test(word))
          .map(stemOf),
      ),
    ],
  }));
  const names: Name<T>[] = all.map(({ item, stems }) => ({
    item,
    stems,
    own: stems.filter((stem) => all.every((other) => other.item === item || !other.stems.includes(stem))),
  }));
  return (text) => {
    const lower = text.toLowerCase();
    const found = names.flatMap(({ item, stems, own }): NamedItem<T>[] => {
      const shareOf = (sought: readonly string[]) =>
        lengthOf(sought.filter((stem) => standsIn(lower, stem))) / lengthOf(sought);
      // A number alone may be any: `200 g` is no `LW 200`.
      const numbered = own.filter((stem) => /\d/.test(stem));
      const isDistinct = numbered.some((stem) => /\p{L}/u.test(stem)) || shareOf(stems) >= 0.5;
      const isNamed = isDistinct && (numbered.length === 0 || shareOf(numbered) === 1);
      const share = numbered.length > 0 ? 2 : shareOf(own);
      return isNamed && share >= 0.5 ? [{ item, share }] : [];
    });
    const [first, second] = found.sort((a, b) => b.share - a.share);
    return first && first.share !== second?.share ? first.item : undefined;
  };
}

/** Long words say more than short ones: `Wartungsvertrag` of `Wartungsvertrag im Jahr`. */
const lengthOf = (stems: readonly string[]): number => stems.join('').length;

/** Whether a stem begins a word of a text; a number must be the whole one. */
function standsIn(text: string, stem: string): boolean {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (isUnspaced(stem)) return true;
    const [before, after] = [text.slice(Math.max(0, at - 3), at), text.charAt(at + stem.length)];
    const isStart = !/[\p{L}\p{N}]$/u.test(before) || isUnspaced(before.slice(-1)) || /[\u0621-\u064a]/.test(stem);
    const isWhole = !/\d/.test(stem) || !/[\p{N}]/u.test(after);
    if (isStart && isWhole && !(/^\d/.test(stem) && /\d[.,]$/.test(before))) return true;
  }
  return false;
}
