import type { WireSchemas } from '../wire-schemas.ts';
import schemas from '../wire-schemas.ts?value';
import type { WireSchema } from './wire-schema.ts';

/** Where an OpenAPI description keeps what several documents say. */
export const componentPlace = '#/components/schemas/';

const { components } = schemas as WireSchemas;

/** A schema with the built-in components that it refers to in their places, for whoever reads it alone. */
export function inPlace({ $ref, properties, items, ...schema }: WireSchema): WireSchema {
  const component = $ref === undefined ? undefined : components[$ref.slice(componentPlace.length)];
  if (component) return inPlace({ ...component, ...schema });
  return {
    ...schema,
    ...(items && { items: inPlace(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, inPlace(member)])),
    }),
  };
}
