import { sha256 } from '../../core/digest.ts';
import { pluralize } from '../../core/pluralize.ts';
import type { Report } from '../../core/problem.ts';
import { findLanguage } from '../../language/language.ts';
import { languageByTag, registerLanguage } from '../../language/language-by-tag.ts';
import { parseLanguageTag } from '../../language/language-tags.ts';
import type { Sources } from '../read/load.ts';
import type { LocatedData } from '../read/source.ts';
import { checkCatalogue } from './check-catalogue.ts';

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
export function readCatalogues(sources: Catalogues, report: Report): (tag: string) => 'none' | 'invalid' | 'read' {
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
