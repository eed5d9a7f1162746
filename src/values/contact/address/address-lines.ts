import { findAddressFormat } from './check-address.ts';
import type { PartLetter, PostalAddress } from './model.ts';
import { partNames } from './model.ts';

/** A piece of a line: a part of the address, or, without `part`, what is printed between two. */
export interface AddressPiece {
  readonly part?: (typeof partNames)[PartLetter] | 'country';
  readonly text: string;
}

/**
 * Lines of an address as its country writes them: each given part exactly once, whether the country uses it or not.
 * Pieces are for markup that isolates names from what has a direction of its own. The country, in the reader's
 * language, stands last, or first where the largest part does.
 */
export function toAddressLines(address: PostalAddress, countryName: string): AddressPiece[][] {
  const format = findAddressFormat(address.country);
  const native = isInOwnScript(address) ? format.native : undefined;
  const lines = (native ?? format.lines).split('|').flatMap((line) => {
    // Street lines are lines of their own in every format.
    if (line === 'A') return address.streetAddress.map((text) => [{ part: partNames.A, text }]);
    const pieces = linePieces(line, address);
    return pieces.length === 0 ? [] : [pieces];
  });
  const country: AddressPiece[] = [{ part: 'country', text: countryName }];
  return native === undefined ? [...lines, country] : [country, ...lines];
}

/** The mark of a postal code belongs to it; what else stands before a part divides it from the one before. */
const mark = '〒';

const { A: _, ...inLine } = partNames;
const isInLine = (sign: string): sign is keyof typeof inLine => Object.hasOwn(inLine, sign);

function linePieces(line: string, address: PostalAddress): AddressPiece[] {
  const pieces: AddressPiece[] = [];
  let between = '';
  for (const sign of line) {
    if (!isInLine(sign)) {
      between += sign;
      continue;
    }
    const text = address[inLine[sign]];
    if (text !== undefined && text !== '') {
      if (between !== '' && (between === mark || pieces.length > 0)) pieces.push({ text: between });
      pieces.push({ part: inLine[sign], text });
    }
    between = '';
  }
  return pieces;
}

const ownScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function isInOwnScript({ streetAddress, locality, region }: PostalAddress): boolean {
  return ownScript.test([...streetAddress, locality ?? '', region ?? ''].join(' '));
}
