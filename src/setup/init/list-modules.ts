import { toStringLiteral } from '../../edit/source/string-literal.ts';
import { createPlaceholders, type NewOrganisation, type OptionalPart } from './new-organisation.ts';

type Text = (organisation: NewOrganisation) => string;

/** Modules that are lists, each with its first item. */
export const listModules: Partial<Record<OptionalPart, { readonly file: string; readonly text: Text }>> = {
  solutions: {
    file: 'content/solutions.ts',
    text: ({ language, today }) => `import type { Solutions } from 'gazette/content';

export default {
  updated: '${today}',
  // More: npm run new -- solution
  solutions: [
    {
      // It becomes part of addresses, and never changes.
      id: ${createPlaceholders(language).literal('init.id')},
      name: ${createPlaceholders(language).literal('label.name')},
      summary: ${createPlaceholders(language).literal('init.sentence')},
      audience: ${createPlaceholders(language).literal('init.audience')},
      // Ids of workflows below.
      workflows: [],
    },
  ],
  // Each: { id, name, summary, steps: ['…'] }.
  workflows: [],
  // Each: { id, name, summary }.
  technologyStack: [],
} satisfies Solutions;
`,
  },
  industries: {
    file: 'content/industries.ts',
    text: ({ language, today }) => `import type { Industries } from 'gazette/content';

export default {
  updated: '${today}',
  industries: [
    {
      // It becomes part of addresses, and never changes.
      id: ${createPlaceholders(language).literal('init.id')},
      name: ${createPlaceholders(language).literal('label.name')},
      summary: ${createPlaceholders(language).literal('init.sentence')},
      // Ids of solutions used in it, as content/solutions.ts has them.
      solutions: [],
    },
  ],
} satisfies Industries;
`,
  },
  access: {
    file: 'content/access.ts',
    text: ({ language, today }) => `import type { Access } from 'gazette/content';

export default {
  updated: '${today}',
  // Interfaces without an endpoint. Each: { id, name, description }; with one, credentials and revocation are needed.
  interfaces: [],
  // Topics of a request; the contact form offers them.
  topics: [
    {
      id: ${createPlaceholders(language).literal('init.id')},
      name: ${createPlaceholders(language).literal('label.name')},
      description: ${createPlaceholders(language).literal('init.sentence')},
    },
  ],
  // Details that a request must have. Each: { id, name, description }.
  requestIncludes: [],
  reviewSteps: [],
} satisfies Access;
`,
  },
  facts: {
    file: 'content/facts/notices.ts',
    text: ({ language, today }) => `import type { FactModule } from 'gazette/content';

// A list of your own. Rename the file before you publish it: its name becomes the address, /api/v1/notices.json.
export default {
  updated: '${today}',
  title: ${createPlaceholders(language).literal('init.list')},
  item: ${createPlaceholders(language).literal('init.item')},
  description: ${createPlaceholders(language).literal('init.sentence')},
  heading: 'name',
  fields: {
    name: { kind: 'text', description: ${toStringLiteral(createPlaceholders(language).words('label.name'))} },
  },
  items: [{ id: ${createPlaceholders(language).literal('init.id')}, name: ${createPlaceholders(language).literal('label.name')} }],
} satisfies FactModule;
`,
  },
};
