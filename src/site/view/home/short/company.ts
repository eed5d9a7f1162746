import { isCompany } from '../../../../content/kinds.ts';
import type { Site } from '../../../../content/site.ts';
import { spokenBy } from '../../../../language/own-words.ts';
import { say } from '../../../../language/say.ts';
import { text } from '../../make.ts';
import { leadOf } from './lead.ts';
import { shortSection } from './names.ts';

/** Remaining text of home.md, or else the organisation's summary. */
export function companyInShort(site: Site, _ways: unknown, all: string) {
  const { rest } = leadOf(site);
  const language = spokenBy(site);
  const title = say(language, isCompany(site.company) ? 'section.company' : 'section.organisation');
  return shortSection<'company.summary'>(site, {
    id: 'company',
    title,
    all,
    more: say(language, 'text.labelled', { label: say(language, 'frame.readMore'), value: title }),
    blocks: [
      rest === ''
        ? { kind: 'paragraph', role: 'summary', line: [text('company.summary', site.company.summary)] }
        : { kind: 'prose', facts: [], html: rest, markdown: '' },
    ],
  });
}
