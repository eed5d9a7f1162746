import { fieldName } from '../../content/check/field-name.ts';
import { type Sources, typedModules } from '../../content/read/load.ts';
import { positionsOf } from '../../content/read/position.ts';
import type { Located, MarkdownSource, ValuePath } from '../../content/read/source.ts';
import type { PrivateCandidate } from '../../core/private-candidate.ts';
import { countWork } from '../../core/work.ts';
import { masked } from './judge.ts';
import { findInName } from './names.ts';
import type { Format } from './plain-text.ts';
import { type Found, scan } from './scan.ts';

/** Finds the private candidates of a Markdown file, each at its line and column. Drafts are not published. */
export function candidatesOfMarkdown(source: MarkdownSource): readonly PrivateCandidate[] {
  const { file, frontMatter, body, bodyLine } = source;
  if ((frontMatter.value as { readonly draft?: unknown } | undefined)?.draft === 'true') return none;
  countWork('scanned');
  const found = [...inFileName(file), ...inValues(frontMatter)];
  const inBody = scan(body, 'markdown', codeIn(body));
  if (inBody.length > 0) {
    const at = positionsOf(file, body);
    for (const each of inBody) {
      const { line, col } = at(each.start);
      found.push(candidate(each, { file, line: bodyLine + line - 1, col }));
    }
  }
  return found.length === 0 ? none : found;
}

/** Finds the private candidates of a typed module. */
function candidatesOfModule(module: Located): readonly PrivateCandidate[] {
  countWork('scanned');
  return [...inFileName(module.file), ...inValues(module)];
}

/** Finds the private candidates of a text that is published as it stands, or of the source of a page. */
export function candidatesOfText(
  file: string,
  text: string,
  format: Format,
  isCode?: (offset: number) => boolean,
): PrivateCandidate[] {
  countWork('scanned');
  const found = scan(text, format, isCode);
  if (found.length === 0) return [];
  const at = positionsOf(file, text);
  return found.map((each) => candidate(each, at(each.start)));
}

/** Finds the private candidates of a name that becomes a part of an address. */
export function candidatesOfName(name: string, at: PrivateCandidate['at']): PrivateCandidate[] {
  return findInName(name).map((each) => candidate(each, at));
}

const none: readonly PrivateCandidate[] = [];

function candidate({ code, what, value, number }: Found, at: PrivateCandidate['at'], field?: string): PrivateCandidate {
  return {
    code,
    what,
    value,
    says: masked({ code, value }),
    at,
    ...(field !== undefined && { field }),
    ...(number !== '' && { number }),
  };
}

const inFileName = (file: string) =>
  candidatesOfName(file.replace(/^content\/[a-z]+\//, '').replace(/(?:\/SKILL)?\.(?:md|ts)$/, ''), { file });

/** Values that become part of an address, or were. */
const namesOfAddresses = /^(?:id|slug|formerly|from|to|path)$/;
/** `{ de: 'Text', 'pt-BR': 'Texto' }`: a text in several languages is one of its field. */
const language = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/** Private candidates in the values of a typed module or of front matter. */
function inValues(source: Located): PrivateCandidate[] {
  const found: PrivateCandidate[] = [];
  const read = (value: unknown, path: ValuePath, name: string): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const own = scanValue(String(value), name);
      const each = own.length === 0 && namesOfAddresses.test(name) ? findInName(String(value)) : own;
      for (const one of each) found.push(candidate(one, source.locate(path), fieldName(path)));
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      const keys = Object.keys(value);
      const isText = !isList && name !== '' && keys.every((key) => key !== 'id' && language.test(key));
      for (const key of keys) {
        const inside = [...path, isList ? Number(key) : key];
        if (!isList && /[^A-Za-z]/.test(key))
          for (const one of candidatesOfName(key, source.locate(inside, 'key'))) found.push(one);
        read((value as Record<string, unknown>)[key], inside, isList || isText ? name : key);
      }
    }
  };
  read(source.value, [], '');
  return found;
}

/** A value of a typed module or of front matter: the name of its field is the label that a sentence would have. */
export function scanValue(text: string, name: string): Found[] {
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
export function codeIn(markdown: string): (offset: number) => boolean {
  return within(markdown, fence);
}

/** Says of an offset whether it stands in something that a pattern finds. */
export function within(text: string, pattern: RegExp): (offset: number) => boolean {
  let blocks: (readonly [number, number])[] | undefined;
  return (offset) => {
    blocks ??= [...text.matchAll(pattern)].map(({ 0: block, index }) => [index, index + block.length] as const);
    return blocks.some(([start, end]) => offset >= start && offset < end);
  };
}

/** Remembers what was found in a file, for as long as somebody keeps what was read of it. */
type Remember = (of: object, find: () => readonly PrivateCandidate[]) => readonly PrivateCandidate[];

/** Private candidates of all files but pages, by file. Files with a record are not scanned again. */
export function candidatesOfOthers(sources: Sources, remember: Remember): Map<string, readonly PrivateCandidate[]> {
  const { faq, news = [], skills, style } = sources;
  const all = new Map<string, readonly PrivateCandidate[]>();
  for (const module of typedModules(sources))
    all.set(module.file, module.candidates ?? remember(module, () => candidatesOfModule(module)));
  for (const source of [...faq, ...news, ...skills.map((skill) => skill.source)])
    all.set(source.file, source.frontMatter.candidates ?? remember(source, () => candidatesOfMarkdown(source)));
  if (style)
    all.set(
      style.file,
      remember(style, () => candidatesOfText(style.file, style.text, 'code')),
    );
  return all;
}
