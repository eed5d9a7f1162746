import { parseFrontMatter } from '../../content/read/front-matter/front-matter.ts';
import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import { findYamlScalar } from '../../edit/source/yaml.ts';

/** One value as it is written in a file: the offsets of its text, quotes included, and what it means. */
interface Token {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
  /** Writes another text in its place. */
  written(value: string): string;
}

/** The value that begins at an offset of a content file (LF line ends); undefined for lists, maps and block texts. */
export function findToken(file: string, text: string, offset: number): Token | undefined {
  return file.endsWith('.ts') ? literalToken(text, offset) : frontMatterToken(text, offset);
}

function literalToken(text: string, offset: number): Token | undefined {
  const root = listLiteralSpans(text);
  const mark = root && leafAt(root, offset);
  if (!mark || mark.end === undefined) return undefined;
  const first = text.charAt(mark.at);
  // Other values become texts.
  const quote = /['"`]/.test(first) ? first : "'";
  return { start: mark.at, end: mark.end, value: mark.value, written: (value) => quote + value + quote };
}

function leafAt(mark: PositionedValue, offset: number): PositionedValue | undefined {
  if (!mark.members) return mark.at === offset ? mark : undefined;
  for (const member of mark.members.values()) {
    const found = leafAt(member, offset);
    if (found) return found;
  }
  return undefined;
}

function frontMatterToken(text: string, offset: number): Token | undefined {
  const [opening, block] = /^(---\n)(.*?)^---$/ms.exec(text)?.slice(1) ?? [];
  if (opening === undefined || block === undefined) return undefined;
  const bodyAt = opening.length + block.length + '---'.length;
  if (offset >= bodyAt) return addressToken(text, offset);
  const scalar = findYamlScalar(block, offset - opening.length);
  return scalar && { ...scalar, start: scalar.start + opening.length, end: scalar.end + opening.length };
}

/** The address of a link in Markdown: of one with the origin of the site, what follows that. */
function addressToken(text: string, offset: number): Token | undefined {
  destination.lastIndex = offset;
  const [whole = ''] = destination.exec(text) ?? [];
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(whole) ?? [];
  const value = origin === '' ? whole : whole.slice(origin.length).replace(/[.,;:!?*_&]+$/, '');
  const start = offset + origin.length;
  return value === '' ? undefined : { start, end: start + value.length, value, written: (other) => other };
}

const destination = /[^\s()<>[\]"'`|\\]+/y;
/** Splits a body at its addresses, which so become scalars of it. */
const betweenAddresses = /([\s()<>[\]"'`|\\]+|https?:\/\/[^\s/]+)/;

/** Every scalar of a file in its order, and of Markdown the words of the body: two texts differ in what they say only by these. */
export function listFileScalars(file: string, text: string): unknown[] | undefined {
  const read = parseScalars(file, text);
  return read && [...read.values, ...read.body.split(betweenAddresses)];
}

/** Every scalar of a typed module or of front matter, with the names of fields, in their order; undefined where it is broken. */
export function parseScalars(
  file: string,
  text: string,
): { readonly values: unknown[]; readonly body: string } | undefined {
  if (file.endsWith('.ts')) {
    const root = listLiteralSpans(text);
    return root && { values: flat(root.value), body: '' };
  }
  let isSound = true;
  const source = parseFrontMatter(file, text, () => {
    isSound = false;
  });
  return source && isSound ? { values: flat(source.frontMatter.value), body: source.body } : undefined;
}

function flat(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([key, member]) => [key, ...flat(member)]);
}
