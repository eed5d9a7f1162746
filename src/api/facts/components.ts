import type { WireSchemas } from '../wire-schemas.ts';
import schemas from '../wire-schemas.ts?value';
import type { WireSchema } from './wire-schema.ts';

/** JSON pointer of shared schemas in an OpenAPI description. */
const componentPlace = '#/components/schemas/';

const { components } = schemas as WireSchemas;

/** A reference to a component of the built-in documents: generated clients have one type of each. */
export const componentReference = (name: string): WireSchema => ({ $ref: `${componentPlace}${name}` });

/** A schema with the built-in components that it refers to in their places, for whoever reads it alone. */
export function inlineComponents({ $ref, properties, items, ...schema }: WireSchema): WireSchema {
  const known = $ref === undefined ? undefined : components[$ref.slice(componentPlace.length)];
  if (known) return inlineComponents({ ...known, ...schema });
  return {
    ...schema,
    ...(items && { items: inlineComponents(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, inlineComponents(member)]),
      ),
    }),
  };
}
