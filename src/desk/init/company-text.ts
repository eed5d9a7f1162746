/** content/company.ts of a new company. */
export function companyText(today: string): string {
  return `import type { Company } from 'gazette/content';

export default {
  updated: '${today}',
  legalName: '⟪legal name, exactly as registered⟫',
  summary: '⟪what the company does, in one or two sentences⟫',
  // companies-house checks the format of UK company numbers; other accepts any.
  registry: { scheme: '⟪companies-house or other⟫', name: '⟪name of the register⟫' },
  companyNumber: '⟪registration number, with its leading zeros⟫',
  jurisdiction: { name: '⟪such as England and Wales⟫', country: '⟪country code, such as GB⟫' },
  registeredAddress: {
    streetAddress: ['⟪building and street⟫'],
    locality: '⟪town⟫',
    postalCode: '⟪postcode⟫',
    country: '⟪country code, such as GB⟫',
  },
  contactRoutes: [
    {
      id: 'general',
      name: 'General enquiries',
      description: '⟪what to write here about, and what not to send⟫',
      email: '⟪general mailbox⟫',
    },
    {
      id: 'contact-form',
      name: 'Contact form',
      description: 'A form on the homepage, with the details that a request needs.',
      link: '/#/contact',
    },
  ],
  officeHours: {
    timeZone: '⟪IANA time zone, such as Europe/London⟫',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '⟪opening time, such as 09:00⟫',
    closes: '⟪closing time, such as 17:30⟫',
  },
  // Each: { id, name, summary, access: 'public' or 'gated' }.
  products: [],
  // Only what is true today. Each: { id, name, status, summary }.
  compliance: [],
  publicRecords: [],
} satisfies Company;
`;
}
