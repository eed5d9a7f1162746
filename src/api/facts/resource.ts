import type { Site, SiteFacts } from '../../content/site.ts';
import type { Resource } from '../resource.ts';
import { documentHead } from '../v1/document-head.ts';
import judge from './judge.ts?lazy';
import { itemSchema, type WireSchema, wireItems } from './wire.ts';

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
  const body = (items: object) => bodySchema(module, items as WireSchema);
  return {
    name,
    path,
    operationId: `get${pascal(name)}`,
    tag: 'Facts',
    title: () => title,
    description: () => description,
    updated: () => updated,
    described: {
      body: { $ref: `#/components/schemas/Facts${pascal(name)}` },
      components: {
        [`Facts${pascal(name)}`]: body({ $ref: `#/components/schemas/${item}` }),
        [item]: itemSchema(module),
      },
      whole: body(itemSchema(module)),
    },
    get schema() {
      return judge<typeof import('./judge.ts')>().judgeOf(body(itemSchema(module)));
    },
    data: (site, context) => ({
      ...documentHead(site, context, path, updated),
      title,
      description,
      items: wireItems(module, context.url),
    }),
  };
}

function bodySchema({ title, description, item }: SiteFacts, items: WireSchema): WireSchema {
  const text = (means: string) => ({ type: 'string', description: means });
  return {
    type: 'object',
    description: `${title}: ${description}`,
    properties: {
      url: { ...text('Absolute URL of this document.'), format: 'uri' },
      updated: { ...text('Date on which the content of this document last changed.'), format: 'date' },
      notice: text('A note that belongs to everything the publisher says, such as that it is fictional.'),
      title: text('What the items are, as people read it.'),
      description: text('What the document says.'),
      items: { type: 'array', items, description: `Each is one ${item}, in editorial order.` },
    },
    required: ['url', 'updated', 'title', 'description', 'items'],
  };
}
