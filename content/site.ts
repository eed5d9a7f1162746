import type { SiteSettings } from 'gazette/content';

export default {
  baseUrl: 'https://example.com',
  name: 'Tarrowfen Voice',
  description:
    'Public facts about Tarrowfen Voice, a fictional UK company that makes voice agents for healthcare, as web pages, Markdown and JSON.',
  language: 'en-GB',
  updated: '2026-11-20',
  contactEmail: 'hello@example.com',
  questionCategories: [
    { id: 'about', name: 'About' },
    { id: 'clinical-safety', name: 'Clinical safety' },
    { id: 'data-protection', name: 'Data protection' },
    { id: 'products', name: 'Products' },
    { id: 'access', name: 'Access' },
    { id: 'api', name: 'API' },
    { id: 'agents', name: 'Agents' },
    { id: 'security', name: 'Security' },
  ],
  synonyms: [
    ['GDPR', 'data protection', 'privacy'],
    ['bug', 'vulnerability'],
    ['emergency', 'danger'],
    ['cookies', 'privacy'],
    ['price', 'cost', 'access to the products'],
  ],
  privacyPage: '/privacy/',
  termsPage: '/terms/',
  notice:
    'Tarrowfen Voice Limited is a fictional company, invented as an example. Nothing on this site is offered for sale, and nobody reads its mailboxes.',
  dataScope:
    'The API carries no patient data, no clinical data and no customer data; everything in it is already public on the website.',
  dataLicense: {
    name: 'Creative Commons Attribution 4.0 International',
    spdx: 'CC-BY-4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  contentSignals: {
    search: true,
    'ai-input': true,
    'ai-train': false,
  },
  aiCrawlers: [
    'GPTBot',
    'OAI-SearchBot',
    'ChatGPT-User',
    'ClaudeBot',
    'Claude-User',
    'Claude-SearchBot',
    'Google-Extended',
    'Applebot-Extended',
    'PerplexityBot',
    'Perplexity-User',
    'Amazonbot',
    'meta-externalagent',
    'CCBot',
    'Bytespider',
    'DuckAssistBot',
    'MistralAI-User',
  ],
  // Many look for the questions there first.
  redirects: [{ from: '/faq/', to: '/questions/' }],
  security: {
    contacts: ['mailto:security@example.com'],
    expires: '2027-09-30T00:00:00Z',
    policy: '/security/',
    preferredLanguages: ['en'],
  },
  features: {
    llmsFull: true,
    ard: true,
    webMcp: true,
  },
  dutiesNotApplicable: [
    { duty: 'gb-si-2002-2013/vat', reason: 'The company is fictional and pays no tax: there is no VAT number.' },
  ],
} satisfies SiteSettings;
