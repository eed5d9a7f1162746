import { isCompany } from '../../../../content/organisation-kinds.ts';
import type { Site } from '../../../../content/site.ts';
import { languageOfSite } from '../../../../language/own-words.ts';
import { translate } from '../../../../language/translate.ts';
import { text } from '../../builders.ts';
import { splitLead } from './lead.ts';
import { summarySection } from './summary-section.ts';

/** Remaining text of home.md, or else the organisation's summary. */
export function companySummary(site: Site, _ways: unknown, all: string) {
  const { rest } = splitLead(site);
  const language = languageOfSite(site);
  const title = translate(language, isCompany(site.company) ? 'section.company' : 'section.organisation');
  return summarySection<'company.summary'>(site, {
    id: 'company',
    title,
    all,
    more: translate(language, 'text.labelled', { label: translate(language, 'frame.readMore'), value: title }),
    blocks: [
      rest === ''
        ? { kind: 'paragraph', role: 'summary', line: [text('company.summary', site.company.summary)] }
        : { kind: 'prose', facts: [], html: rest, markdown: '' },
    ],
  });
}
