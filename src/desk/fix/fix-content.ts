import { existsSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from '../../compile/build.ts';
import { loadSources, type Sources } from '../../content/read/load.ts';
import type { Position, Problem } from '../../core/problem.ts';
import { slugify } from '../edit/slugify.ts';
import { offsetOf } from '../edit/text-edit.ts';
import { replaceFile } from '../edit/write-file.ts';
import { realPath } from '../report/problem-view.ts';
import { orderFixes } from './faq-order.ts';
import { type Replacement, replaceValues } from './fix-text.ts';
import { fixRules } from './rules.ts';
import { tokenAt } from './token.ts';

/** A mistake that was mended. */
export interface Fix {
  readonly at: Position | { readonly file: string };
  readonly field?: string | undefined;
  readonly from: string;
  readonly to: string;
}

type Options = Parameters<typeof build>[0];

/** One mistake can hide another; each round needs the one before, and this many settle any file. */
const rounds = 4;

/** Mends what can be mended without guessing, in place, and returns what was changed, in the order it was. */
export function fixContent(options: Options): Fix[] {
  const fixes: Fix[] = [];
  for (let round = 0; round < rounds; round++) {
    const sources = loadSources(options.contentDir, options.publicDir, () => {});
    const { problems } = build(options);
    const done = [...fixNames(problems, options), ...fixValues(problems, sources, options)];
    if (done.length === 0) break;
    for (const fix of done) fixes.push(fix);
  }
  return fixes;
}

function fixValues(problems: readonly Problem[], sources: Sources, options: Options): Fix[] {
  const wanted = new Map<string, (Replacement & { field?: string | undefined })[]>();
  const want = (file: string, replacement: Replacement & { field?: string | undefined }) =>
    void wanted.set(file, [...(wanted.get(file) ?? []), replacement]);
  for (const problem of problems) {
    const replacement = replacementFor(problem, sources, options);
    if (replacement) want(replacement.at.file, replacement);
  }
  for (const fix of orderFixes(sources)) want(fix.at.file, { ...fix, field: 'order' });
  return [...wanted].flatMap(([file, replacements]) => {
    const path = realPath(file, options);
    if (path === undefined || !existsSync(path)) return [];
    const once = [...new Map(replacements.map((each) => [`${each.at.line}:${each.at.col}`, each])).values()];
    const text = replaceValues(file, readFileSync(path, 'utf8'), once);
    if (text === undefined) return [];
    replaceFile(path, text);
    return once.map(({ at, field, from, to }) => ({ at, field, from: JSON.stringify(from), to: JSON.stringify(to) }));
  });
}

function replacementFor(
  problem: Problem,
  sources: Sources,
  options: Options,
): (Replacement & { field?: string | undefined }) | undefined {
  const { at, field } = problem;
  const path = at && 'line' in at ? realPath(at.file, options) : undefined;
  if (path === undefined || !at || !('line' in at)) return undefined;
  const text = readFileSync(path, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');
  const value = tokenAt(at.file, text, offsetOf(text, at))?.value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const input = { problem, value, others: othersOf(problem, sources), scheme: schemeOf(sources) };
  const to = fixRules.map((rule) => rule(input)).find((each) => each !== undefined && each !== value);
  return to === undefined ? undefined : { at, from: value, to, field };
}

/** Of an id, the ids of the same list. */
function othersOf({ at, field }: Problem, sources: Sources): unknown[] {
  const [, list, index] = /^(.+)\[(\d+)\]\.id$/.exec(field ?? '') ?? [];
  const located = [...sources.modules.values()].find(({ file }) => file === at?.file);
  if (list === undefined || !located) return [];
  const items: unknown = list.split('.').reduce<unknown>((value, key) => member(value, key), located.value);
  return Array.isArray(items) ? items.filter((_, i) => i !== Number(index)).map((item) => member(item, 'id')) : [];
}

function schemeOf({ modules }: Sources): unknown {
  return member(member(modules.get('company')?.value, 'registry'), 'scheme');
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** `content/faq/How_Much.md` → `content/faq/how-much.md`, where that is free: the name is an address or an id. */
function fixNames(problems: readonly Problem[], options: Options): Fix[] {
  return problems.flatMap(({ code, at, message }): Fix[] => {
    if (code !== 'path-reserved' || !at || 'line' in at || !message.startsWith('expected lower-case words')) return [];
    const [, name] = /([^/]+)\.md$/.exec(at.file) ?? [];
    const path = realPath(at.file, options);
    const slug = slugify(name ?? '');
    if (path === undefined || slug === undefined || slug === name) return [];
    const target = join(dirname(path), `${slug}.md`);
    // On a file system that ignores case the target is the file itself, and renaming it is right.
    if (existsSync(target) && slug !== name?.toLowerCase()) return [];
    renameSync(path, target);
    return [{ at, from: `${name}.md`, to: `${slug}.md` }];
  });
}
