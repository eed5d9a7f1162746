import { findNearestName, formatDidYouMean } from '../../core/did-you-mean.ts';
import { sha256 } from '../../core/digest.ts';
import { pluralize } from '../../core/pluralize.ts';
import type { Problem, Report } from '../../core/problem.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { findLanguage, languageCodes } from '../../language/language.ts';
import { findMissingCatalogue, languageByTag, registerLanguage } from '../../language/language-by-tag.ts';
import { parseLanguageTag, siteTagPattern } from '../../language/language-tags.ts';
import { translate } from '../../language/translate.ts';
import type { MarkdownLabels } from '../../markdown/extensions/extensions.ts';
import { formatShortValue } from '../check/expectation.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';
import { checkCatalogue } from './check-catalogue.ts';

interface Written {
  readonly language?: unknown;
  readonly languages?: unknown;
}

/**
 * The languages that content/site.ts lists, the first first; undefined where it names one as `language`. What is no tag,
 * or stands there again, is left out; reportLanguages() tells.
 */
export function listSiteLanguages({ modules }: Pick<Sources, 'modules'>): readonly SiteLanguage[] | undefined {
  const { languages } = written(modules);
  if (languages === undefined) return undefined;
  // A text instead of a list is one mistake, not one at each text of the site.
  const named = typeof languages === 'string' ? languages.split(/[\s,;]+/) : languages;
  const tags = Array.isArray(named) ? [...new Set(named.map(tagMeant).filter(isTag))] : [];
  const primary = (tag: string) => tag.split('-', 1)[0] ?? tag;
  return tags.map((tag, i) => {
    const key = tags.filter((other) => primary(other) === primary(tag)).length > 1 ? tag : primary(tag);
    return { tag, key, prefix: i === 0 ? '' : `/${key.toLowerCase()}` };
  });
}

/**
 * Whether the site says which languages it has, and each has a catalogue: else half of each page would be English.
 * Reports `field-missing`, `field-invalid`, `id-duplicate`, `language-unknown`, and what readCatalogues() finds.
 */
export function reportLanguages(sources: Pick<Sources, 'modules' | 'catalogues' | 'unread'>, report: Report): boolean {
  const { modules } = sources;
  const site = modules.get('site');
  if (!site) return false;
  const { language, languages } = written(modules);
  let isRight = true;
  const catalogueOf = readCatalogues(sources, report);
  const refuse = (path: ValuePath, problem: Pick<Problem, 'code' | 'message' | 'hint'>) => {
    isRight = false;
    report({
      ...problem,
      at: site.locate(path),
      field: path.length > 1 ? `languages[${String(path[1])}]` : String(path[0]),
    });
  };
  const requireCatalogue = (tag: string, path: ValuePath) => {
    const found = isBuiltIn(tag) ? 'read' : catalogueOf(tag);
    if (found === 'none') refuse(path, unspoken(tag));
    else isRight &&= found === 'read';
  };
  if (languages === undefined) {
    if (isTag(language)) requireCatalogue(language, ['language']);
    // `langauge` is one mistake, which the schema tells.
    else if (language === undefined && !Object.keys(written(modules)).some((key) => findNearestName(key, ['language'])))
      refuse(['language'], { code: 'field-missing', message: 'expected string, got nothing' });
    return isRight && isTag(language);
  }
  if (language !== undefined)
    refuse(['languages'], {
      code: 'field-invalid',
      message: 'expected language or languages, got both',
      hint: 'Remove language; the first of languages is the language of the pages at /.',
    });
  if (!Array.isArray(languages)) {
    const found = typeof languages === 'string' ? `string ${formatShortValue(languages)}` : formatShortValue(languages);
    refuse(['languages'], {
      code: 'field-type',
      message: `expected list, got ${found}`,
      hint: `Write [${(listSiteLanguages({ modules }) ?? []).map(({ tag }) => `'${tag}'`).join(', ') || "'de-DE', 'en'"}].`,
    });
    return false;
  }
  if (languages.length === 0)
    refuse(['languages'], { code: 'field-invalid', message: 'expected at least one language, got none' });
  languages.forEach((tag, i) => {
    if (!isTag(tag))
      refuse(['languages', i], {
        code: typeof tag === 'string' ? 'field-invalid' : 'field-type',
        message: `expected a language tag such as en-GB, got ${formatShortValue(tag)}`,
        ...(isTag(tagMeant(tag)) && { hint: formatDidYouMean(String(tagMeant(tag))) }),
      });
    else if (languages.indexOf(tag) < i)
      refuse(['languages', i], { code: 'id-duplicate', message: `expected each language once, got "${tag}" again` });
    else requireCatalogue(tag, ['languages', i]);
  });
  return isRight;
}

const unspoken = (tag: string): Pick<Problem, 'code' | 'message' | 'hint'> => ({
  code: 'language-unknown',
  message: `expected a language that Gazette speaks (${languageCodes.join(', ')}), got "${tag}"`,
  hint: `npx gazette new language ${tag} writes content/words/${tag}.json, where you translate its texts.`,
});

/** Words of Gazette within Markdown, in the language of these sources; in English while that has no catalogue. */
export function markdownLabels({ modules, inLanguage }: Pick<Sources, 'modules' | 'inLanguage'>): MarkdownLabels {
  return labelsIn(inLanguage?.own.tag ?? tagMeant(written(modules).language));
}

/** Words of Gazette within Markdown of a language. */
export function labelsIn(tag: unknown): MarkdownLabels {
  const language = languageByTag(isTag(tag) && findMissingCatalogue(tag) === undefined ? tag : 'en');
  return {
    note: translate(language, 'markdown.note'),
    tip: translate(language, 'markdown.tip'),
    important: translate(language, 'markdown.important'),
    warning: translate(language, 'markdown.warning'),
    caution: translate(language, 'markdown.caution'),
    footnotes: translate(language, 'markdown.footnotes'),
    backToText: translate(language, 'markdown.backToText'),
    done: translate(language, 'markdown.done'),
    open: translate(language, 'markdown.open'),
  };
}

function written(modules: Sources['modules']): Written {
  const value = modules.get('site')?.value;
  return typeof value === 'object' && value !== null ? value : {};
}

/** A tag in the letters of RFC 5646: `de-de` is `de-DE`. */
const tagMeant = (value: unknown): unknown =>
  typeof value === 'string' ? (parseLanguageTag(value)?.tag ?? value) : value;

function isTag(value: unknown): value is string {
  return typeof value === 'string' && siteTagPattern.test(value);
}

type Catalogues = Pick<Sources, 'catalogues' | 'unread'>;

/** Whether Gazette has a catalogue of a language, pseudo-English included. */
export const isBuiltIn = (tag: string): boolean => tag === 'xx' || tag === 'xy' || 'language' in findLanguage(tag);

/** The file in content/words/ for a tag: of the tag itself, else without its region, else of the language in its script. */
function findCatalogue({ catalogues }: Catalogues, tag: string): LocatedData | undefined {
  const { language = tag, script } = parseLanguageTag(tag) ?? {};
  const exact = catalogues?.get(tag) ?? catalogues?.get(`${language}-${script}`);
  const general = catalogues?.get(language);
  const { locale } = (general?.value ?? {}) as { readonly locale?: { readonly script?: unknown } };
  return exact ?? (script === undefined || script === locale?.script ? general : undefined);
}

/** Digest of the project's own catalogue of a language; undefined where Gazette has one. */
export function digestCatalogue(sources: Catalogues, tag: string): string | undefined {
  const found = isBuiltIn(tag) ? undefined : findCatalogue(sources, tag);
  return found && sha256(JSON.stringify(found.value));
}

/**
 * Reads the files of content/words/, and returns a function that gives a tag its catalogue: "none" where there is no
 * file, "invalid" where something is wrong with it. Reports `catalogue-invalid` and `catalogue-untranslated`.
 */
function readCatalogues(sources: Catalogues, report: Report): (tag: string) => 'none' | 'invalid' | 'read' {
  const files = [...(sources.catalogues ?? [])].map(([tag, located]) => {
    const isNeeded = parseLanguageTag(tag)?.tag === tag && !isBuiltIn(tag);
    if (!isNeeded)
      report({
        code: 'catalogue-invalid',
        at: { file: located.file },
        message: `expected the tag of a language that Gazette lacks as name of the file, got "${tag}"`,
        hint: 'Headings may be renamed by words in content/site.ts.',
      });
    return [located, isNeeded ? checkCatalogue(located, report) : undefined] as const;
  });
  const known = new Map(files);
  const told = new Set<LocatedData>();
  return (tag) => {
    const located = findCatalogue(sources, tag);
    if (!located) return sources.unread.includes(`content/words/${tag}.json`) ? 'invalid' : 'none';
    const file = known.get(located);
    if (!file) return 'invalid';
    registerLanguage(tag, file);
    const { untranslated = [] } = languageByTag(tag);
    if (untranslated.length > 0 && !told.has(located))
      report({
        code: 'catalogue-untranslated',
        at: located.locate(['texts', untranslated[0] ?? ''], 'key'),
        message: `expected all texts in "${tag}", got ${pluralize(untranslated.length, 'text')} in English`,
        hint: 'They are published in English, and HTML says so. Translate them in this file.',
      });
    told.add(located);
    return 'read';
  };
}
