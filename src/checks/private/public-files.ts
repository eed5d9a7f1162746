import { isUtf8 } from 'node:buffer';
import type { PublicSourceFile } from '../../content/read/load-public.ts';
import type { PrivateCandidate } from '../../core/private-candidate.ts';
import { findNameCandidates, findTextCandidates } from './candidates.ts';
import type { TextFormat } from './extract-text.ts';

const texts = /\.(?:css|csv|geojson|html|ics|js|json|jsonld|mjs|svg|tsv|txt|vcf|vtt|webmanifest|xml|xsl|ya?ml)$/;
const code = /\.(?:css|js|mjs)$/;
/** Maximum bytes read of a text file. */
const mostRead = 5_000_000;

const found = new WeakMap<Uint8Array, readonly PrivateCandidate[]>();

/** Finds the private candidates of a file of public/, once for its bytes. */
export function findPublicFileCandidates({
  file: path,
  bytes,
  candidates,
}: PublicSourceFile): readonly PrivateCandidate[] {
  const known = candidates ?? found.get(bytes);
  if (known) return known;
  const file = `public/${path}`;
  const isText = texts.test(path) || (/(?:^|\/)[^.]+$/.test(path) && isUtf8(bytes));
  const all = [
    ...findNameCandidates(path.replace(/\.[a-z\d]+$/, ''), { file }),
    ...(isText ? findTextCandidates(file, textOf(bytes), formatOf(path), () => code.test(path)) : []),
  ];
  found.set(bytes, all);
  return all;
}

function formatOf(path: string): TextFormat {
  if (/\.(?:html|svg|xml|xsl)$/.test(path)) return 'html';
  if (/\.[ct]sv$/.test(path)) return 'csv';
  return /\.(?:css|geojson|js|json|jsonld|mjs|webmanifest)$/.test(path) ? 'code' : 'text';
}

const textOf = (bytes: Uint8Array) =>
  new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, mostRead)).replaceAll('\r\n', '\n');

/** Encoding by the first two bytes (Encoding Standard, section 6: BOM sniff). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
