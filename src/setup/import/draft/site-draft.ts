import { type Placeholders, placeholder } from '../../init/new-organisation.ts';
import { expiryOfSecurityContact, licenceComment, signalsComment } from '../../init/site-module.ts';
import type { SourcedValue } from '../sourced-value.ts';
import { type Draft, foundTextDraft, listDraft, missingDraft, objectDraft, plainDraft, sourcedDraft } from './draft.ts';

/** Inputs of content/site.ts. */
interface SiteDraftFacts {
  readonly baseUrl?: SourcedValue;
  readonly name?: SourcedValue;
  readonly description?: SourcedValue;
  /** Language, with its place in the page; one that was given or follows from the country has none. */
  readonly language: string;
  readonly languageFrom?: SourcedValue;
  readonly contactEmail?: SourcedValue;
  readonly licence?: SourcedValue<{ readonly name: string; readonly url: string }>;
  readonly signals?: SourcedValue<Readonly<Record<'search' | 'ai-input' | 'ai-train', boolean>>>;
  readonly today: string;
}

/** Comments above members of content/site.ts for whoever fills it in. */
export const siteComments: Readonly<Record<string, string>> = {
  dataLicense: licenceComment,
  contentSignals: signalsComment,
  security: 'Until when you vouch for the mailbox that gets reports of security problems. Renew it each year.',
};

/** content/site.ts: what is a decision of people and was not found is missing, or suggested and to be confirmed. */
export function buildSiteDraft(facts: SiteDraftFacts, gaps: Placeholders): Draft {
  const { licence, signals, today } = facts;
  const decision = missingDraft(placeholder('true / false'));
  const signal = (name: 'search' | 'ai-input' | 'ai-train') =>
    signals ? sourcedDraft(signals.value[name], signals.from) : decision;
  return objectDraft({
    baseUrl: foundTextDraft(facts.baseUrl) ?? missingDraft(placeholder('https://example.com')),
    name: foundTextDraft(facts.name) ?? missingDraft(gaps.text('label.name')),
    description: foundTextDraft(facts.description) ?? missingDraft(gaps.text('init.siteSummary')),
    language: facts.languageFrom ? sourcedDraft(facts.language, facts.languageFrom.from) : plainDraft(facts.language),
    updated: plainDraft(today),
    contactEmail: foundTextDraft(facts.contactEmail) ?? missingDraft(gaps.text('label.email')),
    privacyPage: plainDraft('/privacy/'),
    termsPage: plainDraft('/terms/'),
    dataLicense: licence
      ? objectDraft({
          name: sourcedDraft(licence.value.name, licence.from),
          url: sourcedDraft(licence.value.url, licence.from),
        })
      : objectDraft({
          name: missingDraft(gaps.text('frame.dataLicence')),
          url: missingDraft(gaps.text('frame.dataLicence', 'https://example.org/')),
        }),
    contentSignals: objectDraft({
      search: signal('search'),
      'ai-input': signal('ai-input'),
      'ai-train': signal('ai-train'),
    }),
    aiCrawlers: listDraft([]),
    security: objectDraft({ expires: sourcedDraft(`${expiryOfSecurityContact(today)}T00:00:00Z`, 'suggested') }),
    features: objectDraft({ llmsFull: plainDraft(false), ard: plainDraft(true), webMcp: plainDraft(false) }),
  });
}
