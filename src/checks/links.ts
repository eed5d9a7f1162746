import { findInSources } from '../content/find.ts';
import { pagePath } from '../content/page-path.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Document } from '../document.ts';
import { mediaTypes } from '../media-types.ts';
import type { Problem } from '../problem.ts';
import type { Release, ReleaseFile } from '../release.ts';
import { sharedTexts } from '../shared-texts.ts';
import type { Check, CheckInput } from './check.ts';
import { htmlIds, htmlLinks, textLinks } from './link-extraction.ts';

/** A link of this origin: its path, its fragment, and how it was written. */
interface Target {
  readonly path: string;
  readonly fragment: string;
  readonly spellings: Set<string>;
  readonly from: Document[];
}

/** Every link of every document to this origin leads to a path that is served, and to an anchor that is there. */
export const links: Check = (input, report) => {
  const { catalog, release } = input;
  const targets = new Map<string, Target>();
  const ids = new Map<string, ReadonlySet<string>>();
  const origins = originsOf(input);
  for (const document of catalog) {
    const read = readLinks(document, release, origins);
    if (read.ids) ids.set(document.path, read.ids);
    for (const link of read.links) collect(targets, link, document);
  }
  // The Link header of the homepage names paths that no body needs to contain.
  const home = catalog.find((document) => document.path === '/');
  for (const { headers } of home ? (release.routes.get('/')?.variants ?? []) : [])
    for (const match of (headers.Link ?? '').matchAll(/<(\/[^>]*)>/g)) collect(targets, match[1]!, home!);
  const mirrors = new Map(catalog.flatMap((d) => (d.mirrorOf === undefined ? [] : [[d.path, d.mirrorOf] as const])));
  for (const target of targets.values()) {
    if (!release.routes.has(target.path)) reportDeadPath(target, input, report);
    else if (target.fragment !== '') {
      // A mirror has the anchors of its page.
      const page = mirrors.get(target.path) ?? target.path;
      const known = ids.get(page);
      if (known && !known.has(target.fragment)) reportDeadAnchor(target, known, input, report);
    }
  }
};

/** The links of a document to these origins, and the anchors of a page. */
interface DocumentLinks {
  readonly links: readonly string[];
  readonly ids?: ReadonlySet<string>;
}

const nothing: DocumentLinks = { links: [] };
const known = new WeakMap<ReleaseFile, DocumentLinks>();
const texts = new WeakMap<Release, (text: string) => string>();

/** Reads a document's links, once for each file of a release; `gazette dev` has this done while nobody waits. */
export function readLinks(document: Document, release: Release, origins: readonly string[]): DocumentLinks {
  if (document.kind === 'asset' || document.kind === 'public') return nothing;
  const file = release.files.get(document.file)!;
  const before = known.get(file);
  if (before) return before;
  const text = Buffer.from(file.bytes).toString('utf8');
  const shared = texts.get(release) ?? sharedTexts();
  texts.set(release, shared);
  const read =
    document.mediaType === mediaTypes.html
      ? { links: htmlLinks(text, origins).map(shared), ids: new Set([...htmlIds(text)].map(shared)) }
      : { links: textLinks(text, origins).map(shared) };
  known.set(file, read);
  return read;
}

/** The content's own origin counts as this origin even when --base-url replaces it. */
export function originsOf({ sources, site }: Pick<CheckInput, 'sources' | 'site'>): string[] {
  const value = sources.modules.get('site')?.value as { baseUrl?: unknown } | undefined;
  return [...new Set([site.baseUrl, typeof value?.baseUrl === 'string' ? value.baseUrl : site.baseUrl])];
}

function collect(targets: Map<string, Target>, link: string, from: Document): void {
  const [address, fragment = ''] = link.split('#', 2) as [string, string?];
  const path =
    address.split('?', 1)[0] === ''
      ? address === '' && link.startsWith('#')
        ? from.path
        : '/'
      : address.split('?', 1)[0]!;
  const decoded = decodeFragment(fragment);
  const key = `${path}#${decoded}`;
  const target = targets.get(key) ?? { path, fragment: decoded, spellings: new Set(), from: [] };
  target.spellings.add(link);
  if (target.from.at(-1) !== from) target.from.push(from);
  targets.set(key, target);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function reportDeadPath(target: Target, input: CheckInput, report: (problem: Problem) => void): void {
  const { path } = target;
  const source = input.sources.pages.find((page) => {
    const place = pagePath(
      page.file.slice('content/pages/'.length),
      (page.frontMatter.value as { slug?: string }).slug,
    );
    return 'path' in place && place.path === path;
  });
  const draft = source && (source.frontMatter.value as { draft?: unknown }).draft === 'true';
  // A page that could not be read has a problem of its own; that others link to it is not one.
  if (source && !draft) return;
  const near = input.release.redirects.get(path) ?? didYouMean(path, [...input.release.routes.keys()]);
  const hint = draft ? `${source.file} is a draft.` : near ? `Did you mean "${near}"?` : undefined;
  reportAt(
    target,
    { code: 'link-dead', message: `expected a path of this site, got "${path}", which is not served`, hint },
    input,
    report,
  );
}

function reportDeadAnchor(
  target: Target,
  known: ReadonlySet<string>,
  input: CheckInput,
  report: (problem: Problem) => void,
): void {
  const near = didYouMean(target.fragment, [...known]);
  const message = `expected an anchor of ${target.path}, got "#${target.fragment}", which it does not have`;
  reportAt(
    target,
    { code: 'anchor-dead', message, hint: near ? `Did you mean "#${near}"?` : undefined },
    input,
    report,
  );
}

/** Reports at every place in the content where the link is written, or else at the document that carries it. */
function reportAt(
  target: Target,
  problem: Omit<Problem, 'at'>,
  input: CheckInput,
  report: (problem: Problem) => void,
): void {
  const places = findInSources(
    input.sources,
    [...target.spellings],
    target.from.flatMap((document) => document.source ?? []),
  );
  if (places.length === 0) {
    const from = target.from[0]!;
    report({
      ...problem,
      at: { file: from.source ?? from.path },
      message: `${problem.message} (linked from ${from.path})`,
    });
  }
  for (const at of places) report({ ...problem, at });
}
