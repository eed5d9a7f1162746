import { organisationKindNames } from '../../content/organisation-kinds.ts';
import { assertDefined } from '../../core/assert-defined.ts';
import { toStringLiteral } from '../../edit/source/string-literal.ts';
import { renderMarkdownFile } from '../../edit/source/yaml.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { renderCompanyModule } from './company-module.ts';
import type { InitAnswers } from './init-questions.ts';
import { createPlaceholders, type NewOrganisation, type OptionalPart, optionalPartNames } from './new-organisation.ts';
import { firstCategory, renderSiteModule } from './site-module.ts';

/**
 * The files of a new organisation, by path below its folder: a whole site in which every value that only the
 * organisation can know is a placeholder, `⟪what to write⟫`. `check` lists them (`placeholder-left`) until they are filled.
 */
export function renderOrganisation(organisation: NewOrganisation): Readonly<Record<string, string>> {
  const lists = optionalPartNames
    .filter((each) => organisation.has.has(each))
    .flatMap((each) => listModules[each] ?? [])
    .map(({ file, text }) => [file, text(organisation)]);
  return {
    'content/site.ts': renderSiteModule(organisation),
    'content/company.ts': renderCompanyModule(organisation),
    ...Object.fromEntries(lists),
    ...renderMarkdownFiles(organisation),
    'public/.gitkeep': '',
  };
}

/** How many placeholders are in texts. */
export const countPlaceholders = (texts: Iterable<string>): number =>
  [...texts].reduce((sum, text) => sum + (text.match(/⟪[^⟫…]+⟫/g)?.length ?? 0), 0);

/** The files of a new organisation, by path below its folder, from what was answered to the questions of `init`; `today` is YYYY-MM-DD. */
export function renderFromAnswers(answers: InitAnswers, today: string): Readonly<Record<string, string>> {
  const wanted = new Set(answers.with?.split(','));
  return renderOrganisation({
    kind: assertDefined(
      organisationKindNames.find((each) => each === answers.kind),
      'the kind',
    ),
    country: answers.country ?? '',
    language: answers.language ?? '',
    name: answers.name ?? '',
    baseUrl: answers['base-url'] ?? '',
    has: new Set(optionalPartNames.filter((each) => wanted.has(each))),
    host: answers.host,
    today,
  });
}

type Text = (organisation: NewOrganisation) => string;

/** Modules that are lists, each with its first item. */
const listModules: Partial<Record<OptionalPart, { readonly file: string; readonly text: Text }>> = {
  solutions: {
    file: 'content/solutions.ts',
    text: ({ language, today }) => `import type { Solutions } from 'gazette/content';

export default {
  updated: '${today}',
  // More: npx gazette new solution
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

/** The pages and the first question of a new organisation, and a note for its editors. */
export function renderMarkdownFiles({ name, language, has, today }: NewOrganisation): Readonly<Record<string, string>> {
  const updated = new Date(today);
  const { words, text } = createPlaceholders(language);
  const labelled = (label: string, value: string) =>
    translate(languageByTag(language), 'text.labelled', { label, value });
  const page = (title: string, description: string, body: string) =>
    renderMarkdownFile({ title, description, updated }, body);
  const licence = words('frame.dataLicence');
  return {
    'content/README.md': `# Content

Everything that the site says is in this folder. Replace every \`⟪…⟫\` by the true value; \`npx gazette check\` lists those
that are left, and nothing is published before the last is gone. Where there is nothing true to say, remove the field
if it is optional. This file is not published.
`,
    'content/pages/home.md': page(name, '{{site.description}}', '{{site.description}}'),
    'content/pages/privacy.md': page(
      words('label.privacyPolicy'),
      labelled(words('label.privacyPolicy'), '{{company.legalName}}'),
      `${text('init.privacy')}\n\n${labelled(words('label.email'), '{{site.contactEmail}}')}`,
    ),
    'content/pages/terms.md': page(
      words('label.termsOfUse'),
      labelled(licence, '{{site.dataLicense.name}}'),
      labelled(licence, '{{site.dataLicense.name}}'),
    ),
    ...(has.has('questions') && {
      'content/faq/first-question.md': renderMarkdownFile(
        { question: text('init.question'), category: firstCategory, order: 10, updated },
        text('init.answer'),
      ),
    }),
  };
}
