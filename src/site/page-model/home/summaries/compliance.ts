import type { Site } from '../../../../content/site.ts';
import { rewriteKeepingLabel } from '../../../../core/labels.ts';
import { languageOfSite } from '../../../../language/own-words.ts';
import { translate } from '../../../../language/translate.ts';
import { code, optionalField, text } from '../../builders.ts';
import type { LinkResolver } from '../link-resolver.ts';
import { entryAnchorId, linkedName, maxDescribed, remainingNames, summarySection } from './summary-section.ts';

type Claimed = `company.compliance.${'name' | 'status' | 'summary' | 'reviewed' | 'validUntil'}`;

/** Three claims, and names of others. */
export function complianceSummary(site: Site, ways: LinkResolver, all: string) {
  const language = languageOfSite(site);
  const { compliance } = site.company;
  return summarySection<Claimed>(site, {
    id: 'compliance',
    title: translate(language, 'section.compliance'),
    all,
    count: compliance.length,
    anchors: compliance.slice(maxDescribed).map((each) => entryAnchorId('compliance', each)),
    blocks: [
      {
        kind: 'evidence',
        items: compliance.slice(0, maxDescribed).map((each) => ({
          anchor: entryAnchorId('compliance', each),
          name: linkedName(ways, 'compliance', 'company.compliance.name', each),
          status: code(
            'company.compliance.status',
            each.status,
            rewriteKeepingLabel(each.status, (key) => translate(language, `compliance.${key}`)),
            'status',
          ),
          summary: text('company.compliance.summary', each.summary),
          fields: [
            ...optionalField(
              translate(language, 'label.reviewed'),
              'company.compliance.reviewed',
              each.reviewed,
              'date',
            ),
            ...optionalField(
              translate(language, 'label.validUntil'),
              'company.compliance.validUntil',
              each.validUntil,
              'date',
            ),
          ],
        })),
      },
      remainingNames(ways, 'compliance', 'company.compliance.name', compliance),
    ],
  });
}
