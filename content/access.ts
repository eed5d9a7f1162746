import type { Access } from 'gazette/content';

export default {
  updated: '2026-09-22',
  interfaces: [
    {
      id: 'voice-agent-platform',
      name: 'Voice-agent platform',
      description: 'The platform that runs the voice agents, their configuration and the console for staff.',
    },
    {
      id: 'clinical-system-integrations',
      name: 'Clinical system integrations',
      description: 'Integrations with primary-care record systems and a national health messaging spine.',
    },
    {
      id: 'dental-staffing',
      name: 'Dental staffing product',
      description: 'The product that finds cover for open shifts in dental practices.',
    },
  ],
  topics: [
    {
      id: 'partnership',
      name: 'Partnership',
      description: 'Integrating with our interfaces, or working with us as a supplier, care provider or researcher.',
    },
    {
      id: 'product-briefing',
      name: 'Product briefing',
      description: 'Learning what a product does, whether it fits, and how a clinical pilot would run.',
    },
  ],
  requestIncludes: [
    {
      id: 'organisation',
      name: 'Organisation',
      description: 'Its name, what it does, and who in it answers for the request.',
    },
    {
      id: 'system-in-scope',
      name: 'Clinical or business system in scope',
      description: 'The system that would be connected, by product name, and who operates it.',
    },
    {
      id: 'workflows',
      name: 'Workflows needed',
      description:
        'The workflows that are wanted, by their ids in the solutions document, or described in a sentence each.',
    },
    {
      id: 'technical-contact',
      name: 'Named technical contact',
      description: 'One person, by name, role and work contact details; no details of anybody else.',
    },
  ],
  mustNotContain:
    'A request must not contain personal, patient or clinical data; the mailbox is a general business inbox, not a clinical system.',
  responseTime: { workingDays: 2, text: 'within two working days' },
  reviewSteps: [
    {
      id: 'information-governance-review',
      name: 'Information-governance review',
      description:
        'Both sides agree which data would be processed, on what legal basis, and complete a data protection impact assessment.',
    },
    {
      id: 'clinical-safety-review',
      name: 'Clinical-safety review',
      description:
        'The clinical safety officers of both sides go through the hazards of the workflows in scope and how each is controlled.',
    },
    {
      id: 'signed-agreement',
      name: 'Signed agreement',
      description: 'An agreement names the counterparty, the interfaces, their purpose, and how access ends.',
    },
    {
      id: 'credentials',
      name: 'Credentials',
      description: 'Credentials are issued directly to the named counterparty, outside this site.',
    },
  ],
  credentials:
    'Credentials are issued directly to a named counterparty under a signed agreement, after information-governance and clinical-safety review.',
  revocation:
    'Credentials for contracted interfaces are revoked under the terms of the relevant agreement, via the contact mailbox.',
} satisfies Access;
