/** Nobody sees it: it keeps all that follows where it stood. */
const filler = '\u2060';

const padded = (text: string, to: string) => text + filler.repeat(Math.max(0, to.length - text.length));
const gone = (piece: string) => filler.repeat(piece.length);

/** RFC 2045 §6.7, as vCard 2.1 has it; bytes that are no UTF-8 stay as they are. */
function printable(piece: string): string {
  const bytes = Buffer.from(piece.replace(/[=\n]/g, ''), 'hex');
  const said = bytes.toString('utf8');
  return said.includes('\ufffd') ? piece : padded(said, piece);
}

function escaped(piece: string, hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? padded(String.fromCodePoint(code), piece) : piece;
}

/**
 * A text of a file as programs show it that know its format: lines that are folded (RFC 5545 §3.1, RFC 6350 §3.2), escapes of
 * CSS. Every character that stays has its offset.
 */
export function asShown(file: string, text: string): string {
  if (file.endsWith('.css')) return text.replace(/\\([\da-f]{1,6})[ \n\t]?/gi, escaped);
  if (!/\.(?:ics|vcf)$/.test(file)) return text;
  const plain = text.includes('QUOTED-PRINTABLE') ? text.replace(/(?:=(?:[\dA-F]{2}|\n))+/g, printable) : text;
  return plain.replace(/\n[ \t]/g, gone);
}
