import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes } from '../core/media-types.ts';
import { escapeXml } from '../core/xml.ts';
import { say } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

/** Where the terms of RSL are, which robots.txt names. */
export const termsPath = '/license.xml';

/**
 * The terms of use as RSL 1.0 (rslstandard.org/rsl): the uses that contentSignals grants and refuses, and what the licence
 * of the data asks for. Creative Commons forbids none of them, which check/proofs.ts has seen to.
 */
export function licenseXml({ rsl, contentSignals, dataLicense, language, updated }: Site): Document[] {
  if (!rsl) return [];
  return [
    {
      path: termsPath,
      file: termsPath.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.rsl,
      title: 'RSL',
      description: say(spoken(language), 'document.rslNote'),
      updated: updated.site,
      llms: 'Discovery',
      render: () => {
        const uses = (['search', 'ai-input', 'ai-train'] as const).filter((use) => contentSignals[use]);
        const refused = (['search', 'ai-input', 'ai-train'] as const).filter((use) => !contentSignals[use]);
        const url = escapeXml(dataLicense.url);
        const lines = [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<rsl xmlns="https://rslstandard.org/rsl">',
          '  <content url="/">',
          '    <license>',
          ...(uses.length > 0 ? [`      <permits type="usage">${uses.join(' ')}</permits>`] : []),
          ...(refused.length > 0 ? [`      <prohibits type="usage">${refused.join(' ')}</prohibits>`] : []),
          ...payment(dataLicense.spdx, url),
          '    </license>',
          `    <terms>${url}</terms>`,
          '  </content>',
          '</rsl>',
        ];
        return `${lines.join('\n')}\n`;
      },
    },
  ];
}

/** A licence that asks for a name asks for that alone; of others RSL knows no more than where they are. */
function payment(spdx: string | undefined, url: string): string[] {
  if (!/^CC-BY-/.test(spdx ?? '')) return [];
  return ['      <payment type="attribution">', `        <standard>${url}</standard>`, '      </payment>'];
}
