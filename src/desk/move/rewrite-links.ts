import { findLinkPositions } from '../../checks/links/link-positions.ts';
import type { Sources } from '../../content/read/load.ts';
import type { Position } from '../../core/problem.ts';
import { mirrorPath } from '../../core/url.ts';
import { toOffset } from '../../edit/source/text-edit.ts';
import { type Replacement, replaceValues } from '../fix/replace-values.ts';
import { findToken } from '../fix/token.ts';
import type { Anchor } from './find-moved-files.ts';

/** The texts of files that link to what moves, as they become, and each link; or the place of one that cannot be rewritten. */
type RewriteResult =
  | { readonly texts: ReadonlyMap<string, string>; readonly links: readonly Replacement[] }
  | { readonly stuck: Position };

/** Rewrites every link to these paths, drafts included; `read` gives the text of a file of the content. */
export function rewriteLinks(
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
    const before = `(^|\\]\\(|${origins.map(literal).join('|')})`;
    text = text.replace(
      new RegExp(`${before}${literal(from)}(?![\\w~%/-]|\\.[\\w])`, 'g'),
      (_, start: string) => start + to,
    );
  }
  if (anchor) text = text.replace(new RegExp(`#${literal(anchor.from)}(?![\\w-])`, 'g'), `#${anchor.to}`);
  return text;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
