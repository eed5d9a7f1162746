import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { json } from '../../core/json.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

const path = '/.well-known/assetlinks.json';

/** Digital Asset Links: the Android apps that are the organisation's, and may open links of this site. */
export function assetlinks({ androidApps: apps = [], language, updated }: Site): Document[] {
  if (apps.length === 0) return [];
  const statements = apps.map(({ id, fingerprints }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: fingerprints },
  }));
  return [
    {
      path,
      file: path.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.json,
      title: 'Digital Asset Links',
      description: translate(languageByTag(language), 'document.assetlinksNote'),
      updated: updated.site,
      llms: 'Discovery',
      render: () => json(statements),
    },
  ];
}
