import type { FactItem } from '../../content/fact-types.ts';
import type { Site, SiteFacts } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { type Html, html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { fieldsOf, headingOf } from '../facts/fact-items.ts';
import { fieldList } from '../folds/html/fields.ts';
import { factNode } from '../folds/json-ld/fact-item.ts';
import { fieldList as markdownList } from '../folds/markdown/fields.ts';
import type { Field } from '../view/model.ts';
import { pageDocuments } from './page.ts';

/** A page for each fact module, `/releases/`: every item with its fields, and the same as Markdown and as JSON-LD. */
export function factPages(site: Site): Document[] {
  const language = spoken(site.language);
  return site.facts.flatMap((module) => {
    const { name, title, description, updated, source } = module;
    const entries = () =>
      module.items.map((item) => ({
        item,
        heading: headingOf(module, item),
        fields: fieldsOf(site, module, item),
      }));
    return pageDocuments(site, {
      path: `/${name}/`,
      title,
      description,
      updated,
      source,
      llms: 'Pages',
      main: () => pageOf(module, entries(), language),
      markdown: () => markdownOf(module, entries(), language),
      jsonLd: ({ url }) =>
        module.schemaOrg === undefined ? [] : module.items.map((item) => factNode(site, module, item, url)),
    });
  });
}

/** More items than a reader looks through: they can be searched. */
const longList = 20;

interface Entry {
  readonly item: FactItem;
  readonly heading: string;
  readonly fields: readonly Field<never>[];
}

function pageOf({ name, title, description }: SiteFacts, entries: readonly Entry[], language: Language): Html {
  return html`<article class="page">
<header class="page-head">
<h1>${title}</h1>
<p class="standfirst">${description}</p>
</header>
${
  entries.length > 0 &&
  html`${entries.length > longList && html`<div class="search" data-list-search></div>\n`}<ul class="register items">
${entries.map(
  ({ item, heading, fields }) => html`<li id="${name}-${item.id}">
<h2>${heading}</h2>
${fields.length > 0 && fieldList(fields, 'facts', language)}
</li>
`,
)}</ul>`
}
</article>`;
}

function markdownOf({ title, description }: SiteFacts, entries: readonly Entry[], language: Language): string {
  const items = entries.flatMap(({ heading, fields }) => [`## ${e(heading)}`, markdownList(fields, language)]);
  return `${[`# ${e(title)}`, `> ${e(description)}`, ...items].filter((part) => part !== '').join('\n\n')}\n`;
}
