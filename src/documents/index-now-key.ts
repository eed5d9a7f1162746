import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

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
      description: say(spoken(language), 'document.indexNowNote'),
      updated: updated.site,
      render: () => key,
    },
  ];
}
