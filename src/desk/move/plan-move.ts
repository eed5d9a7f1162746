import { resolvePageAddress } from '../../checks/links/causes.ts';
import { findLinkPositions } from '../../checks/links/link-positions.ts';
import { pagePath } from '../../content/check/page-path.ts';
import { commonName, languageOfFile } from '../../content/languages/file-languages.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import { type QuestionPathSource, questionPath, questionsPath } from '../../content/question-path.ts';
import { getModule, type Sources } from '../../content/read/load.ts';
import type { MarkdownSource } from '../../content/read/source.ts';
import { escapeRegExp } from '../../core/escape.ts';
import type { Position } from '../../core/problem.ts';
import { slugPattern } from '../../core/slug.ts';
import { mirrorPath } from '../../core/url.ts';
import { applyEdits, preserveLineEnds, toOffset } from '../../edit/source/text-edit.ts';
import { findYamlMember } from '../../edit/source/yaml.ts';
import { type Replacement, replaceValues } from '../fix/replace-values.ts';
import { findToken } from '../fix/token.ts';

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

/** A file that gets another address. */
interface MovedFile {
  readonly source: MarkdownSource;
  /** Target file; unchanged where the `slug` changes. */
  readonly file: string;
  readonly slug?: string;
  /** Entry for `formerly`: the old path, or a question's old name. */
  readonly formerly: string;
  /** Entry that `formerly` must lose: the new address. */
  readonly now: string;
}

/** Moved files and their new paths by old path, or the reason why nothing can move. */
type MoveResolution =
  | { readonly files: readonly MovedFile[]; readonly paths: ReadonlyMap<string, string>; readonly anchor?: Anchor }
  | { readonly refused: string };

/** The anchor of a question: `question-x`. */
interface Anchor {
  readonly from: string;
  readonly to: string;
}

/** Finds what has the address `from`, in all languages of the site, and where it is to go to have `to`. */
function findMovedFiles(sources: Sources, named: QuestionPathSource, from: string, to: string): MoveResolution {
  const path = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/$/;
  for (const each of [from, to])
    if (!path.test(each)) return { refused: `An address of a page is written /like-this/, not "${each}".` };
  if (from === to) return { refused: 'The two addresses are the same.' };
  const languages = listSiteLanguages(sources);
  const questions = questionsPath(named);
  if (from.startsWith(questions)) {
    const [old, name] = [from, to].map((each) => each.slice(questions.length, -1));
    const files = sources.faq.filter(({ file }) => commonName(file, languages) === `content/faq/${old}`);
    if (files.length > 0) {
      if (name === undefined || !to.startsWith(questions) || !slugPattern.test(name))
        return { refused: `A question stays below ${questions}, by lower-case words joined by hyphens.` };
      return withPrefixes(sources, files, `content/faq/${old}`, `content/faq/${name}`, old ?? '', name, {
        from: questionPath(named, old ?? ''),
        to,
        anchor: { from: `question-${old}`, to: `question-${name}` },
      });
    }
  }
  const found = [...sources.pages, ...(sources.news ?? [])].find(
    (each) => resolvePageAddress(each, languages) === from,
  );
  if (!found)
    return {
      refused: `No file of Markdown has the address ${from}. A page that is generated is renamed by paths in content/site.ts, and redirects there keep its old address.`,
    };
  const prefix = (languages && languageOfFile(found.file, languages)?.prefix) ?? '';
  if (!to.startsWith(`${prefix}/`))
    return { refused: `A page stays in its language: expected an address below ${prefix}/.` };
  const [oldOwn, newOwn] = [from.slice(prefix.length), to.slice(prefix.length)];
  const name = commonName(found.file, languages);
  const files = [...sources.pages, ...(sources.news ?? [])].filter(({ file }) => commonName(file, languages) === name);
  const isNews = name.startsWith('content/news/');
  if (isNews !== /^\/news\/[^/]+\/$/.test(newOwn))
    return { refused: 'News stays news, and a page a page: write it anew where it belongs.' };
  const slugged = files.filter(({ frontMatter }) => slugOf(frontMatter.value) !== undefined);
  if (slugged.length > 0) return bySlug(found, files.length > 1, oldOwn, newOwn);
  const folder = isNews ? 'content' : 'content/pages';
  const target = `${folder}${newOwn.slice(0, -1)}${/\/index$/.test(name) ? '/index' : ''}`;
  const place = isNews ? undefined : pagePath(target.slice('content/pages/'.length), undefined, languages);
  if (place && !('path' in place))
    return {
      refused: `No page can have the address ${newOwn}: it is reserved, or not lower-case words joined by hyphens.`,
    };
  return withPrefixes(sources, files, name, target, oldOwn, newOwn, { from: oldOwn, to: newOwn });
}

const slugOf = (value: unknown): string | undefined => {
  const { slug } = value as { slug?: unknown };
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
};

function bySlug(source: MarkdownSource, hasOthers: boolean, from: string, to: string): MoveResolution {
  const [before, after] = [from, to].map((path) => /^(.*\/)([^/]+)\/$/.exec(path)?.slice(1) ?? []);
  const slug = after?.[1] ?? '';
  if (hasOthers)
    return {
      refused: `${source.file} has a slug, and other languages may have others: change them, and add formerly: [${from}].`,
    };
  if (before?.[0] !== after?.[0] || !slugPattern.test(slug))
    return { refused: `${source.file} has a slug, which is the last part of its address only. Delete it first.` };
  return {
    files: [{ source, file: source.file, slug, formerly: from, now: to }],
    paths: new Map([[from, to]]),
  };
}

function withPrefixes(
  sources: Sources,
  files: readonly MarkdownSource[],
  name: string,
  target: string,
  formerly: string,
  now: string,
  { from, to, anchor }: { readonly from: string; readonly to: string; readonly anchor?: Anchor },
): MoveResolution {
  const prefixes = ['', ...(listSiteLanguages(sources) ?? []).map(({ prefix }) => prefix)];
  return {
    files: files.map((source) => ({ source, file: target + source.file.slice(name.length), formerly, now })),
    paths: new Map(prefixes.map((prefix) => [prefix + from, prefix + to])),
    ...(anchor && { anchor }),
  };
}
