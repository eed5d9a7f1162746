import { decodeWindows1252 } from '../../core/decode-text.ts';
import { sha256 } from '../../core/digest.ts';

/** Visible change of a wrong body. */
export type Alteration = 'line-ends' | 'bom' | 'leading' | 'trailing' | 'transcoded' | 'reformatted' | 'truncated';

export interface ExpectedBody {
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, such as `application/json`. */
  readonly type: string;
}

/** First match; all but `truncated` are proven by the digest of the right body. */
export function findAlteration(body: Uint8Array, expected: ExpectedBody): Alteration | undefined {
  const isRight = (bytes: Uint8Array) => sha256(bytes) === expected.sha256;
  const proven = undone.find(([, undo]) => undo(body, expected).some(isRight));
  if (proven) return proven[0];
  return body.byteLength < expected.size && breaksOff(body, expected) ? 'truncated' : undefined;
}

/** Reversals of alterations: one of the results is the right body. */
const undone: readonly (readonly [Alteration, (body: Uint8Array, expected: ExpectedBody) => readonly Uint8Array[]])[] =
  [
    ['trailing', (body, { size }) => [body.subarray(0, size)]],
    ['bom', (body) => (startsWith(body, byteOrderMark) ? [body.subarray(3)] : [])],
    ['leading', (body, { size }) => (body.byteLength > size ? [body.subarray(-size)] : [])],
    ['line-ends', otherLineEnds],
    ['transcoded', otherCharsets],
    ['reformatted', otherLayouts],
  ];

const byteOrderMark = [0xef, 0xbb, 0xbf];

function startsWith(body: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, i) => body[i] === byte);
}

/** Tries CRLF, CR and no last line feed. JSON without any line feed was written again: see otherLayouts(). */
function otherLineEnds(body: Uint8Array, { type }: ExpectedBody): Uint8Array[] {
  const text = Buffer.from(body).toString('latin1');
  if (/[/+]json$/.test(type) && !/[\r\n]/.test(text)) return [];
  return [`${text}\n`, text.replace(/\r\n?/g, '\n')].map((each) => Buffer.from(each, 'latin1'));
}

/** Reverses Latin-1, UTF-8 taken for Latin-1, and UTF-16. */
function otherCharsets(body: Uint8Array, { type }: ExpectedBody): Uint8Array[] {
  if (!/^text\/|[/+](?:json|xml)$/.test(type)) return [];
  const bytes = Buffer.from(body);
  return [
    Buffer.from(decodeWindows1252(bytes)),
    Buffer.from(bytes.toString('utf8'), 'latin1'),
    Buffer.from(new TextDecoder('utf-16le').decode(bytes)),
  ];
}

/** Reverses other JSON spacing. */
function otherLayouts(body: Uint8Array, { type }: ExpectedBody): Uint8Array[] {
  const value = /[/+]json$/.test(type) ? jsonOf(Buffer.from(body).toString('utf8')) : undefined;
  if (value === undefined) return [];
  return [undefined, 2].flatMap((space) => {
    const text = JSON.stringify(value, undefined, space);
    return [Buffer.from(text), Buffer.from(`${text}\n`)];
  });
}

/** Whether a body is cut: all texts end with a line feed, and other formats have their own end. */
function breaksOff(body: Uint8Array, { type }: ExpectedBody): boolean {
  if (body.byteLength === 0) return true;
  const text = Buffer.from(body)
    .toString(type === 'image/png' ? 'latin1' : 'utf8')
    .trimEnd();
  // Our pages name their language first; others may not.
  if (type === 'text/html') return /^<!doctype html>\s*<html lang=/i.test(text) && !/<\/html>$/i.test(text);
  if (/[/+]json$/.test(type)) return /^[[{]/.test(text) && jsonOf(text) === undefined;
  if (/[/+]xml$/.test(type)) return /^</.test(text) && !/(?:<\/[\w:]+|\/)>$/.test(text);
  if (type === 'image/png') return isPicture(body) && text.includes('IHDR') && text.slice(-8, -4) !== 'IEND';
  return /^text\//.test(type) && /^[^<]/.test(text) && body.at(-1) !== 0x0a;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** First bytes of WebP, AVIF, PNG, JPEG, GIF and ICO. */
const signatures = /^(?:52494646.{8}57454250|.{8}66747970617669|89504e47|ffd8ff|47494638|00000100)/;

/** Whether a body is an image of any format. */
export function isPicture(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, 256));
  return signatures.test(start.toString('hex')) || /^(?:<\?xml[^>]*>\s*)?<svg\b/.test(start.toString('latin1'));
}
