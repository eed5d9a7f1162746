import { isUtf8 } from 'node:buffer';
import type { MetadataItem } from '../../content/metadata/item.ts';
import { metadataOf } from '../../content/metadata/metadata.ts';
import type { PrivateCandidate } from '../../core/private-candidate.ts';
import type { Check } from '../check.ts';
import { allowedIn } from './allowed.ts';
import { candidatesOfName, candidatesOfText } from './candidates.ts';
import { judgeCandidates } from './judge.ts';
import { metadataProblem } from './metadata-problem.ts';
import type { Format } from './plain-text.ts';

const texts = /\.(?:css|csv|ics|js|json|mjs|svg|txt|vcf|vtt|webmanifest|xml|xsl)$/;
const code = /\.(?:css|js|mjs)$/;
/** Of a longer text the rest is not read. */
const mostRead = 5_000_000;

interface Read {
  readonly candidates: readonly PrivateCandidate[];
  readonly metadata: readonly MetadataItem[];
}
const known = new WeakMap<Uint8Array, Read>();

/**
 * Nothing private is in the files of public/: in their names, their texts (`private-secret`, `private-person`,
 * `private-internal`), and what programs wrote into them (`public-metadata`). Files of content/ are read where they are
 * checked; documents consist of these and of our own words.
 */
export const nothingPrivate: Check = ({ sources }, report) => {
  const allowed = allowedIn(sources);
  for (const { file, bytes } of sources.publicFiles) {
    const read = known.get(bytes) ?? readPublic(file, bytes);
    known.set(bytes, read);
    judgeCandidates(read.candidates, allowed, report);
    for (const item of read.metadata) {
      const problem = metadataProblem(`public/${file}`, item, allowed);
      if (problem) report(problem);
    }
  }
};

function readPublic(path: string, bytes: Uint8Array): Read {
  const file = `public/${path}`;
  const isText = texts.test(path) || (/(?:^|\/)[^.]+$/.test(path) && isUtf8(bytes));
  return {
    candidates: [
      ...candidatesOfName(path.replace(/\.[a-z\d]+$/, ''), { file }),
      ...(isText ? candidatesOfText(file, textOf(bytes), formatOf(path), () => code.test(path)) : []),
    ],
    metadata: metadataOf(path, bytes),
  };
}

function formatOf(path: string): Format {
  if (/\.(?:svg|xml|xsl)$/.test(path)) return 'html';
  return /\.(?:css|js|json|mjs|webmanifest)$/.test(path) ? 'code' : 'text';
}

const textOf = (bytes: Uint8Array) =>
  new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, mostRead)).replaceAll('\r\n', '\n');

/** As a reader takes it from the first two bytes (Encoding Standard, section 6: BOM sniff). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
