/** content/solutions.ts, industries.ts and access.ts of a new company. */
export function offerTexts(today: string): Readonly<Record<string, string>> {
  return {
    'content/solutions.ts': `import type { Solutions } from 'gazette/content';

export default {
  updated: '${today}',
  // More: npm run new -- solution
  solutions: [
    {
      id: '⟪id of the solution, such as appointment-line⟫',
      name: '⟪name of the solution⟫',
      summary: '⟪what it does, in one sentence⟫',
      audience: '⟪for whom it is⟫',
      // Ids of workflows below.
      workflows: [],
    },
  ],
  // Each: { id, name, summary, steps: ['…'], humanOversight }.
  workflows: [],
  // Each: { id, name, summary }.
  technologyStack: [],
} satisfies Solutions;
`,
    'content/industries.ts': `import type { Industries } from 'gazette/content';

export default {
  updated: '${today}',
  // Each: { id, name, summary, regulators: ['…'], solutions: ['id of a solution'] }.
  industries: [],
} satisfies Industries;
`,
    'content/access.ts': `import type { Access } from 'gazette/content';

export default {
  updated: '${today}',
  // What is not public. Each: { id, name, description }.
  interfaces: [],
  topics: [
    { id: 'partnership', name: 'Partnership', description: '⟪what a partnership request is about⟫' },
    { id: 'product-briefing', name: 'Product briefing', description: '⟪what a briefing is about⟫' },
  ],
  requestIncludes: [
    { id: 'organisation', name: 'Organisation', description: '⟪what to tell about the organisation⟫' },
    { id: 'purpose', name: 'Purpose', description: '⟪what to tell about the purpose⟫' },
  ],
  mustNotContain: '⟪what a request must not contain, and why⟫',
  // A whole number without quotes, and the same in words.
  responseTime: { workingDays: '⟪working days until an answer, such as 2⟫', text: '⟪such as within two working days⟫' },
  reviewSteps: [{ id: 'agreement', name: 'Agreement', description: '⟪what is agreed before access is given⟫' }],
  credentials: '⟪how credentials are issued⟫',
  revocation: '⟪how credentials are revoked⟫',
} satisfies Access;
`,
  };
}
