import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

const path = '/.well-known/gpc.json';

/** /.well-known/gpc.json: honours Global Privacy Control (W3C, Privacy Working Group, GPC Support Resource). */
export function gpc({ globalPrivacyControl: since, language, updated }: Site): Document[] {
  if (since === undefined) return [];
  return [
    {
      path,
      file: path.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.json,
      title: 'Global Privacy Control',
      description: translate(languageByTag(language), 'document.gpcNote'),
      updated: updated.site,
      llms: 'Discovery',
      render: () => json({ gpc: true, lastUpdate: since }),
    },
  ];
}
