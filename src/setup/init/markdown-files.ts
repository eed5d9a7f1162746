import { renderMarkdownFile } from '../../edit/source/yaml.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { createPlaceholders, type NewOrganisation } from './new-organisation.ts';
import { firstCategory } from './site-module.ts';

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
      'content/faq/first-question.md': renderMarkdownFile(
        { question: text('init.question'), category: firstCategory, order: 10, updated },
        text('init.answer'),
      ),
    }),
  };
}
