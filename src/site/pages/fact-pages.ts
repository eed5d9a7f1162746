import type { FactItem } from '../../content/fact-types.ts';
import type { Site, SiteFacts } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { spoken } from '../../language/spoken.ts';
import type { Field, View } from '../../theme/model/view.ts';
import { fieldsOf, headingOf } from '../facts/fact-items.ts';
import { homeCrumb } from '../facts/section-pages.ts';
import { dataset } from '../folds/json-ld/dataset.ts';
import { factNode } from '../folds/json-ld/fact-item.ts';
import { toMarkdown } from '../folds/markdown/markdown.ts';
import { section, view } from '../view/make.ts';
import { pagesBelow } from '../view/pages/page-view.ts';
import { pageDocuments } from './page.ts';

/** A page for each fact module, `/releases/`: all items with their fields, as HTML, Markdown and JSON-LD. */
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
      fact: `${name}#`,
      title,
      description,
      updated,
      source,
      llms: 'Pages',
      main: () => viewOf(site, module, entries()),
      markdown: () => toMarkdown(viewOf(site, module, entries()), language),
      type: 'CollectionPage',
      jsonLd: ({ url }) => [
        dataset(site, module, url),
        ...(module.schemaOrg === undefined ? [] : module.items.map((item) => factNode(site, module, item, url))),
      ],
    });
  });
}

/** Minimum of items for a search box. */
const longList = 20;

interface Entry {
  readonly item: FactItem;
  readonly heading: string;
  readonly fields: readonly Field<never>[];
}

function viewOf(site: Site, { name, title, description }: SiteFacts, entries: readonly Entry[]): View<never> {
  const items = entries.map(({ item, heading, fields }) => ({ anchor: `${name}-${item.id}`, heading, fields }));
  return view({
    role: 'page',
    crumbs: [homeCrumb(site)],
    title,
    description,
    lead: { kind: 'prose', facts: [], html: '', markdown: '' },
    sections: [
      items.length > 0 && section({ id: name }, { kind: 'items', isLong: items.length > longList, items }),
      pagesBelow(site, `/${name}/`),
    ],
    pages: [],
  });
}
