import { addDays } from '../../core/dates.ts';
import { toStringLiteral } from '../../edit/source/string-literal.ts';
import { createPlaceholders, type NewOrganisation, placeholder } from './new-organisation.ts';

/** The category of the first question. */
export const firstCategory = 'organisation';

/** Days for which the security contact is vouched for: RFC 9116 §2.5.5 advises less than a year. */
const vouchedDays = 330;
export const expiryOfSecurityContact = (today: string): string => addDays(today, vouchedDays);

/** Comments above decisions that an editor makes. */
export const licenceComment =
  "Under which licence others may use the facts of the API. Your decision; there is no default.\nWhere it has an SPDX identifier, add spdx, such as 'CC0-1.0' or 'CC-BY-4.0'.";
export const signalsComment =
  'May it be found by search, may AI systems answer from it, may models be trained on it?\nYour decision; there is no default. Write true or false, without quotes.';
const commented = (text: string) => text.replace(/^/gm, '  // ');

/** content/site.ts of a new organisation. */
export function renderSiteModule({ name, baseUrl, language, has, host, today }: NewOrganisation): string {
  const gaps = createPlaceholders(language);
  const decision = toStringLiteral(placeholder('true / false'));
  const categories = has.has('questions')
    ? `  questionCategories: [{ id: '${firstCategory}', name: ${toStringLiteral(gaps.words('section.organisation'))} }],\n`
    : '';
  return `import type { SiteSettings } from 'gazette/content';

export default {
  baseUrl: ${toStringLiteral(baseUrl)},
  name: ${toStringLiteral(name)},
  description: ${gaps.literal('init.siteSummary')},
  language: '${language}',
  // The day on which this file last changed. Every file of content has one.
  updated: '${today}',
  contactEmail: ${gaps.literal('label.email')},
${categories}  privacyPage: '/privacy/',
  termsPage: '/terms/',
${commented(licenceComment)}
  dataLicense: {
    name: ${gaps.literal('frame.dataLicence')},
    url: ${gaps.literal('frame.dataLicence', 'https://example.org/')},
  },
${commented(signalsComment)}
  contentSignals: { search: ${decision}, 'ai-input': ${decision}, 'ai-train': ${decision} },
  aiCrawlers: [],
  security: {
    // Reports of security problems go to contactEmail; add contacts: ['mailto:…'] for a mailbox of their own.
    // Until when you vouch for it. Renew it each year, after checking that the mailbox is read.
    expires: '${expiryOfSecurityContact(today)}T00:00:00Z',
  },
${host === undefined ? '' : `  hosts: ['${host}'],\n`}  features: { llmsFull: false, ard: true, webMcp: false },
} satisfies SiteSettings;
`;
}
