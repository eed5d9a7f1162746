import type { SiteLanguage } from '../../core/site-language.ts';

/** `about.en.md` → `en`; undefined without a language in the name, and for `about.md.md`. */
export function findLanguageInName(file: string): string | undefined {
  return /\.((?!md\.)[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md$/.exec(file)?.[1];
}

/** The name that files of one text have in common in all languages of the site: `about.en.md` is `about`. */
export function commonName(file: string, languages: readonly SiteLanguage[] | undefined): string {
  const key = findLanguageInName(file);
  const isNamed = key !== undefined && languages?.some((language) => language.key === key);
  return file.slice(0, -(isNamed ? `.${key}.md` : '.md').length);
}

/** The language of a Markdown file: that in its name, else the first. Undefined for one that the site does not have. */
export function languageOfFile(file: string, languages: readonly SiteLanguage[]): SiteLanguage | undefined {
  const key = findLanguageInName(file);
  return key === undefined ? languages[0] : languages.find((language) => language.key === key);
}
