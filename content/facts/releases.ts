import type { FactModule } from 'gazette/content';

export default {
  updated: '2026-11-02',
  title: 'Releases',
  item: 'Release',
  description: 'Versions of the voice agents, newest first.',
  heading: 'name',
  order: 'newest-first',
  schemaOrg: 'SoftwareApplication',
  fields: {
    name: { kind: 'text', description: 'Name and number of the version.' },
    date: { kind: 'date', description: 'Day on which it was put into service.', schemaOrg: 'datePublished' },
    rollout: {
      kind: 'choice',
      description: 'How widely it is used.',
      values: { pilot: 'Pilot sites', general: 'All sites' },
    },
    solutions: {
      kind: 'list',
      description: 'Solutions that it changed.',
      of: { kind: 'reference', to: 'solutions', description: 'A solution.' },
    },
    summary: { kind: 'sentence', description: 'What changed, in one sentence.', schemaOrg: 'description' },
  },
  items: [
    {
      id: 'voice-agents-4-2',
      name: 'Voice agents 4.2',
      date: '2026-10-12',
      rollout: 'general',
      solutions: ['appointment-line', 'recall-calls'],
      summary: 'Callers can ask for a person at any point of the call by saying so once.',
    },
    {
      id: 'voice-agents-4-1',
      name: 'Voice agents 4.1',
      date: '2026-06-29',
      rollout: 'general',
      solutions: ['discharge-follow-up'],
      summary: 'Follow-up calls are made at the time of day that was agreed at discharge.',
    },
    {
      id: 'voice-agents-4-0',
      name: 'Voice agents 4.0',
      date: '2026-02-16',
      rollout: 'general',
      solutions: ['dental-front-desk', 'dental-shift-cover'],
      summary: 'Dental practices share one directory of shifts with their front desk.',
    },
  ],
} satisfies FactModule<'releases'>;
