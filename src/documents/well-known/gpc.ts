import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';

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
      description: say(spoken(language), 'document.gpcNote'),
      updated: updated.site,
      llms: 'Discovery',
      render: () => json({ gpc: true, lastUpdate: since }),
    },
  ];
}
