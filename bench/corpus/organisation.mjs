// The smallest organisation that is whole, around the pages of a corpus: only what a schema asks for.
const updated = '2026-01-01';
const mailbox = 'hello@example.com';

/** How pages name the fact that a tenth of them tell. */
export const factName = '{{company.contactRoutes.phone.phone}}';

/** The fact's value, which an edit changes: numbers that are kept for drama. */
export const factValue = (edit = 0) => `+44207946${String(edit % 1000).padStart(4, '0')}`;

/**
 * The files of the organisation, by path below `content/`. `expires` is the day until which its security contact is
 * vouched for: with the day of today the only thing of a corpus that a clock decides.
 */
export function organisation(expires, phone = factValue()) {
  const modules = { site: site(expires), company: company(phone), access, solutions, industries };
  const types = { site: 'SiteSettings', company: 'Company', access: 'Access', solutions: 'Solutions' };
  const typed = Object.entries(modules).map(([name, value]) => {
    const type = types[name] ?? 'Industries';
    const text = JSON.stringify(value, null, 2);
    return [
      `${name}.ts`,
      `import type { ${type} } from 'gazette/content';\n\nexport default ${text} satisfies ${type};\n`,
    ];
  });
  return { ...Object.fromEntries(typed), ...markdown };
}

const site = (expires) => ({
  baseUrl: 'https://example.com',
  name: 'Bench',
  description: 'An organisation that exists in order to be measured.',
  language: 'en-GB',
  updated,
  contactEmail: mailbox,
  privacyPage: '/privacy/',
  termsPage: '/terms/',
  dataLicense: {
    name: 'Creative Commons Attribution 4.0 International',
    spdx: 'CC-BY-4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  contentSignals: { search: true, 'ai-input': true, 'ai-train': false },
  aiCrawlers: [],
  security: { contacts: [`mailto:${mailbox}`], expires: `${expires}T00:00:00Z` },
  // All that there is: nothing is measured with a part switched off.
  features: { llmsFull: true, ard: true, webMcp: true },
  hosts: ['nginx'],
  dutiesNotApplicable: [{ duty: 'gb-si-2002-2013/vat', reason: 'It is invented, and sells nothing.' }],
});

const company = (phone) => ({
  updated,
  legalName: 'Bench Limited',
  summary: 'Bench Limited does not exist.',
  registry: { scheme: 'other', name: 'No register' },
  companyNumber: '0',
  jurisdiction: { name: 'England and Wales', country: 'GB' },
  registeredAddress: { streetAddress: ['1 Bench Row'], locality: 'London', postalCode: 'QX1 4ZZ', country: 'GB' },
  contactRoutes: [
    { id: 'general', name: 'General enquiries', description: 'Nobody reads it.', email: mailbox },
    { id: 'phone', name: 'Telephone', description: 'Nobody answers it.', phone },
  ],
  officeHours: { timeZone: 'Europe/London', days: ['Monday'], opens: '09:00', closes: '17:00' },
  products: [],
  compliance: [],
  publicRecords: [],
});

const item = { id: 'one', name: 'One' };
const access = {
  updated,
  interfaces: [],
  topics: [{ ...item, description: 'The only topic.' }],
  requestIncludes: [{ ...item, description: 'All that a request needs.' }],
  mustNotContain: 'It holds no personal data.',
  responseTime: { workingDays: 2, text: 'within two working days' },
  reviewSteps: [{ ...item, description: 'The only step.' }],
  credentials: 'There are none.',
  revocation: 'There is nothing to revoke.',
};
const solutions = {
  updated,
  solutions: [{ ...item, summary: 'It does one thing.', audience: 'Nobody', workflows: [] }],
  workflows: [],
  technologyStack: [],
};
const industries = { updated, industries: [] };

const front = (fields) =>
  `---\n${Object.entries({ ...fields, updated })
    .map(([key, text]) => `${key}: ${text}\n`)
    .join('')}---\n\n`;
const page = (title, text) =>
  `${front({ title, description: `${title} of an organisation that is measured.` })}${text}\n`;
const markdown = {
  'pages/home.md': page('Bench', 'An organisation that exists in order to be measured.'),
  'pages/privacy.md': page('Privacy', '## What is kept\n\nNothing.'),
  'pages/terms.md': page('Terms of use', '## Data\n\nThe data is published under {{site.dataLicense.name}}.'),
  'faq/what-is-it-for.md': `${front({ question: 'What is it for?', category: 'about', order: 10 })}For measuring.\n`,
};
