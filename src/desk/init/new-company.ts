import { stringLiteral } from '../edit/insert-item.ts';
import { companyText } from './company-text.ts';
import type { NewCompany } from './details.ts';
import { markdownTexts } from './markdown-texts.ts';
import { offerTexts } from './offer-texts.ts';

/**
 * The files of a new company, by path below its folder: a whole site in which every value that only the company can
 * know is a placeholder, `⟪what to write⟫`. `check` lists them (`placeholder-left`) until they are filled.
 */
export function newCompany(company: NewCompany): Readonly<Record<string, string>> {
  return {
    'content/site.ts': siteText(company),
    'content/company.ts': companyText(company.today),
    ...offerTexts(company.today),
    ...markdownTexts(company),
    'public/.gitkeep': '',
  };
}

function siteText({ name, baseUrl, today }: NewCompany): string {
  return `import type { SiteSettings } from 'gazette/content';

export default {
  baseUrl: ${stringLiteral(baseUrl)},
  name: ${stringLiteral(name)},
  description: '⟪what this site offers, in one sentence⟫',
  language: '⟪language of the site, such as en-GB⟫',
  // The day on which this file last changed. Every file of content has one.
  updated: ${stringLiteral(today)},
  contactEmail: '⟪general mailbox⟫',
  privacyPage: '/privacy/',
  termsPage: '/terms/',
  dataLicense: {
    name: 'Creative Commons Attribution 4.0 International',
    spdx: 'CC-BY-4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  // Your decision; there is no default. Write true or false, without quotes.
  contentSignals: {
    search: '⟪may it be found by search: true or false⟫',
    'ai-input': '⟪may AI systems answer from it: true or false⟫',
    'ai-train': '⟪may AI models be trained on it: true or false⟫',
  },
  aiCrawlers: [],
  security: {
    contacts: ['mailto:⟪mailbox for reports of vulnerabilities⟫'],
    // Less than a year ahead; renew it after checking that the mailbox is read.
    expires: '⟪time in UTC, such as ${String(Number(today.slice(0, 4)) + 1)}-01-31T00:00:00Z⟫',
  },
  features: { llmsFull: false, ard: true, webMcp: false },
} satisfies SiteSettings;
`;
}
