import type { FactItem } from '../../content/fact-types.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import type { View, ViewField } from '../../theme/model/view.ts';
import { itemFields, itemHeading } from '../facts/fact-items.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { section, view } from '../page-model/builders.ts';
import { subpagesSection } from '../page-model/pages/page-view.ts';
import { datasetNode } from '../renderers/json-ld/dataset.ts';
import { factItemNode } from '../renderers/json-ld/fact-item.ts';
import { viewToMarkdown } from '../renderers/markdown/view.ts';
import { pageDocuments } from './page.ts';

/** A page for each fact module, `/releases/`: all items with their fields, as HTML, Markdown and JSON-LD. */
export function factPages(site: Site): Document[] {
  const language = languageByTag(site.language);
  return site.facts.flatMap((module) => {
    const { name, title, description, updated, source } = module;
    const entries = () =>
      module.items.map((item) => ({
        item,
        heading: itemHeading(module, item),
        fields: itemFields(site, module, item),
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
      markdown: () => viewToMarkdown(viewOf(site, module, entries()), language),
      type: 'CollectionPage',
      jsonLd: ({ url }) => [
        datasetNode(site, module, url),
        ...(module.schemaOrg === undefined ? [] : module.items.map((item) => factItemNode(site, module, item, url))),
      ],
    });
  });
}

/** Minimum of items for a search box. */
const longList = 20;

interface Entry {
  readonly item: FactItem;
  readonly heading: string;
  readonly fields: readonly ViewField<never>[];
}

function viewOf(site: Site, { name, title, description }: SiteFactModule, entries: readonly Entry[]): View<never> {
  const items = entries.map(({ item, heading, fields }) => ({ anchor: `${name}-${item.id}`, heading, fields }));
  return view({
    role: 'page',
    crumbs: [homeBreadcrumb(site)],
    title,
    description,
    lead: { kind: 'prose', facts: [], html: '', markdown: '' },
    sections: [
      items.length > 0 && section({ id: name }, { kind: 'items', isLong: items.length > longList, items }),
      subpagesSection(site, `/${name}/`),
    ],
    pages: [],
  });
}
