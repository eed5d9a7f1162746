import { sha256 } from '../../core/digest.ts';

/** How a wrong body came to be of the right one, where its bytes show it. */
export type Alteration = 'line-ends' | 'bom' | 'trailing' | 'truncated';

export interface ExpectedBody {
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  /** Of the document, such as `application/json`. */
  readonly type: string;
}

/** The first that fits; all but `truncated` are proven by the digest of the right body. */
export function alterationOf(body: Uint8Array, expected: ExpectedBody): Alteration | undefined {
  if (sha256(body.subarray(0, expected.size)) === expected.sha256) return 'trailing';
  if (startsWith(body, byteOrderMark) && sha256(body.subarray(3)) === expected.sha256) return 'bom';
  if (hasOtherLineEnds(body, expected.sha256)) return 'line-ends';
  return body.byteLength < expected.size && breaksOff(body, expected) ? 'truncated' : undefined;
}

const byteOrderMark = [0xef, 0xbb, 0xbf];

function startsWith(body: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, i) => body[i] === byte);
}

function hasOtherLineEnds(body: Uint8Array, expected: string): boolean {
  const text = Buffer.from(body).toString('latin1');
  return text.includes('\r\n') && sha256(Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1')) === expected;
}

/** Every text of a release ends with a line feed, and every program's format knows its own end. */
function breaksOff(body: Uint8Array, { type }: ExpectedBody): boolean {
  if (body.byteLength === 0) return true;
  const text = Buffer.from(body).toString('utf8').trimEnd();
  // Pages of others begin otherwise: ours name their language.
  if (type === 'text/html') return /^<!doctype html>\s*<html lang=/i.test(text) && !/<\/html>$/i.test(text);
  if (/[/+]json$/.test(type)) return /^[[{]/.test(text) && !isJson(text);
  if (/[/+]xml$/.test(type)) return /^</.test(text) && !/<\/[\w:]+>$/.test(text);
  return type === 'text/markdown' && /^[#-]/.test(text) && body.at(-1) !== 0x0a;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
