import { findSignedSecurityTxt, securityTxtPath as path, renderSecurityTxt } from '../../content/security-txt.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

/** security.txt (RFC 9116). `Expires` is a person's promise, so it comes from the content, never from the build; a file that its owner has signed is kept. */
export function securityTxt(site: Site): Document {
  return {
    path,
    file: path.slice(1),
    kind: 'discovery',
    mediaType: mediaTypes.text,
    title: translate(languageByTag(site.language), 'document.security'),
    description: translate(languageByTag(site.language), 'document.securityNote'),
    updated: site.updated.site,
    llms: 'Documentation',
    render({ url }) {
      return findSignedSecurityTxt(site) ?? renderSecurityTxt(site, url);
    },
  };
}
