import { hasStates, newestItems } from '../../content/fact-modules/states.ts';
import type { FactItem } from '../../content/fact-types.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { documentHead, type ItemDocuments, type Resource } from '../resource.ts';
import { resources } from '../v1/index.ts';
import judge from './strict-validator.ts?lazy';
import { buildItemSchema, componentReference, inlineComponents, itemDocumentPath, toWireItem } from './wire.ts';
import type { WireSchema } from './wire-schema.ts';

const known = new WeakMap<SiteFactModule, Resource>();

/** The resource of a fact module: `/api/v1/releases.json` of content/facts/releases.ts. */
export function factResource(module: SiteFactModule): Resource {
  const made = known.get(module) ?? resourceOf(module);
  known.set(module, made);
  return made;
}

/** The resources of all fact modules, in the order of their names. */
export const factResources = ({ facts }: Site): Resource[] => facts.map(factResource);

/** `opening-times` → `OpeningTimes`. */
const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function resourceOf(module: SiteFactModule): Resource {
  const { name, title, description, updated } = module;
  const path = `/api/v1/${name}.json`;
  const item = `Facts${pascal(name)}Item`;
  const body = (language: Language, items: object) => bodySchema(language, module, items as WireSchema);
  return {
    name,
    path,
    operationId: `get${pascal(name)}`,
    tag: 'Facts',
    title: () => title,
    description: () => description,
    updated: (site) => site.dates?.[path] ?? updated,
    described: (language) => ({
      body: { $ref: `#/components/schemas/Facts${pascal(name)}` },
      components: {
        [`Facts${pascal(name)}`]: body(language, { $ref: `#/components/schemas/${item}` }),
        [item]: buildItemSchema(language, module),
      },
      whole: inlineComponents(body(language, buildItemSchema(language, module))),
    }),
    get schema() {
      // Descriptions do not affect validation.
      const language = languageByTag('en');
      return judge<typeof import('./strict-validator.ts')>().createStrictValidator(
        inlineComponents(body(language, buildItemSchema(language, module))),
      );
    },
    data: (site, context) => ({
      ...documentHead(site, context, path, updated),
      title,
      description,
      ...statesOf(module),
      items: module.items.map((one) => toWireItem(module, one, context.url)),
    }),
    ...(module.publish?.documents && { itemDocuments: itemDocumentsOf(module) }),
  };
}

/** Members of the document that depend on the day. */
function statesOf(module: SiteFactModule): object {
  const [latest] = newestItems(module);
  return {
    ...(module.asOf !== undefined && { statesAsOf: module.asOf }),
    ...(latest && { latest: latest.id }),
  };
}

/** The documents of single items, and of the newest at the address `latest`. */
function itemDocumentsOf(module: SiteFactModule): ItemDocuments {
  const { name, title, item, updated, asOf } = module;
  const component = `Facts${pascal(name)}Document`;
  const [latest] = newestItems(module);
  const items = new Map(module.items.map((each) => [each.id, each]));
  if (latest) items.set('latest', latest);
  return {
    template: itemDocumentPath(module, '{id}'),
    operationId: `get${pascal(name)}Item`,
    ids: [...items.keys()],
    pathOf: (id) => itemDocumentPath(module, id),
    title: (language) => translate(language, 'text.labelled', { label: title, value: item }),
    described: (language) => ({
      body: { $ref: `#/components/schemas/${component}` },
      components: { [component]: itemDocumentSchema(language, module) },
    }),
    data: (site, context, id) => ({
      ...documentHead(site, context, itemDocumentPath(module, id), updated),
      collection: context.url(`/api/v1/${name}.json`),
      ...(asOf !== undefined && { statesAsOf: asOf }),
      item: toWireItem(module, items.get(id) as FactItem, context.url),
    }),
  };
}

/** Members of every document. */
const headSchema = (language: Language): Readonly<Record<string, WireSchema>> => ({
  url: componentReference('DocumentUrl'),
  updated: componentReference('Updated'),
  language: componentReference('LanguageTag'),
  translations: {
    type: 'array',
    description: translate(language, 'wire.translations'),
    items: componentReference('Translation'),
  },
  notice: componentReference('Notice'),
});

function itemDocumentSchema(language: Language, module: SiteFactModule): WireSchema {
  const description = translate(language, 'wire.factCollection');
  return {
    type: 'object',
    description: translate(language, 'wire.factItemDocument'),
    properties: {
      ...headSchema(language),
      collection: { type: 'string', format: 'uri', description },
      ...statesSchema(language, module),
      item: { $ref: `#/components/schemas/Facts${pascal(module.name)}Item` },
    },
    required: ['url', 'updated', 'collection', 'item'],
  };
}

const statesSchema = (language: Language, module: SiteFactModule): Readonly<Record<string, WireSchema>> =>
  hasStates(module)
    ? { statesAsOf: { type: 'string', format: 'date', description: translate(language, 'wire.factStatesAsOf') } }
    : {};

function bodySchema(language: Language, module: SiteFactModule, items: WireSchema): WireSchema {
  const { title, description, item, publish } = module;
  const text = (key: PlainTextKey) => ({ type: 'string', description: translate<PlainTextKey>(language, key) });
  return {
    type: 'object',
    description: translate(language, 'text.labelled', {
      label: escapeMarkdown(title),
      value: escapeMarkdown(description),
    }),
    properties: {
      ...headSchema(language),
      title: text('wire.factTitle'),
      description: text('wire.factDescription'),
      ...statesSchema(language, module),
      ...(publish?.latest !== undefined && { latest: text('wire.factLatest') }),
      items: {
        type: 'array',
        items,
        description: translate(language, 'wire.factItems', { item: escapeMarkdown(item) }),
      },
    },
    required: ['url', 'updated', 'title', 'description', 'items'],
  };
}

/** The resources that an organisation publishes: those that have something to say, then those of its own. */
export const listPublishedResources = (site: Site): readonly Resource[] => [
  ...(resources as readonly Resource[]).filter((resource) => resource.has?.(site) ?? true),
  ...factResources(site),
];
