import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { siteUrl } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

const path = '/.well-known/security.txt';

/** security.txt (RFC 9116). `Expires` is a person's promise, so it comes from the content, never from the build. */
export function securityTxt(site: Site): Document {
  return {
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.text,
    title: translate(languageByTag(site.language), 'document.security'),
    description: translate(languageByTag(site.language), 'document.securityNote'),
    updated: site.updated.site,
    llms: 'Discovery',
    render({ url }) {
      const { security, contactEmail } = site;
      const link = (value: string | undefined) => (value === undefined ? [] : [siteUrl(value, url)]);
      const fields: readonly (readonly [string, readonly string[]])[] = [
        ['Contact', security.contacts ?? [`mailto:${contactEmail}`]],
        ['Expires', [security.expires]],
        ['Encryption', link(security.encryption)],
        ['Acknowledgments', link(security.acknowledgments)],
        ['Preferred-Languages', security.preferredLanguages ? [security.preferredLanguages.join(', ')] : []],
        ['Canonical', [url(path)]],
        ['Policy', link(security.policy)],
      ];
      return fields.flatMap(([name, values]) => values.map((value) => `${name}: ${value}\n`)).join('');
    },
  };
}
