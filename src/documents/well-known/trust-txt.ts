import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';

const path = '/.well-known/trust.txt';

/** trust.txt (JournalList; draft-org-trust-relationship-protocol): to whom the organisation belongs, and what it controls. */
export function trustTxt(site: Site): Document[] {
  const { trust, contentSignals, updated } = site;
  if (trust === undefined) return [];
  return [
    {
      path,
      file: path.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.text,
      title: 'trust.txt',
      description: translate(languageOfSite(site), 'document.trustNote'),
      updated: updated.site,
      llms: 'Discovery',
      render: () => {
        const lines = Object.entries(trust).flatMap(([name, values = []]) =>
          values.map((value) => `${name}=${value}\n`),
        );
        return `${lines.join('')}datatrainingallowed=${contentSignals['ai-train'] ? 'yes' : 'no'}\n`;
      },
    },
  ];
}
