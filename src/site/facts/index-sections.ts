import type { ListSection, SectionItem } from '../../core/list-sections.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';

type Named = ListSection<SectionItem & { readonly title: string }>;

/** Title of a section: of the page at its folder, else the folder, with the beginning of names. */
export function indexSectionTitle({ folder, prefix, all }: Named, language: Language): string {
  const name = all.find(({ path }) => path === folder)?.title ?? decodeURIComponent(folder.split('/').at(-2) ?? '');
  if (prefix === '') return name;
  const letters = prefix.endsWith('_') ? prefix.slice(0, -1) : `${prefix}…`;
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
  return prefix.endsWith('_') ? `${folder}${prefix.slice(0, -1)}/` : `${folder}${prefix}…`;
}
