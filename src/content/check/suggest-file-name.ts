import type { Problem } from '../../core/problem.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { slugify } from '../../core/slugify.ts';
import { commonName } from '../languages/file-languages.ts';

/**
 * Suggests a name for a file named by address or id: `content/faq/How_Much.md` → `how-much.md`. Programs that hide
 * endings make `about.md.md`, which means `about.md`; else `hint` says what the name is for.
 */
export function suggestFileName(
  file: string,
  languages: readonly SiteLanguage[] | undefined,
  hint: string,
  toName: (text: string) => string | undefined = slugify,
): Pick<Problem, 'hint' | 'fix'> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const single = file.replace(/(?:\.(?:md|markdown|txt))+\.md$/i, '.md');
  const common = commonName(single, languages);
  const slug = toName(common.slice(folder.length));
  const to = `${slug}${single.slice(common.length)}`;
  if (slug === undefined || folder + to === file) return { hint };
  return { hint: single === file ? hint : `Did you mean "${folder}${to}"?`, fix: { kind: 'file-name', to } };
}
