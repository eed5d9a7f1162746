import { pagePath } from '../../content/check/page-path.ts';
import { commonName, languageOfFile } from '../../content/languages/file-languages.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import { type QuestionPathSource, questionPath } from '../../content/question-path.ts';
import type { Sources } from '../../content/read/load.ts';
import type { MarkdownSource } from '../../content/read/source.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { canonicalAddress, mirrorPath, questionAnchor } from '../../core/url.ts';
import type { LinkTarget } from './target.ts';

/** Reasons why something is not served although its file is there. */
export interface MissingCauses {
  /** The draft that has this path. */
  draftAt(path: string): string | undefined;
  /** Whether a file with a problem of its own is the cause: that has been reported, and what follows from it need not. */
  isBroken(target: LinkTarget, isServed: boolean): boolean;
}

/** Looks at the files once; to be called when something is missing. `paths` are the names that site.ts gives to pages. */
export function findMissingCauses(
  { modules, unread, pages, faq, skills, news = [] }: Sources,
  { paths, questionSlugs }: QuestionPathSource,
): MissingCauses {
  const languages = listSiteLanguages({ modules });
  const drafts = new Map<string, string>();
  const broken = new Set<string>();
  for (const page of [...pages, ...news]) {
    const path = resolvePageAddress(page, languages);
    if (path === undefined) continue;
    if (isDraft(page)) drafts.set(path, page.file);
    else broken.add(path).add(mirrorPath(path));
  }
  const others = [...faq.filter((source) => !isDraft(source)), ...skills];
  for (const file of [...unread, ...others.map(({ file }) => file)]) {
    const [, question, skill] = /^content\/(?:faq\/(.+)\.md|skills\/(.+))$/.exec(file) ?? [];
    if (question !== undefined) for (const place of placesOf(question, { paths, questionSlugs })) broken.add(place);
    if (skill !== undefined) broken.add(`/.well-known/agent-skills/${skill}`);
  }
  // A slug may have set any address.
  const anyPage = unread.some((file) => file.startsWith('content/pages/'));
  return {
    draftAt: (path) => drafts.get(path),
    isBroken: ({ path, fragment }, isServed) =>
      isServed ? broken.has(`#${fragment}`) : broken.has(path) || (anyPage && /(?:\/|\.md)$/.test(path)),
  };
}

/** Addresses of a question. */
const placesOf = (question: string, named: QuestionPathSource): string[] => {
  const path = questionPath(named, question);
  return [questionAnchor(question), path, mirrorPath(path)];
};

/** The address that a page of content/pages or content/news asks for; undefined for other files, and where it cannot be had. */
export function resolvePageAddress(
  { file, frontMatter }: MarkdownSource,
  languages?: readonly SiteLanguage[],
): string | undefined {
  const { prefix = '' } = (languages && languageOfFile(file, languages)) ?? {};
  if (file.startsWith('content/news/'))
    return prefix + canonicalAddress(`/${commonName(file, languages).slice('content/'.length)}/`);
  if (!file.startsWith('content/pages/')) return undefined;
  const { slug } = frontMatter.value as { slug?: unknown };
  const place = pagePath(
    commonName(file, languages).slice('content/pages/'.length),
    typeof slug === 'string' && slug !== '' ? slug : undefined,
    languages,
  );
  return 'path' in place ? prefix + place.path : undefined;
}

/** Whether a file of Markdown says that it is not to be published. */
export function isDraft({ frontMatter }: Pick<MarkdownSource, 'frontMatter'>): boolean {
  return (frontMatter.value as { draft?: unknown }).draft === 'true';
}
