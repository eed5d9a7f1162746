import type { Company } from 'gazette/content';

export default {
  updated: '2026-11-25',
  // A project has no kind of its own; this one asks for nothing that it does not have.
  kind: 'association',
  legalName: 'Gazette',
  summary:
    'Gazette is an open source project under the MIT licence: a static site generator with which an organisation publishes true, machine-readable facts about itself.',
} satisfies Company;
