import { sha256 } from '../../digest.ts';

/** A signed note (https://c2sp.org/signed-note): a text that ends with a line end, and who signed it. */
export interface Note {
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  /** Name of the key: no space, no plus. */
  readonly name: string;
  /** Eight digits of hex. */
  readonly keyId: string;
  /** Ed25519: 64 bytes. */
  readonly signature: Uint8Array;
}

/** The type of an Ed25519 signature (signed-note, Signature types). */
const ed25519 = Buffer.from([1]);

/** Further signatures in a note are not read; readers must take sixteen. */
const mostSignatures = 64;

/** The short id of an Ed25519 key under a name, eight digits of hex: it tells keys apart, and proves nothing. `x` is base64url. */
export function noteKeyId(name: string, x: string): string {
  return sha256(Buffer.concat([Buffer.from(`${name}\n`), ed25519, Buffer.from(x, 'base64url')])).slice(0, 8);
}

/** The text form in which programs are given a key: `example.com/signature/log+1f3a9c0b+A…`. `x` is base64url. */
export function verifierKey(name: string, x: string): string {
  const key = Buffer.concat([ed25519, Buffer.from(x, 'base64url')]).toString('base64');
  return `${name}+${noteKeyId(name, x)}+${key}`;
}

/** The bytes of a note. */
export function writeNote({ text, signatures }: Note): string {
  const lines = signatures.map(({ name, keyId, signature }) => {
    const value = Buffer.concat([Buffer.from(keyId, 'hex'), signature]).toString('base64');
    return `— ${name} ${value}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

/** Reads a note; undefined if it is none: each has one spelling. */
export function readNote(note: string): Note | undefined {
  const end = note.lastIndexOf('\n\n');
  const isPlain = [...note].every((character) => character >= ' ' || character === '\n');
  if (end < 0 || !note.endsWith('\n') || !isPlain) return undefined;
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > mostSignatures) return undefined;
  const signatures = lines.map(signatureOf);
  return signatures.every((each) => each !== undefined) ? { text: note.slice(0, end + 1), signatures } : undefined;
}

function signatureOf(line: string): NoteSignature | undefined {
  const [, name, value = ''] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? [];
  const bytes = Buffer.from(value, 'base64');
  if (name === undefined || bytes.length <= 4 || bytes.toString('base64') !== value) return undefined;
  return { name, keyId: bytes.subarray(0, 4).toString('hex'), signature: bytes.subarray(4) };
}
