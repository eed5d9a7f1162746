import { jsonChanges } from '../../core/json-changes.ts';
import { lineChanges } from '../../core/line-changes.ts';
import { byCodeUnit } from '../../core/problem.ts';
import { fileIn, type Headers, type Release, type Variant } from '../../core/release.ts';

/** Difference at a path of an origin; `lines` are for people. */
export interface PathChange {
  readonly path: string;
  readonly what: 'new' | 'gone' | 'other';
  readonly lines: readonly string[];
}

/**
 * Compares the responses of two releases by path: header fields, JSON by pointer, other texts by line. Digests in names
 * of assets follow from the bytes, so they are ignored.
 */
export function releaseChanges(before: Release, after: Release): PathChange[] {
  const [old, now] = [answersOf(before), answersOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort(byCodeUnit).flatMap((path): PathChange[] => {
    const [one, other] = [old.get(path), now.get(path)];
    if (!one || !other) return [{ path, what: one ? 'gone' : 'new', lines: [] }];
    const lines = [...Object.keys({ ...one, ...other })].flatMap((when) => answerChanges(when, one[when], other[when]));
    return lines.length > 0 ? [{ path, what: 'other', lines }] : [];
  });
}

interface Answer {
  readonly headers: Headers;
  readonly text: string | undefined;
  readonly sha256: string;
  readonly isJson: boolean;
}

type Answers = Readonly<Record<string, Answer>>;

/** Representations of each path by `html`, `markdown` or `always`; redirects by target. */
function answersOf(release: Release): Map<string, Answers> {
  const found = new Map<string, Answers>();
  for (const { path, variants } of release.routes.values())
    found.set(plain(path), Object.fromEntries(variants.map((variant) => [variant.when, answerOf(release, variant)])));
  for (const [path, to] of release.redirects)
    found.set(path, { always: { headers: { Location: to }, text: undefined, sha256: '', isJson: false } });
  return found;
}

const textual = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/;

function answerOf(release: Release, { file, headers }: Variant): Answer {
  const { bytes, sha256 } = fileIn(release, file);
  const type = headers['Content-Type'] ?? '';
  const text = textual.test(type) ? plain(Buffer.from(bytes).toString('utf8')) : undefined;
  return { headers, text, sha256, isJson: /\bjson\b/.test(type) };
}

/** `/assets/style.0123456789ab.css`, and names that hold a digest in other forms, without it. */
const plain = (text: string): string => text.replace(/(?<=[./-])[0-9a-f]{8,64}(?=\.[a-z0-9]+\b)/g, '*');

/** Fields that follow from the bytes. */
const derived = new Set(['ETag', 'Content-Length', 'x-markdown-tokens', 'Content-Digest', 'Repr-Digest']);

function answerChanges(when: string, one: Answer | undefined, other: Answer | undefined): string[] {
  const prefix = when === 'always' ? '' : `${when}: `;
  if (!one || !other) return [`${prefix}${one ? 'gone' : 'new'}`];
  const names = Object.keys({ ...one.headers, ...other.headers }).filter((name) => !derived.has(name));
  const fields = names.flatMap((name) => {
    const [was, is] = [one.headers[name], other.headers[name]].map((value) => value && plain(value));
    return was === is ? [] : [`${name}: ${was ?? 'none'} → ${is ?? 'none'}`];
  });
  return [...fields, ...bodyChanges(one, other)].map((line) => prefix + line);
}

function bodyChanges(one: Answer, other: Answer): string[] {
  if (one.sha256 === other.sha256 || (one.text !== undefined && one.text === other.text)) return [];
  if (one.text === undefined || other.text === undefined) return ['other bytes'];
  const isJson = one.isJson && other.isJson;
  return isJson ? jsonChanges(JSON.parse(one.text), JSON.parse(other.text)) : lineChanges(one.text, other.text);
}
