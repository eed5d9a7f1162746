import { isUnspaced, spellingsOf } from './folding.ts';
import { fuzzyLikeness, likeness } from './likeness.ts';

/** A piece of a text, and whether it matches. */
export type MarkedPiece = readonly [text: string, isMarked: boolean];

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Splits a text into pieces and marks matches of a query: whole words, or characters if no spaces are written. */
export function markedPieces(text: string, query: string): MarkedPiece[] {
  const asked = spellingsOf(query).flat();
  const isFound = (part: string) =>
    spellingsOf(part).some((spellings) =>
      spellings.some((each) => asked.some((one) => likeness(one, each) >= 0.6 || fuzzyLikeness(one, each) > 0)),
    );
  const pieces: MarkedPiece[] = [];
  const add = (part: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (part === '') return;
    if (last?.[1] === isMarked) pieces[pieces.length - 1] = [last[0] + part, isMarked];
    else pieces.push([part, isMarked]);
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    add(text.slice(end, index), false);
    end = index + found.length;
    if (!isUnspaced(found)) add(found, isFound(found));
    else {
      const letters = [...found];
      const pairs = letters.map((letter, i) => isFound(letter + (letters[i + 1] ?? '')));
      for (const [i, letter] of letters.entries()) add(letter, pairs[i] === true || (i > 0 && pairs[i - 1] === true));
    }
  }
  add(text.slice(end), false);
  return pieces;
}

/** Text around the first marked piece, some `most` characters; `…` marks cuts. */
export function excerptOf(pieces: readonly MarkedPiece[], most = 180): MarkedPiece[] {
  const first = pieces.findIndex(([, isMarked]) => isMarked);
  const before = pieces
    .slice(0, Math.max(0, first))
    .map(([text]) => text)
    .join('');
  const keep = Math.floor(most / 3);
  const start = before.length > keep ? before.length - keep + Math.max(0, before.slice(-keep).search(/\s/)) : 0;
  const shown: MarkedPiece[] = start > 0 ? [['…', false]] : [];
  let at = 0;
  for (const [text, isMarked] of pieces) {
    const from = Math.max(0, start - at);
    const room = start + most - at;
    at += text.length;
    if (from >= text.length || room <= 0) continue;
    shown.push([
      isMarked || text.length <= room ? text.slice(from) : `${text.slice(from, room).replace(/\S*$/u, '')}…`,
      isMarked,
    ]);
    if (!isMarked && text.length > room) break;
  }
  return shown;
}
