import type { Site, SiteFactModule } from '../../content/site.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import type { Resource } from '../resource.ts';
import { documentHead } from '../v1/document-head.ts';
import { resources } from '../v1/index.ts';
import judge from './strict-validator.ts?lazy';
import { buildItemSchema, componentReference, inlineComponents, toWireItems } from './wire.ts';
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
      items: toWireItems(module, context.url),
    }),
  };
}

function bodySchema(language: Language, { title, description, item }: SiteFactModule, items: WireSchema): WireSchema {
  const text = (key: PlainTextKey) => ({ type: 'string', description: translate<PlainTextKey>(language, key) });
  return {
    type: 'object',
    description: translate(language, 'text.labelled', {
      label: escapeMarkdown(title),
      value: escapeMarkdown(description),
    }),
    properties: {
      url: componentReference('DocumentUrl'),
      updated: componentReference('Updated'),
      language: componentReference('LanguageTag'),
      translations: {
        type: 'array',
        description: translate(language, 'wire.translations'),
        items: componentReference('Translation'),
      },
      notice: componentReference('Notice'),
      title: text('wire.factTitle'),
      description: text('wire.factDescription'),
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
