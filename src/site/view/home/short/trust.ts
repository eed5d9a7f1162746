import type { Site } from '../../../../content/site.ts';
import { rewritten } from '../../../../core/labels.ts';
import { spokenBy } from '../../../../language/own-words.ts';
import { say } from '../../../../language/say.ts';
import { code, optionalField, text } from '../../make.ts';
import type { Ways } from '../ways.ts';
import { anchorOf, mostTold, nameOf, othersNamed, shortSection } from './names.ts';

type Claimed = `company.compliance.${'name' | 'status' | 'summary' | 'reviewed' | 'validUntil'}`;

/** Three claims, and names of others. */
export function complianceInShort(site: Site, ways: Ways, all: string) {
  const language = spokenBy(site);
  const { compliance } = site.company;
  return shortSection<Claimed>(site, {
    id: 'compliance',
    title: say(language, 'section.compliance'),
    all,
    count: compliance.length,
    anchors: compliance.slice(mostTold).map((each) => anchorOf('compliance', each)),
    blocks: [
      {
        kind: 'evidence',
        items: compliance.slice(0, mostTold).map((each) => ({
          anchor: anchorOf('compliance', each),
          name: nameOf(ways, 'compliance', 'company.compliance.name', each),
          status: code(
            'company.compliance.status',
            each.status,
            rewritten(each.status, (key) => say(language, `compliance.${key}`)),
            'status',
          ),
          summary: text('company.compliance.summary', each.summary),
          fields: [
            ...optionalField(say(language, 'label.reviewed'), 'company.compliance.reviewed', each.reviewed, 'date'),
            ...optionalField(
              say(language, 'label.validUntil'),
              'company.compliance.validUntil',
              each.validUntil,
              'date',
            ),
          ],
        })),
      },
      othersNamed(ways, 'compliance', 'company.compliance.name', compliance),
    ],
  });
}
