import type { Position } from '../problem.ts';
import type { Sources } from './load.ts';
import type { Located, MarkdownSource, ValuePath } from './source.ts';

/**
 * Where any of the needles is written in the content, as a link would be: whole, not as part of a longer address.
 * `preferred` names files to look in first; the others are searched only if those have nothing.
 */
export function findInSources(sources: Sources, needles: readonly string[], preferred: readonly string[]): Position[] {
  const all = [
    ...[...sources.modules.values()].map((located) => ({ file: located.file, find: () => inValues(located, needles) })),
    ...[...sources.pages, ...sources.faq, ...sources.skills.map((skill) => skill.source)].map((source) => ({
      file: source.file,
      find: () => [...inValues(source.frontMatter, needles), ...inBody(source, needles)],
    })),
  ];
  const first = all.filter((source) => preferred.includes(source.file)).flatMap((source) => source.find());
  return first.length > 0
    ? first
    : all.filter((source) => !preferred.includes(source.file)).flatMap((source) => source.find());
}

function inBody(source: MarkdownSource, needles: readonly string[]): Position[] {
  return source.body
    .split('\n')
    .flatMap((line, i) =>
      offsets(line, needles).map((at) => ({ file: source.file, line: source.bodyLine + i, col: at + 1 })),
    );
}

function inValues(
  located: Located,
  needles: readonly string[],
  value: unknown = located.value,
  path: ValuePath = [],
): Position[] {
  if (typeof value === 'string') return offsets(value, needles).length > 0 ? [located.locate(path)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    inValues(located, needles, member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Columns (0-based) at which a needle stands alone: nothing before or after it continues the address. */
function offsets(text: string, needles: readonly string[]): number[] {
  const found: number[] = [];
  for (const needle of needles) {
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      const before = text.charAt(at - 1);
      const alone = !/[A-Za-z0-9/#-]/.test(before) || followsHost(text, at);
      if (alone && !/[A-Za-z0-9/#_-]/.test(text.charAt(at + needle.length))) found.push(at);
    }
  }
  return found;
}

/** The longest name that DNS knows, with a port (RFC 1035 §2.3.4); further back nobody looks for `https://`. */
const maxHost = 262;

function followsHost(text: string, at: number): boolean {
  return /https:\/\/[^/\s]+$/.test(text.slice(Math.max(0, at - maxHost - 'https://'.length), at));
}
