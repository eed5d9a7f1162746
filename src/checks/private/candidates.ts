import { formatFieldPath } from '../../content/check/path-sources.ts';
import { listTypedModules, type Sources } from '../../content/read/load.ts';
import { createPositionLookup } from '../../content/read/position.ts';
import type { LocatedData, MarkdownSource, ValuePath } from '../../content/read/source.ts';
import type { PrivateCandidate } from '../../core/records.ts';
import { countWork } from '../../core/work.ts';
import { maskValue } from './check-candidates.ts';
import type { TextFormat } from './extract-text.ts';
import { type PrivateMatch, scan } from './scan.ts';
import { scanText } from './scan-text.ts';

/** Finds the private candidates of a Markdown file, each at its line and column. Drafts are not published. */
export function findMarkdownCandidates(source: MarkdownSource): readonly PrivateCandidate[] {
  const { file, frontMatter, body, bodyLine } = source;
  if ((frontMatter.value as { readonly draft?: unknown } | undefined)?.draft === 'true') return none;
  countWork('scanned');
  const found = [...inFileName(file), ...inValues(frontMatter)];
  const inBody = scanText(body, 'markdown', createCodeTest(body));
  if (inBody.length > 0) {
    const at = createPositionLookup(file, body);
    for (const each of inBody) {
      const { line, col } = at(each.start);
      found.push(candidate(each, { file, line: bodyLine + line - 1, col }));
    }
  }
  return found.length === 0 ? none : found;
}

/** Finds the private candidates of a typed module. */
function candidatesOfModule(module: LocatedData): readonly PrivateCandidate[] {
  countWork('scanned');
  return [...inFileName(module.file), ...inValues(module)];
}

/** Finds the private candidates of a text that is published as it stands, or of the source of a page. */
export function findTextCandidates(
  file: string,
  text: string,
  format: TextFormat,
  isCode?: (offset: number) => boolean,
): PrivateCandidate[] {
  countWork('scanned');
  const found = scanText(text, format, isCode);
  if (found.length === 0) return [];
  const at = createPositionLookup(file, text);
  return found.map((each) => candidate(each, at(each.start)));
}

/** Finds the private candidates of a name that becomes a part of an address. */
export function findNameCandidates(name: string, at: PrivateCandidate['at']): PrivateCandidate[] {
  return scanName(name).map((each) => candidate(each, at));
}

const none: readonly PrivateCandidate[] = [];

function candidate(
  { code, what, value, number }: PrivateMatch,
  at: PrivateCandidate['at'],
  field?: string,
): PrivateCandidate {
  return {
    code,
    what,
    value,
    says: maskValue({ code, value }),
    at,
    ...(field !== undefined && { field }),
    ...(number !== '' && { number }),
  };
}

const inFileName = (file: string) =>
  findNameCandidates(file.replace(/^content\/[a-z]+\//, '').replace(/(?:\/SKILL)?\.(?:md|ts)$/, ''), { file });

/** Values that become part of an address, or were. */
const namesOfAddresses = /^(?:id|slug|formerly|from|to|path)$/;
/** `{ de: 'Text', 'pt-BR': 'Texto' }`: a text in several languages is one of its field. */
const language = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/** Private candidates in the values of a typed module or of front matter. */
function inValues(source: LocatedData): PrivateCandidate[] {
  const found: PrivateCandidate[] = [];
  const read = (value: unknown, path: ValuePath, name: string): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const own = scanValue(String(value), name);
      const each = own.length === 0 && namesOfAddresses.test(name) ? scanName(String(value)) : own;
      // In a text of several lines the line counts.
      const placeOf = (text: string) =>
        (String(value).includes('\n') && source.locateIn?.(path, Math.max(String(value).indexOf(text), 0))) ||
        source.locate(path);
      for (const one of each) found.push(candidate(one, placeOf(one.value), formatFieldPath(path)));
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      const keys = Object.keys(value);
      const isText = !isList && name !== '' && keys.every((key) => key !== 'id' && language.test(key));
      for (const key of keys) {
        const inside = [...path, isList ? Number(key) : key];
        if (!isList && /[^A-Za-z]/.test(key))
          for (const one of findNameCandidates(key, source.locate(inside, 'key'))) found.push(one);
        read((value as Record<string, unknown>)[key], inside, isList || isText ? name : key);
      }
    }
  };
  read(source.value, [], '');
  return found;
}

/** A value of a typed module or of front matter: the name of its field is the label that a sentence would have. */
export function scanValue(text: string, name: string): PrivateMatch[] {
  const isLabelled = name !== '' && text.length <= 200;
  const label = isLabelled
    ? `${name
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/[_-]/g, ' ')
        .toLowerCase()}: `
    : '';
  return scan(`${label}${text}`, 'markdown').filter(({ end }) => end > label.length);
}

const fence = /^ {0,3}(`{3,}|~{3,}).*\n(?:(?! {0,3}\1).*\n)*(?: {0,3}\1.*)?/gm;

/** Says of an offset of Markdown whether it stands in a block of code between fences. */
export function createCodeTest(markdown: string): (offset: number) => boolean {
  return createPatternTest(markdown, fence);
}

/** Says of an offset whether it stands in something that a pattern finds. */
export function createPatternTest(text: string, pattern: RegExp): (offset: number) => boolean {
  let blocks: (readonly [number, number])[] | undefined;
  return (offset) => {
    blocks ??= [...text.matchAll(pattern)].map(({ 0: block, index }) => [index, index + block.length] as const);
    return blocks.some(([start, end]) => offset >= start && offset < end);
  };
}

/** Remembers what was found in a file, for as long as somebody keeps what was read of it. */
type Remember = (of: object, find: () => readonly PrivateCandidate[]) => readonly PrivateCandidate[];

/** Private candidates of all files but pages, by file. Files with a record are not scanned again. */
export function findOtherCandidates(sources: Sources, remember: Remember): Map<string, readonly PrivateCandidate[]> {
  const { faq, news = [], skills, style } = sources;
  const all = new Map<string, readonly PrivateCandidate[]>();
  for (const module of listTypedModules(sources))
    all.set(module.file, module.candidates ?? remember(module, () => candidatesOfModule(module)));
  for (const source of [...faq, ...news, ...skills.map((skill) => skill.source)])
    all.set(source.file, source.frontMatter.candidates ?? remember(source, () => findMarkdownCandidates(source)));
  if (style)
    all.set(
      style.file,
      remember(style, () => findTextCandidates(style.file, style.text, 'code')),
    );
  return all;
}

/** In these nothing is ever found, and most names are such. */
const onlyWords = /^[a-z_/-]*$/;

/** In the name of a file words are joined by what is free, and a label and its value by nothing else. */
function readings(name: string): string[] {
  const dotted = name.replace(/(?<!\d-?)192-168-(\d{1,3})-(\d{1,3})(?!-?\d)/g, '192.168.$1.$2');
  const words = dotted.replace(/[_/-]/g, ' ');
  return [
    name,
    // A slug has no capitals: those of a number come back. Words without digits are no codes.
    words.replace(/\b[a-z]*\d[a-z\d]*|\b[a-z]{1,2}\b(?= \d)|(?<=\d )[a-z]\b/g, (word) => word.toUpperCase()),
    words.replace(/(?<=[A-Za-z]) (?=\w*\d)/g, ': '),
  ];
}

/** `rfc6238` and `1password` are words; what goes from letters to digits and back is none. Words in a row are no key. */
const isRandom = ({ code, what, value }: PrivateMatch) =>
  code !== 'private-secret' ||
  (what === 'a password'
    ? (value.match(/[a-z](?=\d)|\d(?=[a-z])/gi) ?? []).length > 1
    : /(?=[a-z]*\d)[a-z\d]{12}/i.test(value));

/** Finds what may be private in the name of a file, an id or an address, once for each code; offsets mean nothing. */
export function scanName(written: string): PrivateMatch[] {
  const name = written.replace(/^\/|\/$/g, '');
  if (onlyWords.test(name)) return [];
  const found: PrivateMatch[] = [];
  for (const reading of readings(name)) {
    const known = new Set(found.map(({ code }) => code));
    for (const each of scan(reading, 'text')) if (!known.has(each.code) && isRandom(each)) found.push(each);
  }
  return found;
}
