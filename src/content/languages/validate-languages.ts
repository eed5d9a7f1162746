import { formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Report } from '../../core/problem.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { parseLanguageTag } from '../../language/language-tags.ts';
import type { DeferredChecks } from '../check/deferred-checks.ts';
import { formatFieldPath } from '../check/path-sources.ts';
import { hasPlaceholder } from '../check/placeholders.ts';
import { listTypedModules, type Sources } from '../read/load.ts';
import { removeSoftHyphens } from '../schemas/text-rules.ts';
import type { Site } from '../site.ts';
import { commonName, findLanguageInName, languageOfFile } from './file-languages.ts';
import { type ModuleText, translateSources } from './translate-sources.ts';

type ValidateOne = (sources: Sources, rest: DeferredChecks | undefined) => Site | undefined;

/**
 * Reports `translation-unknown` for a text in a language that the site does not have or without its first, at its place,
 * and `translation-missing` for one that is not given in all. A name that is written once is the same in all of them.
 */
function reportTranslations(texts: readonly ModuleText[], languages: readonly SiteLanguage[], report: Report): void {
  const keys = languages.map(({ key }) => key);
  const [first = ''] = keys;
  for (const { located, path, key, given, text, kind } of texts) {
    const field = formatFieldPath(path);
    const meant: string[] = [];
    for (const other of given.filter((each) => !keys.includes(each))) {
      const near = keys.find((each) => isNear(each, other) && !given.includes(each));
      report({
        code: 'translation-unknown',
        at: located.locate([...path, other], 'key'),
        field,
        message: `expected a language of the site (${keys.join(', ')}), got "${other}"`,
        hint: near ? formatDidYouMean(near) : 'Remove it, or add the language to languages in content/site.ts.',
      });
      if (near) meant.push(near);
    }
    const isPerLanguage = key !== undefined || typeof text !== 'string';
    // A text under a wrong key is one mistake.
    const there = isPerLanguage ? keys.filter((each) => given.includes(each) || meant.includes(each)) : [first];
    if (!there.includes(first)) {
      report({
        code: 'translation-unknown',
        at: located.locate(path),
        field,
        message: `expected the text in "${first}", the first language of the site, got ${given.length === 0 ? 'none' : `it in ${quoted(given)}`}`,
        hint: `Add ${first}: '…' to it; what other languages lack is shown in that.`,
      });
      continue;
    }
    const missing = keys.filter((each) => !there.includes(each));
    if (missing.length === 0 || hasPlaceholder(text) || (kind === 'name' && !isPerLanguage)) continue;
    report({
      code: 'translation-missing',
      at: located.locate(path),
      field,
      message: `expected the text in ${quoted(missing)} too, got it in ${quoted(there)}${there.length === 1 ? ' alone' : ''}`,
      hint: `Write { ${keys.map((each) => `${each}: '…'`).join(', ')} }. Until then it is shown in "${first}".`,
    });
  }
}

/** Whether two keys begin with the same language: `de` and `de-DE`. */
const isNear = (one: string, other: string): boolean =>
  parseLanguageTag(one)?.language === parseLanguageTag(other)?.language;

const quoted = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(' and ');

/**
 * The site in its first language, which has those of the others with it; undefined when one of them cannot be made.
 * `validateOne` checks the sources of one language as those of a site of its own. Reports besides `translation-missing`,
 * `translation-unknown`, `name-taken`, and addresses that belong to a language.
 */
export function validateLanguages(
  sources: Sources,
  languages: readonly SiteLanguage[],
  validateOne: ValidateOne,
  report: Report,
  rest: DeferredChecks | undefined,
): Site | undefined {
  const [first, ...others] = languages;
  if (!first) return undefined;
  const found = reportFiles(sources, languages, report);
  const isFree = reportPaths(sources, languages, report);
  const siteIn = (own: SiteLanguage): Site | undefined => {
    const texts: ModuleText[] = [];
    const inOwn = translateSources(found, own, languages, (text) => void texts.push(text));
    if (own === first) reportTranslations(texts, languages, report);
    // The facts of pages differ: each language checks its own.
    const ownRest: DeferredChecks | undefined = rest && { checks: rest.checks, checked: rest.checked };
    const site = validateOne(inOwn, ownRest);
    if (rest && ownRest && own === first) rest.facts = ownRest.facts;
    if (rest && ownRest && own !== first) rest.factsIn = { ...rest.factsIn, [own.key]: ownRest.facts };
    return (
      site && (others.length === 0 ? site : { ...site, languages, inLanguage: own, ...borrowedIn(texts, own, first) })
    );
  };
  const [site, ...translations] = [first, ...others].map(siteIn);
  // Parsed modules differ by language: none is recorded.
  for (const { file } of listTypedModules(sources)) rest?.checked.delete(file);
  if (!site || !isFree || translations.some((each) => each === undefined)) return undefined;
  if (others.length === 0) return site;
  const whole = translations as Site[];
  return { ...site, translations: whole.map((each) => ({ ...each, originals: originalsIn(site, each) })) };
}

/** Files and pages whose names, or whose places, belong to a language that they are not in. Returns the sources without them. */
function reportFiles(sources: Sources, languages: readonly SiteLanguage[], report: Report): Sources {
  const isKnown = ({ file }: { readonly file: string }): boolean => {
    if (languageOfFile(file, languages)) return true;
    report({
      code: 'translation-unknown',
      at: { file },
      message: `expected a language of the site in the name of the file (${keysOf(languages)}), got "${findLanguageInName(file)}"`,
      hint: 'Rename the file, or add the language to languages in content/site.ts.',
    });
    return false;
  };
  const prefixes = languages.map(({ key }) => key.toLowerCase());
  for (const { file } of sources.publicFiles) {
    const [name = ''] = file.split('/', 1);
    if (prefixes.includes(name.toLowerCase()))
      report({
        code: 'path-reserved',
        at: { file: `public/${file}` },
        message: `expected a path that is free for files, got one below /${name}, which belongs to a language of the site`,
        hint: 'Give the folder another name.',
      });
  }
  for (const [name, { file }] of sources.facts)
    if (prefixes.includes(name))
      report({
        code: 'name-taken',
        at: { file },
        message: `expected a name that nothing else has, got "${name}", which is a language of the site`,
        hint: 'Give the file another name.',
      });
  const { pages, faq, news } = sources;
  const known = { pages: pages.filter(isKnown), faq: faq.filter(isKnown) };
  return { ...sources, ...known, ...(news && { news: news.filter(isKnown) }) };
}

/** Whether no generated page is given a name that belongs to a language. */
function reportPaths({ modules }: Sources, languages: readonly SiteLanguage[], report: Report): boolean {
  const site = modules.get('site');
  const membersOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const given = membersOf((site?.value as { paths?: unknown } | undefined)?.paths).flatMap(([page, value]) =>
    (typeof value === 'string' ? [['', value] as const] : membersOf(value)).map(([key, name]) => ({ page, key, name })),
  );
  const taken = given.filter(({ name }) => languages.some(({ key }) => key.toLowerCase() === name));
  for (const { page, key, name } of taken)
    report({
      code: 'path-reserved',
      at: site?.locate(key === '' ? ['paths', page] : ['paths', page, key]),
      field: `paths.${page}`,
      message: `expected a name that no part of the site has, got "${name}", which is a language of the site`,
      hint: 'Give the page another name.',
    });
  return taken.length === 0;
}

const keysOf = (languages: readonly SiteLanguage[]) => languages.map(({ key }) => key).join(', ');

function borrowedIn(texts: readonly ModuleText[], own: SiteLanguage, first: SiteLanguage): Pick<Site, 'borrowed'> {
  if (own === first) return {};
  const borrowed = texts.flatMap(({ kind, key, text }) =>
    kind === 'sentence' && key !== own.key && typeof text === 'string' ? [removeSoftHyphens(text)] : [],
  );
  return { borrowed: [...new Set(borrowed)] };
}

/** The pages of the first language that another one lacks. */
function originalsIn({ pages, languages }: Site, other: Site): NonNullable<Site['originals']> {
  const names = new Set(other.pages.map(({ source }) => commonName(source, languages)));
  return pages
    .filter(({ source }) => !names.has(commonName(source, languages)))
    .map(({ path, title }) => ({ path, title }));
}
