import type { WireSchemas } from '../../api/wire-schemas.ts';
import schemas from '../../api/wire-schemas.ts?value';
import { isObject } from '../../core/type-guards.ts';

const { bodies, components } = schemas as WireSchemas;
const known = new Map<string, ReadonlySet<string>>();

/**
 * The members that the wire schema of a document knows, by the names above each, with `.` between and none for a list:
 * `locations.address.country`. Content that no schema maps is not public.
 */
export function listPublishedMembers(path: string): ReadonlySet<string> {
  const found = known.get(path) ?? membersOf(bodies[path]);
  known.set(path, found);
  return found;
}

function membersOf(body: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (schema: unknown, path: string, above: readonly string[]) => {
    if (!isObject(schema)) return;
    const { $ref, properties, items } = schema;
    if (typeof $ref === 'string' && !above.includes($ref))
      walk(components[$ref.slice($ref.lastIndexOf('/') + 1)], path, [...above, $ref]);
    walk(items, path, above);
    for (const name of ['anyOf', 'oneOf', 'allOf'])
      for (const each of Array.isArray(schema[name]) ? schema[name] : []) walk(each, path, above);
    for (const [name, member] of Object.entries(isObject(properties) ? properties : {})) {
      const own = path === '' ? name : `${path}.${name}`;
      found.add(own);
      walk(member, own, above);
    }
  };
  walk(body, '', []);
  return found;
}
