import { findAddressFormat } from './check-address.ts';
import type { AddressFormat, PartLetter, PostalAddress } from './model.ts';
import { partNames } from './model.ts';

/** A piece of a line: a part of the address, or, without `part`, what is printed between two. */
export interface AddressPiece {
  readonly part?: (typeof partNames)[PartLetter] | 'country';
  readonly text: string;
}

/** Settings for the look of an address. */
export interface AddressFormatOptions {
  /** The name of the country in the reader's language; absent where it is not printed. */
  readonly countryName?: string | undefined;
  /** Order of the parts; absent: by the script of the address. */
  readonly order?: 'native' | 'latin' | undefined;
  /** On letters: towns in capitals where the post asks for that. */
  readonly isForPost?: boolean | undefined;
}

/**
 * Lines of an address as its country writes them: each given part exactly once, whether the country uses it or not.
 * Pieces are for markup that isolates names from what has a direction of its own. The country stands last, or first
 * where the largest part does.
 */
export function toAddressLines(address: PostalAddress, look: AddressFormatOptions = {}): AddressPiece[][] {
  const format = findAddressFormat(address.country);
  const native = (look.order ?? orderOf(address)) === 'native' ? format.native : undefined;
  const lines = (native ?? format.lines).split('|').flatMap((line) => {
    // Street lines are lines of their own in every format.
    if (line === 'A') return address.streetAddress.map((text) => [{ part: partNames.A, text }]);
    const pieces = linePieces(line, address, look.isForPost ? format : undefined);
    return pieces.length === 0 ? [] : [pieces];
  });
  if (look.countryName === undefined) return lines;
  const country: AddressPiece[] = [{ part: 'country', text: look.countryName }];
  return native === undefined ? [...lines, country] : [country, ...lines];
}

/** The mark of a postal code belongs to it; what else stands before a part divides it from the one before. */
const mark = '〒';

const { A: _, ...inLine } = partNames;
const isInLine = (sign: string): sign is keyof typeof inLine => Object.hasOwn(inLine, sign);

function linePieces(line: string, address: PostalAddress, format: AddressFormat | undefined): AddressPiece[] {
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
      pieces.push({ part: inLine[sign], text: format?.upper?.includes(sign) ? text.toUpperCase() : text });
    }
    between = '';
  }
  return pieces;
}

const ownScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function orderOf({ streetAddress, locality, region }: PostalAddress): 'native' | 'latin' {
  return ownScript.test([...streetAddress, locality ?? '', region ?? ''].join(' ')) ? 'native' : 'latin';
}
