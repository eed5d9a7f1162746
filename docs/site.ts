import type { SiteSettings } from 'gazette/content';

export default {
  // An origin of examples: Gazette's own is not known yet, and --base-url says another.
  baseUrl: 'https://docs.example.org',
  name: 'Gazette',
  description:
    'How Gazette is used: a static site generator with which an organisation publishes true facts about itself.',
  language: 'en-GB',
  updated: '2026-11-25',
  contactEmail: 'gazette@example.org',
  words: { 'section.organisation': 'About Gazette' },
  privacyPage: '/privacy/',
  termsPage: '/licence/',
  notice:
    'Gazette is an open source project and no registered organisation: its name stands as legal name, and association is the nearest kind. Origin and mailbox of this site are examples; nobody reads it.',
  dataLicense: { name: 'MIT License', spdx: 'MIT', url: 'https://opensource.org/license/mit' },
  contentSignals: { search: true, 'ai-input': true, 'ai-train': true },
  aiCrawlers: [],
  synonyms: [
    ['rename', 'move'],
    ['preview', 'noindex'],
  ],
  security: { contacts: ['mailto:gazette@example.org'], expires: '2027-09-30T00:00:00Z' },
  features: { llmsFull: true, ard: false, webMcp: false },
} satisfies SiteSettings;
