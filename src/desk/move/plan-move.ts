import { resolvePageAddress } from '../../checks/links/causes.ts';
import { findLinkPositions } from '../../checks/links/link-positions.ts';
import { pagePath } from '../../content/check/page-path.ts';
import { findFileLinks } from '../../content/file-links.ts';
import { commonName, languageOfFile } from '../../content/languages/file-languages.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import { type QuestionPathSource, questionsPath } from '../../content/question-path.ts';
import { getModule, type Sources } from '../../content/read/load.ts';
import type { MarkdownSource } from '../../content/read/source.ts';
import { escapeRegExp } from '../../core/escape.ts';
import type { Position } from '../../core/problem.ts';
import { isAddressName } from '../../core/slug.ts';
import { canonicalAddress, decodePercent, mirrorPath, toSmallHex } from '../../core/url.ts';
import { toOffset } from '../../edit/source/text-edit.ts';
import { findToken, type Replacement, replaceValues } from '../fix/replace-values.ts';
import { addFormerName } from './former-names.ts';
import { rebaseFileLinks } from './rebase-file-links.ts';

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
  const found = findMovedFiles(sources, named, canonicalAddress(from), canonicalAddress(to));
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
  rebaseFileLinks(sources, new Map(renamed), texts, read);
  return { texts, renamed, links: rewritten.links };
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
  const links = findLinksTo(new Set(forms.map(([from]) => from)), sources, origins, anchor);
  const texts = new Map<string, string>();
  const replaced: Replacement[] = [];
  for (const [file, found] of links) {
    const raw = read(file);
    const own = listReplacements(file, raw, found, (value) => moved(value, origins, forms, anchor));
    if ('stuck' in own) return own;
    const [first] = own;
    if (!first) continue;
    const changed = replaceValues(file, raw, own);
    if (changed === undefined) return { stuck: first.at };
    texts.set(file, changed);
    for (const each of own) replaced.push(each);
  }
  return { texts, links: replaced };
}

/** The places of links to these paths or the anchor, by file. */
function findLinksTo(
  paths: ReadonlySet<string>,
  sources: Sources,
  origins: readonly string[],
  anchor: Anchor | undefined,
): ReadonlyMap<string, readonly Position[]> {
  const links = new Map<string, Position[]>();
  for (const [key, places] of findLinkPositions(sources, origins, true)) {
    const [path = '', fragment = ''] = key.split('#', 2);
    if (!paths.has(path) && fragment !== anchor?.from) continue;
    for (const at of places) links.set(at.file, [...(links.get(at.file) ?? []), at]);
  }
  return links;
}

/** The links of a file as they become; or the place of one that cannot be read. */
function listReplacements(
  file: string,
  raw: string,
  places: readonly Position[],
  toMoved: (value: string) => string,
): readonly Replacement[] | { readonly stuck: Position } {
  const text = raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const found: Replacement[] = [];
  const relative = new Set(findFileLinks(file, text).map((link) => link.at));
  for (const at of new Map(places.map((place) => [`${place.line}:${place.col}`, place])).values()) {
    if (relative.has(toOffset(text, at))) continue;
    const from = findToken(file, text, toOffset(text, at))?.value;
    if (typeof from !== 'string') return { stuck: at };
    const to = toMoved(from);
    if (to !== from) found.push({ at, from, to });
    // An anchor of the page itself goes with it.
    else if (!from.startsWith('#')) return { stuck: at };
  }
  return found;
}

/** A value that is a link, or a text that holds some, with the paths of today. */
function moved(value: string, origins: readonly string[], forms: readonly [string, string][], anchor?: Anchor): string {
  let text = value;
  for (const [from, to] of forms) {
    const before = `(^|\\]\\(|${origins.map(escapeRegExp).join('|')})`;
    text = text.replace(
      new RegExp(`${before}(?:${spellingsOf(from)})(?![\\w~%/-]|\\.[\\w]|[^\\x00-\\x7f])`, 'g'),
      (found, start: string) => start + (found.includes('%') ? to : decodePercent(to)),
    );
  }
  if (anchor) text = text.replace(new RegExp(`#${escapeRegExp(anchor.from)}(?![\\w-])`, 'g'), `#${anchor.to}`);
  return text;
}

/** A pattern of all spellings of an address that people and programs write. */
const spellingsOf = (address: string): string => {
  const text = decodePercent(address);
  return [...new Set([address, toSmallHex(address), text, text.normalize('NFD')])].map(escapeRegExp).join('|');
};

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
  const path = /^(?:\/[A-Za-z0-9_~%-][A-Za-z0-9._~%-]*)+\/$/;
  for (const each of [from, to])
    if (!path.test(each)) return { refused: `An address of a page is written /like-this/, not "${each}".` };
  if (from === to) return { refused: 'The two addresses are the same.' };
  const question = findMovedQuestion(sources, named, from, to);
  if (question) return question;
  const languages = listSiteLanguages(sources);
  const pages = [...sources.pages, ...(sources.news ?? [])];
  const found = pages.find((each) => resolvePageAddress(each, languages) === from);
  if (!found)
    return {
      refused: `No file of Markdown has the address ${from}. A page that is generated is renamed by paths in content/site.ts, and redirects there keep its old address.`,
    };
  const prefix = (languages && languageOfFile(found.file, languages)?.prefix) ?? '';
  if (!to.startsWith(`${prefix}/`))
    return { refused: `A page stays in its language: expected an address below ${prefix}/.` };
  const [oldOwn, newOwn] = [from.slice(prefix.length), to.slice(prefix.length)];
  const name = commonName(found.file, languages);
  const files = pages.filter(({ file }) => commonName(file, languages) === name);
  if (name.startsWith('content/news/') !== /^\/news\/[^/]+\/$/.test(newOwn))
    return { refused: 'News stays news, and a page a page: write it again where it belongs.' };
  if (files.some(({ frontMatter }) => slugOf(frontMatter.value) !== undefined))
    return bySlug(found, files.length > 1, oldOwn, newOwn);
  const target = targetOf(name, newOwn, languages);
  if (target === undefined)
    return {
      refused: `No page can have the address ${newOwn}: it is reserved, or not lower-case words joined by hyphens.`,
    };
  return withPrefixes(sources, files, name, target, decodePercent(oldOwn), decodePercent(newOwn), {
    from: oldOwn,
    to: newOwn,
  });
}

/** Finds the files of a question; undefined where the address is of something else. */
function findMovedQuestion(
  sources: Sources,
  named: QuestionPathSource,
  from: string,
  to: string,
): MoveResolution | undefined {
  const languages = listSiteLanguages(sources);
  const questions = questionsPath(named);
  if (!from.startsWith(questions)) return undefined;
  const [old = '', name = ''] = [from, to].map((each) => decodePercent(each.slice(questions.length, -1)));
  const nameOf = ({ file, frontMatter }: MarkdownSource) =>
    slugOf(frontMatter.value) ?? commonName(file, languages).slice('content/faq/'.length);
  const files = sources.faq.filter((each) => nameOf(each) === old);
  const [first] = files;
  if (first === undefined) return undefined;
  if (!to.startsWith(questions) || !isAddressName(name))
    return { refused: `A question stays below ${questions}, by lower-case words joined by hyphens.` };
  if (files.some(({ frontMatter }) => slugOf(frontMatter.value) !== undefined))
    return files.length > 1
      ? hasSlugs(first, old)
      : {
          files: [{ source: first, file: first.file, slug: name, formerly: old, now: name }],
          paths: new Map([[from, to]]),
        };
  return withPrefixes(sources, files, `content/faq/${old}`, `content/faq/${name}`, old, name, {
    from,
    to,
    anchor: { from: `question-${old}`, to: `question-${name}` },
  });
}

/** The file that a page or news has at an address, without its ending; undefined where no page can have that address. */
function targetOf(name: string, path: string, languages: ReturnType<typeof listSiteLanguages>): string | undefined {
  const isIndex = /\/index$/.test(name);
  const target = `${decodePercent(path.slice(1, -1))}${isIndex ? '/index' : ''}`;
  if (name.startsWith('content/news/')) return `content/${target}`;
  return 'path' in pagePath(target, undefined, languages) ? `content/pages/${target}` : undefined;
}

const slugOf = (value: unknown): string | undefined => {
  const { slug } = value as { slug?: unknown };
  return typeof slug === 'string' && slug !== '' ? slug : undefined;
};

const hasSlugs = ({ file }: MarkdownSource, formerly: string) => ({
  refused: `${file} has a slug, and other languages may have others: change them, and add formerly: [${decodePercent(formerly)}].`,
});

function bySlug(source: MarkdownSource, hasOthers: boolean, from: string, to: string): MoveResolution {
  const [before, after] = [from, to].map((path) => /^(.*\/)([^/]+)\/$/.exec(path)?.slice(1) ?? []);
  const slug = decodePercent(after?.[1] ?? '');
  if (hasOthers) return hasSlugs(source, from);
  if (before?.[0] !== after?.[0] || !isAddressName(slug))
    return { refused: `${source.file} has a slug, which is the last part of its address only. Delete it first.` };
  return {
    files: [{ source, file: source.file, slug, formerly: decodePercent(from), now: decodePercent(to) }],
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
