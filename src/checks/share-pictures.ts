import type { Problem } from '../core/problem.ts';
import { codePointHex } from '../core/visible.ts';
import { undrawable } from '../site/assets/og-image.ts';
import type { Check } from './check.ts';

/** Pages whose picture for previews of links was left out, because their titles cannot be drawn with the outlines here. */
export const sharePictures: Check = ({ site, sources, catalog }, report) => {
  const files = new Map(sources.pages.map((page) => [page.file, page.frontMatter]));
  for (const { kind, path, title, source } of catalog) {
    if (kind !== 'page') continue;
    const { characters, isShared } = undrawable(site, path, title);
    if (characters.length === 0) continue;
    const shared = isShared || source === undefined;
    const at: Problem['at'] = shared
      ? sources.modules.get('site')?.locate(['name'])
      : (files.get(source)?.locate(['title']) ?? { file: source });
    const text = isShared ? site.name : title;
    report({
      code: 'share-picture-left-out',
      at,
      field: shared ? 'name' : 'title',
      message: `expected a title in Latin letters, which can be drawn, got "${text}" with ${listed(characters)}: ${isShared ? 'pages share' : 'the page has'} no picture for previews of links`,
      hint: 'Nothing else is missing: previews show title and description.',
    });
  }
};

/** A few of the characters, with their code points: some look like Latin ones. */
function listed(characters: readonly string[]): string {
  const named = characters.slice(0, 5).map((c) => `"${c}" (U+${codePointHex(c).toUpperCase()})`);
  const more = characters.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
