import type { Listed, Section } from '../../core/sections.ts';

type Named = Section<Listed & { readonly title: string }>;

/** What a section is called: as the page at its folder's address, or else as the folder, and with what names begin. */
export function sectionTitle({ folder, prefix, all }: Named): string {
  const name = all.find(({ path }) => path === folder)?.title ?? folder.split('/').at(-2) ?? '';
  if (prefix === '') return name;
  const letters = prefix.endsWith('_') ? prefix.slice(0, -1) : `${prefix}…`;
  return folder === '/' || letters === '' ? letters || name : `${name}: ${letters}`;
}

/** What a section holds: `213 pages below /guides/`. */
export function sectionNote({ folder, prefix, all }: Named): string {
  const pages = all.length === 1 ? '1 page' : `${all.length} pages`;
  if (prefix === '') return `${pages} below ${folder}`;
  if (prefix.endsWith('_')) return `${pages} at ${folder}${prefix === '_' ? '' : `${prefix.slice(0, -1)}/`}`;
  return `${pages} below ${folder}${prefix}…`;
}
