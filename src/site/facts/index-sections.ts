import type { Site } from '../../content/site.ts';
import type { ListSection, SectionItem } from '../../core/list-sections.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';

type Named = ListSection<SectionItem & { readonly title: string }>;

/** Title of a section: of the page at its folder, else the folder, with the beginning of names. */
export function indexSectionTitle({ folder, prefix, all }: Named, language: Language): string {
  const name = all.find(({ path }) => path === folder)?.title ?? decodeURIComponent(folder.split('/').at(-2) ?? '');
  if (prefix === '') return name;
  const letters = shownPrefix(prefix);
  return folder === '/' || letters === ''
    ? letters || name
    : translate(language, 'text.labelled', { label: name, value: letters });
}

/** Size of a section: `/guides/: 213 pages`. */
export function indexSectionNote({ folder, prefix, all }: Named, language: Language): string {
  return translate(language, 'allPages.below', { folder: placeOf(folder, prefix), n: all.length });
}

/** Place of a section; an underscore ends a whole name. */
function placeOf(folder: string, prefix: string): string {
  if (prefix === '' || prefix === '_') return folder;
  if (prefix.startsWith('~')) return `${folder} ${shownPrefix(prefix)}`;
  return prefix.endsWith('_') ? `${folder}${shownPrefix(prefix)}/` : `${folder}${shownPrefix(prefix)}`;
}

/** `~2026` → `2026`, `pump_` → `pump`, `pump-` → `pump-…`. */
function shownPrefix(prefix: string): string {
  if (prefix.startsWith('~')) return prefix.slice(1);
  return prefix.endsWith('_') ? prefix.slice(0, -1) : `${prefix}…`;
}

/** Years of the news, by which a list of them is divided. */
export function createPeriodFinder({ news = [] }: Pick<Site, 'news'>): (path: string) => string | undefined {
  const years = new Map(news.map(({ path, date }) => [path, date.slice(0, 4)]));
  return (path) => years.get(path);
}
