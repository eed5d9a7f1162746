import { readFrontMatter } from '../../content/read/front-matter/front-matter.ts';
import { literalSpans } from '../../content/read/literal/spans.ts';
import type { Mark } from '../../content/read/located.ts';

/** One value as it is written in a file: the offsets of its text, quotes included, and what it means. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
  /** `'`, `"`, a backtick, or nothing. */
  readonly quote: string;
}

/** The value that begins at an offset of a content file (LF line ends); undefined for anything but one on one line. */
export function tokenAt(file: string, text: string, offset: number): Token | undefined {
  return file.endsWith('.ts') ? literalToken(text, offset) : yamlToken(text, offset);
}

function literalToken(text: string, offset: number): Token | undefined {
  const root = literalSpans(text);
  const mark = root && leafAt(root, offset);
  if (!mark || mark.end === undefined) return undefined;
  const first = text[mark.at]!;
  return { start: mark.at, end: mark.end, value: mark.value, quote: /['"`]/.test(first) ? first : '' };
}

function leafAt(mark: Mark, offset: number): Mark | undefined {
  if (!mark.members) return mark.at === offset ? mark : undefined;
  for (const member of mark.members.values()) {
    const found = leafAt(member, offset);
    if (found) return found;
  }
  return undefined;
}

/** A plain scalar to the end of its line, or a quoted one without escapes. */
function yamlToken(text: string, offset: number): Token | undefined {
  const line = text.slice(offset).split('\n', 1)[0]!;
  const [whole, double, single, plain] =
    /^(?:"([^"\\]*)"|'([^']*)'|([^\s"'[{&*!|>%@`#](?:(?! #).)*?))(?=\s*(?:#.*)?$)/.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const quote = double !== undefined ? '"' : single !== undefined ? "'" : '';
  return { start: offset, end: offset + whole.length, value: double ?? single ?? plain, quote };
}

/** Every scalar of a file in its order, and of Markdown the body: two texts differ in what they say only by these. */
export function scalarsOf(file: string, text: string): unknown[] | undefined {
  if (file.endsWith('.ts')) {
    const root = literalSpans(text);
    return root && flat(root.value);
  }
  let isSound = true;
  const source = readFrontMatter(file, text, () => {
    isSound = false;
  });
  return source && isSound ? [...flat(source.frontMatter.value), source.body] : undefined;
}

function flat(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([key, member]) => [key, ...flat(member)]);
}
