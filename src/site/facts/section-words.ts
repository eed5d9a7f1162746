import type { Listed, Section } from '../../core/sections.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';

type Named = Section<Listed & { readonly title: string }>;

/** What a section is called: as the page at its folder's address, or else as the folder, and with what names begin. */
export function sectionTitle({ folder, prefix, all }: Named, language: Language): string {
  const name = all.find(({ path }) => path === folder)?.title ?? decodeURIComponent(folder.split('/').at(-2) ?? '');
  if (prefix === '') return name;
  const letters = prefix.endsWith('_') ? prefix.slice(0, -1) : `${prefix}…`;
  return folder === '/' || letters === ''
    ? letters || name
    : say(language, 'text.labelled', { label: name, value: letters });
}

/** What a section holds: `/guides/: 213 pages`. */
export function sectionNote({ folder, prefix, all }: Named, language: Language): string {
  return say(language, 'allPages.below', { folder: placeOf(folder, prefix), n: all.length });
}

/** Where the pages of a section are; an underscore ends a name that is whole. */
function placeOf(folder: string, prefix: string): string {
  if (prefix === '' || prefix === '_') return folder;
  return prefix.endsWith('_') ? `${folder}${prefix.slice(0, -1)}/` : `${folder}${prefix}…`;
}
