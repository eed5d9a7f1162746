import { languageByTag } from './language-by-tag.ts';

/** A language's name in itself, with its region if another language of the site has that name. */
export function languageName(tag: string, languages: readonly { readonly tag: string }[]): string {
  const { ownName } = languageByTag(tag);
  const isShared = languages.filter((each) => languageByTag(each.tag).ownName === ownName).length > 1;
  return isShared ? `${ownName} (${tag})` : ownName;
}
