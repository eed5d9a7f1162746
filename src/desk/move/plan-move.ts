import { findLinkPositions } from '../../checks/links/link-positions.ts';
import type { Sources } from '../../content/read/load.ts';
import { getModule } from '../../content/read/load.ts';
import { escapeRegExp } from '../../core/escape.ts';
import type { Position } from '../../core/problem.ts';
import { mirrorPath } from '../../core/url.ts';
import { preserveLineEnds } from '../../edit/source/preserve-line-ends.ts';
import { applyEdits, toOffset } from '../../edit/source/text-edit.ts';
import { findYamlMember } from '../../edit/source/yaml.ts';
import { type Replacement, replaceValues } from '../fix/replace-values.ts';
import { findToken } from '../fix/token.ts';
import { type Anchor, findMovedFiles } from './find-moved-files.ts';

/** Changes of a move; nothing is written yet. */
export interface MovePlan {
  /** Files with their texts as they become, under the names that they have now. */
  readonly texts: ReadonlyMap<string, string>;
  readonly renamed: readonly (readonly [file: string, target: string])[];
  readonly links: readonly Replacement[];
}

/** Plans another address for what has the address `from`; says why where that cannot be done. `read` gives texts of files. */
export function planMove(
  sources: Sources,
  from: string,
  to: string,
  read: (file: string) => string,
): MovePlan | { readonly refused: string } {
  const site = getModule(sources, 'site').value as {
    readonly baseUrl?: unknown;
    readonly paths?: { readonly questions?: unknown };
  };
  // Sites in several languages may have a name in each: then questions are moved by hand.
  const questions = site.paths?.questions;
  const named = typeof questions === 'string' ? { paths: { questions } } : {};
  const found = findMovedFiles(sources, named, from, to);
  if ('refused' in found) return found;
  const origins = typeof site.baseUrl === 'string' ? [site.baseUrl] : [];
  const rewritten = rewriteLinks(sources, origins, found.paths, found.anchor, read);
  if ('stuck' in rewritten) {
    const { file, line, col } = rewritten.stuck;
    return {
      refused: `The link at ${file}:${line}:${col} cannot be rewritten by a program. Write it on one line, or change it first.`,
    };
  }
  const texts = new Map(rewritten.texts);
  for (const { source, formerly, now, slug } of found.files) {
    const text = addFormerName(texts.get(source.file) ?? read(source.file), formerly, now, slug);
    if (text === undefined) return { refused: `The front matter of ${source.file} cannot be changed by a program.` };
    texts.set(source.file, text);
  }
  const renamed = found.files.flatMap(({ source, file }) =>
    source.file === file ? [] : [[source.file, file] as const],
  );
  return { texts, renamed, links: rewritten.links };
}

const opening = '---\n';

/**
 * Adds a name to `formerly` in the front matter of a Markdown file, takes `now` out of it, and gives the file another `slug`
 * where there is one to give. All else stays as it is. Undefined for a file without front matter.
 */
export function addFormerName(raw: string, name: string, now: string, slug?: string): string | undefined {
  return preserveLineEnds(raw, (text) => {
    const block = /^---\n([\s\S]*?)^---$/m.exec(text)?.[1];
    if (block === undefined) return undefined;
    const old = findYamlMember(block, 'formerly');
    const names = [...new Set([...(old?.texts ?? []), name])].filter((each) => each !== now && each !== '');
    const line = `formerly: [${names.join(', ')}]`;
    const given = slug === undefined ? undefined : findYamlMember(block, 'slug');
    const edit = (start: number, end: number, by: string) => ({
      start: opening.length + start,
      end: opening.length + end,
      // The YAML reader may count the line end as part of a list.
      text: by + (block.slice(start, end).endsWith('\n') ? '\n' : ''),
    });
    return applyEdits(text, [
      ...(given ? [edit(given.start, given.end, `slug: ${slug}`)] : []),
      old ? edit(old.start, old.end, line) : edit(block.length, block.length, `${line}\n`),
    ]);
  });
}

/** The texts of files that link to what moves, as they become, and each link; or the place of one that cannot be rewritten. */
type RewriteResult =
  | { readonly texts: ReadonlyMap<string, string>; readonly links: readonly Replacement[] }
  | { readonly stuck: Position };

/** Rewrites every link to these paths, drafts included; `read` gives the text of a file of the content. */
function rewriteLinks(
  sources: Sources,
  origins: readonly string[],
  paths: ReadonlyMap<string, string>,
  anchor: Anchor | undefined,
  read: (file: string) => string,
): RewriteResult {
  const forms = [...paths].flatMap(([from, to]): [string, string][] => [
    [from, to],
    [from.slice(0, -1), to],
    [mirrorPath(from), mirrorPath(to)],
  ]);
  const byPath = new Map(forms);
  const byFile = new Map<string, Position[]>();
  for (const [key, places] of findLinkPositions(sources, origins, true)) {
    const [path = '', fragment = ''] = key.split('#', 2);
    if (!byPath.has(path) && fragment !== anchor?.from) continue;
    for (const at of places) byFile.set(at.file, [...(byFile.get(at.file) ?? []), at]);
  }
  const texts = new Map<string, string>();
  const links: Replacement[] = [];
  for (const [file, places] of byFile) {
    const raw = read(file);
    const text = raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
    const once = [...new Map(places.map((at) => [`${at.line}:${at.col}`, at])).values()];
    const own: Replacement[] = [];
    for (const at of once) {
      const from = findToken(file, text, toOffset(text, at))?.value;
      const to = typeof from === 'string' ? moved(from, origins, forms, anchor) : from;
      // An anchor of the page itself goes with it.
      if (to === from && typeof from === 'string' && from.startsWith('#')) continue;
      if (typeof to !== 'string' || to === from) return { stuck: at };
      own.push({ at, from, to });
    }
    if (own.length === 0) continue;
    const changed = replaceValues(file, raw, own);
    if (changed === undefined) return { stuck: once[0] as Position };
    texts.set(file, changed);
    for (const each of own) links.push(each);
  }
  return { texts, links };
}

/** A value that is a link, or a text that holds some, with the paths of today. */
function moved(value: string, origins: readonly string[], forms: readonly [string, string][], anchor?: Anchor): string {
  let text = value;
  for (const [from, to] of forms) {
    const before = `(^|\\]\\(|${origins.map(escapeRegExp).join('|')})`;
    text = text.replace(
      new RegExp(`${before}${escapeRegExp(from)}(?![\\w~%/-]|\\.[\\w])`, 'g'),
      (_, start: string) => start + to,
    );
  }
  if (anchor) text = text.replace(new RegExp(`#${escapeRegExp(anchor.from)}(?![\\w-])`, 'g'), `#${anchor.to}`);
  return text;
}
