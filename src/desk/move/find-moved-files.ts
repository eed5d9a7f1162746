import { resolvePageAddress } from '../../checks/links/causes.ts';
import { pagePath } from '../../content/check/page-path.ts';
import { commonName, languageOfFile } from '../../content/languages/file-languages.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import { type QuestionPathSource, questionPath, questionsPath } from '../../content/question-path.ts';
import type { Sources } from '../../content/read/load.ts';
import type { MarkdownSource } from '../../content/read/source.ts';
import { slugPattern } from '../../core/slug.ts';

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
export interface Anchor {
  readonly from: string;
  readonly to: string;
}

/** Finds what has the address `from`, in all languages of the site, and where it is to go to have `to`. */
export function findMovedFiles(sources: Sources, named: QuestionPathSource, from: string, to: string): MoveResolution {
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
