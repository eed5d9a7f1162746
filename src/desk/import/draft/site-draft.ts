import { type Gaps, gap } from '../../init/gaps.ts';
import { licenceComment, signalsComment } from '../../init/site-text.ts';
import type { Found } from '../found.ts';
import { type Draft, found, from, list, missing, object, plain } from './draft.ts';

/** Inputs of content/site.ts. */
export interface SiteFacts {
  readonly baseUrl?: Found;
  readonly name?: Found;
  readonly description?: Found;
  /** Language, with its place in the page; one that was given or follows from the country has none. */
  readonly language: string;
  readonly languageFrom?: Found;
  readonly contactEmail?: Found;
  readonly licence?: Found<{ readonly name: string; readonly url: string }>;
  readonly signals?: Found<Readonly<Record<'search' | 'ai-input' | 'ai-train', boolean>>>;
  readonly today: string;
}

/** Days for which the security contact is proposed to be vouched for: RFC 9116 §2.5.5 advises less than a year. */
const vouched = 330;

/** Comments above members of content/site.ts for whoever fills it in. */
export const siteComments: Readonly<Record<string, string>> = {
  dataLicense: licenceComment,
  contentSignals: signalsComment,
  security: 'Until when you vouch for the mailbox that gets reports of security problems. Renew it each year.',
};

/** content/site.ts: what is a decision of people and was not found is missing, or suggested and to be confirmed. */
export function siteDraft(facts: SiteFacts, gaps: Gaps): Draft {
  const { licence, signals, today } = facts;
  const expires = new Date(Date.parse(today) + vouched * 86_400_000).toISOString().slice(0, 10);
  const decision = missing(gap('true / false'));
  const signal = (name: 'search' | 'ai-input' | 'ai-train') =>
    signals ? from(signals.value[name], signals.from) : decision;
  return object({
    baseUrl: found(facts.baseUrl) ?? missing(gap('https://example.com')),
    name: found(facts.name) ?? missing(gaps.text('label.name')),
    description: found(facts.description) ?? missing(gaps.text('init.siteSummary')),
    language: facts.languageFrom ? from(facts.language, facts.languageFrom.from) : plain(facts.language),
    updated: plain(today),
    contactEmail: found(facts.contactEmail) ?? missing(gaps.text('label.email')),
    privacyPage: plain('/privacy/'),
    termsPage: plain('/terms/'),
    dataLicense: licence
      ? object({ name: from(licence.value.name, licence.from), url: from(licence.value.url, licence.from) })
      : object({
          name: missing(gaps.text('frame.dataLicence')),
          url: missing(gaps.text('frame.dataLicence', 'https://example.org/')),
        }),
    contentSignals: object({
      search: signal('search'),
      'ai-input': signal('ai-input'),
      'ai-train': signal('ai-train'),
    }),
    aiCrawlers: list([]),
    security: object({ expires: from(`${expires}T00:00:00Z`, 'suggested') }),
    features: object({ llmsFull: plain(false), ard: plain(true), webMcp: plain(false) }),
  });
}
