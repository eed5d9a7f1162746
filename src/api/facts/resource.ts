import type { Site, SiteFacts } from '../../content/site.ts';
import type { PlainKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import type { Resource } from '../resource.ts';
import { documentHead } from '../v1/document-head.ts';
import { component, inPlace } from './components.ts';
import judge from './judge.ts?lazy';
import { itemSchema, wireItems } from './wire.ts';
import type { WireSchema } from './wire-schema.ts';

const known = new WeakMap<SiteFacts, Resource>();

/** The resource of a fact module: `/api/v1/releases.json` of content/facts/releases.ts. */
export function factResource(module: SiteFacts): Resource {
  const made = known.get(module) ?? resourceOf(module);
  known.set(module, made);
  return made;
}

/** The resources of all fact modules, in the order of their names. */
export const factResources = ({ facts }: Site): Resource[] => facts.map(factResource);

/** `opening-times` → `OpeningTimes`. */
const pascal = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function resourceOf(module: SiteFacts): Resource {
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
        [item]: itemSchema(language, module),
      },
      whole: inPlace(body(language, itemSchema(language, module))),
    }),
    get schema() {
      // Descriptions do not affect validation.
      const language = spoken('en');
      return judge<typeof import('./judge.ts')>().judgeOf(inPlace(body(language, itemSchema(language, module))));
    },
    data: (site, context) => ({
      ...documentHead(site, context, path, updated),
      title,
      description,
      items: wireItems(module, context.url),
    }),
  };
}

function bodySchema(language: Language, { title, description, item }: SiteFacts, items: WireSchema): WireSchema {
  const text = (key: PlainKey) => ({ type: 'string', description: say<PlainKey>(language, key) });
  return {
    type: 'object',
    description: say(language, 'text.labelled', { label: escapeMarkdown(title), value: escapeMarkdown(description) }),
    properties: {
      url: component('DocumentUrl'),
      updated: component('Updated'),
      language: component('LanguageTag'),
      translations: {
        type: 'array',
        description: say(language, 'wire.translations'),
        items: component('Translation'),
      },
      notice: component('Notice'),
      title: text('wire.factTitle'),
      description: text('wire.factDescription'),
      items: { type: 'array', items, description: say(language, 'wire.factItems', { item: escapeMarkdown(item) }) },
    },
    required: ['url', 'updated', 'title', 'description', 'items'],
  };
}
