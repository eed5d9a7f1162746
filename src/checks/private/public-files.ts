import { isUtf8 } from 'node:buffer';
import type { MetadataItem } from '../../content/metadata/item.ts';
import { canStrip, findMetadata } from '../../content/metadata/metadata.ts';
import { type PublicSourceFile, sourceOfPublicFile } from '../../content/read/load-public.ts';
import type { Problem } from '../../core/problem.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import type { Check } from '../check.ts';
import { findNameCandidates, findTextCandidates } from './candidates.ts';
import { type AllowedValues, checkCandidates, collectAllowedValues, isAllowed, maskValue } from './check-candidates.ts';
import type { TextFormat } from './extract-text.ts';
import { scan } from './scan.ts';

const texts = /\.(?:css|csv|geojson|html|ics|js|json|jsonld|mjs|svg|tsv|txt|vcf|vtt|webmanifest|xml|xsl|ya?ml)$/;
const code = /\.(?:css|js|mjs|py|sh|ts)$/;
/** No extension, or a supporting file of a skill, which has any. */
const anyText = /(?:^|\/)[^.]+$|^\.well-known\/agent-skills\//;
/** Maximum bytes read of a text file. */
const mostRead = 5_000_000;

const found = new WeakMap<Uint8Array, readonly PrivateCandidate[]>();

/** Finds the private candidates of a file of public/, once for its bytes. */
export function findPublicFileCandidates(each: PublicSourceFile): readonly PrivateCandidate[] {
  const { file: path, bytes, candidates } = each;
  const file = sourceOfPublicFile(each);
  const known = candidates ?? found.get(bytes);
  if (known) return known;
  const isText = texts.test(path) || (anyText.test(path) && isUtf8(bytes));
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
  if (path.endsWith('.md')) return 'markdown';
  return /\.(?:css|geojson|js|json|jsonld|mjs|webmanifest)$/.test(path) ? 'code' : 'text';
}

const textOf = (bytes: Uint8Array) =>
  new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, mostRead)).replaceAll('\r\n', '\n');

/** Encoding by the first two bytes (Encoding Standard, section 6: BOM sniff). */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const kinds: Readonly<Record<MetadataItem['kind'], string>> = {
  place: 'the place where it was taken',
  person: 'the name of a person',
  serial: 'what names one machine',
  script: 'a program',
  comment: 'a comment of the person who drew it',
  text: 'a text',
};

/** Names of programs, and what programs write where nobody has given a name. */
const nobody =
  /^(?:(?:microsoft|ms|adobe|apple|(?:libre|open|only) ?office|apache|google|python|wps|canva|figma|inkscape|gimp|pandoc|latex|quarto|aspose|jasper|ghostscript|skia|chrom|word|excel|powerpoint|acrobat|photoshop|illustrator|indesign|docx?|openpyxl|xlsxwriter|poi|calibre|scribus|sketch)\b.*|user|users?|admin|administrator|author|owner|unknown|untitled|none|default|-|\.|anonymous|[\d.]+)$/i;

/** How to be rid of it where Gazette does not rewrite a file. */
function remedy(file: string): string {
  if (canStrip(file)) return '`npx gazette check --fix` takes it out; the picture itself stays as it is.';
  if (file.endsWith('.pdf'))
    return 'Gazette does not rewrite PDF files: empty the properties of the document in the program that wrote it, and export it again.';
  if (/\.(?:docx|xlsx|pptx|od[tsp])$/.test(file))
    return 'In the program that wrote it: File, Inspect Document (or Properties), remove personal information.';
  return 'Export it again without metadata.';
}

/** The `public-metadata` problem of an item; undefined for known names and for texts without anything private. */
export function checkMetadata(file: string, item: MetadataItem, allowed: AllowedValues): Problem | undefined {
  const { kind, name, value } = item;
  const isKnown = kind === 'person' && (allowed.names.has(value.toLowerCase()) || nobody.test(value));
  if (isKnown) return undefined;
  const [inside] = kind === 'text' ? scan(value, 'text').filter((found) => !isAllowed(found, allowed)) : [];
  if (kind === 'text' && !inside) return undefined;
  const what = inside ? `${kinds.text} with ${inside.what}` : kinds[kind];
  const shown = inside
    ? maskValue(inside)
    : value === '' || kind === 'comment'
      ? value.slice(0, 40)
      : maskValue({ code: 'private-person', value });
  const says = shown === '' ? name : `${name}: ${shown}`;
  return {
    code: 'public-metadata',
    at: { file },
    message: `expected a file that shows all that it says, got ${what} (${says})`,
    hint: remedy(file),
    says,
    fix: canStrip(file) ? { kind: 'metadata' } : undefined,
  };
}

const known = new WeakMap<Uint8Array, readonly MetadataItem[]>();

/**
 * Nothing private is in the files of public/: in their names, their texts (`private-secret`, `private-person`,
 * `private-internal`), and what programs wrote into them (`public-metadata`). Files of content/ are read where they are
 * checked; documents consist of these and of our own words.
 */
export const checkPublicPrivacy: Check = ({ sources }, report) => {
  const allowed = collectAllowedValues(sources);
  for (const each of sources.publicFiles) {
    checkCandidates(findPublicFileCandidates(each), allowed, report);
    const items = known.get(each.bytes) ?? findMetadata(each.file, each.bytes);
    known.set(each.bytes, items);
    for (const item of items) {
      const problem = checkMetadata(sourceOfPublicFile(each), item, allowed);
      if (problem) report(problem);
    }
  }
};
