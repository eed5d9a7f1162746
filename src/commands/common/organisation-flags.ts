import type { Flags } from './arguments.ts';

/** Facts that the commands for a new organisation take. */
export const organisationFlags = {
  name: { value: 'TEXT', about: 'Display name of the organisation' },
  kind: { value: 'KIND', about: 'What it is, such as charity or public-body (default: company)' },
  country: { value: 'COUNTRY', about: 'Where it is registered: two letters or a name (default: GB)' },
  language: { value: 'TAG', about: 'Language of the site (default: that of the country, else en)' },
  'base-url': { value: 'URL', about: 'Origin of the site, such as https://facts.example.org' },
  with: { value: 'NAMES', about: 'Of: solutions, industries, access, questions, products, contact, hours, facts' },
} as const satisfies Flags;
