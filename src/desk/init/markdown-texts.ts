import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { markdownFile } from '../edit/front-matter-writer.ts';
import { gapsIn } from './gaps.ts';
import type { NewOrganisation } from './organisation.ts';
import { category } from './site-text.ts';

/** The pages and the first question of a new organisation, and a note for its editors. */
export function markdownTexts({ name, language, has, today }: NewOrganisation): Readonly<Record<string, string>> {
  const updated = new Date(today);
  const { words, text } = gapsIn(language);
  const labelled = (label: string, value: string) => say(spoken(language), 'text.labelled', { label, value });
  const page = (title: string, description: string, body: string) =>
    markdownFile({ title, description, updated }, body);
  const licence = words('frame.dataLicence');
  return {
    'content/README.md': `# Content

Everything that the site says is in this folder. Replace every \`⟪…⟫\` by the true value; \`npm run check\` lists those
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
      'content/faq/first-question.md': markdownFile(
        { question: text('init.question'), category, order: 10, updated },
        text('init.answer'),
      ),
    }),
  };
}
