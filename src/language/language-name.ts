import { spoken } from './spoken.ts';

/** The name of a language in itself, with its region where another one of the site is called the same. */
export function languageName(tag: string, languages: readonly { readonly tag: string }[]): string {
  const { ownName } = spoken(tag);
  const isShared = languages.filter((each) => spoken(each.tag).ownName === ownName).length > 1;
  return isShared ? `${ownName} (${tag})` : ownName;
}
