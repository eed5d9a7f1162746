import { markdownFile } from '../edit/front-matter-writer.ts';
import type { NewCompany } from './details.ts';

/** The pages and the first question of a new company, and a note for its editors. */
export function markdownTexts({ name, today }: NewCompany): Readonly<Record<string, string>> {
  const updated = new Date(today);
  const page = (title: string, description: string, body: string) =>
    markdownFile({ title, description, updated }, body);
  return {
    'content/README.md': `# Content of ${name}

Everything that the site says is in this folder. Replace every \`⟪…⟫\` by the true value; \`npm run check\` lists those
that are left, and nothing is published before the last is gone. Where there is nothing true to say, remove the field
if it is optional. This file is not published.
`,
    'content/pages/home.md': page(
      name,
      '⟪what the homepage tells, in one sentence⟫',
      '⟪who the company is, in one paragraph⟫',
    ),
    'content/pages/privacy.md': page(
      'Privacy',
      'How {{company.legalName}} handles personal data.',
      '## What is kept\n\n⟪which personal data is kept, why and how long⟫\n\n## Your rights\n\n⟪how people ask for their data or its deletion⟫',
    ),
    'content/pages/terms.md': page(
      'Terms of use',
      'Under which terms this site and its data may be used.',
      '## Data\n\nThe data is published under {{site.dataLicense.name}}. What AI systems are asked to do and not to do stands in [robots.txt](/robots.txt): a request beside the licence, which it does not change.\n\n## Liability\n\n⟪what the company is liable for⟫',
    ),
    'content/faq/what-does-the-company-do.md': markdownFile(
      { question: `What does ${name} do?`, category: 'about', order: 10, updated },
      '⟪the answer, in a few sentences⟫',
    ),
  };
}
