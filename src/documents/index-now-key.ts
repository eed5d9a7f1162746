import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';

/** The key by which IndexNow (indexnow.org) believes that the owner tells it of changes: a file that is named by it and holds it. */
export function indexNowKey({ indexNowKey: key, language, updated }: Site): Document[] {
  if (key === undefined) return [];
  return [
    {
      path: `/${key}.txt`,
      file: `${key}.txt`,
      kind: 'discovery',
      mediaType: mediaTypes.text,
      title: 'IndexNow',
      description: translate(languageByTag(language), 'document.indexNowNote'),
      updated: updated.site,
      render: () => key,
    },
  ];
}
