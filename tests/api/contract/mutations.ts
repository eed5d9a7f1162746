// A table of operators, and what they need, which is why it is long.

import { isObject } from '../../../src/core/type-guards.ts';

/** A change of a description or of a body, and what it is to clients. */
export interface Mutation {
  /** The change: `remove a member`. */
  readonly kind: string;
  readonly at: string;
  readonly is: 'refused' | 'additive' | 'editorial';
  /** Changes a copy in place. */
  apply(copy: unknown): void;
}

type Schema = Record<string, unknown>;
type Place = readonly string[];

const at = (root: unknown, place: Place): unknown => place.reduce((value, name) => (value as Schema)?.[name], root);

/** A change to one schema, where it applies. */
const operators: readonly {
  readonly kind: string;
  readonly is: Mutation['is'];
  applies(schema: Schema): boolean;
  change(schema: Schema): void;
}[] = [
  ...rows('refused', [
    ['another type', has('type'), (s) => set(s, { type: s.type === 'string' ? 'number' : 'string' })],
    ['null too', (s) => typeof s.type === 'string', (s) => set(s, { type: [s.type, 'null'] })],
    ['null by anyOf', has('type'), (s) => wrap(s)],
    ['no type', has('type'), (s) => void delete s.type],
    ['another format', has('format'), (s) => set(s, { format: 'hostname' })],
    ['no format', has('format'), (s) => void delete s.format],
    ['another pattern', has('pattern'), (s) => set(s, { pattern: '^.*$' })],
    ['no pattern', has('pattern'), (s) => void delete s.pattern],
    ['no minimum', has('minimum'), (s) => void delete s.minimum],
    ['no closed list', has('enum'), (s) => void delete s.enum],
    ['another closed list', has('enum'), (s) => set(s, { enum: ['v2'] })],
    ['one more of a closed list', has('enum'), (s) => set(s, { enum: [...(s.enum as string[]), 'v9'] })],
    ['no open list', has('x-extensible-enum'), (s) => void delete s['x-extensible-enum']],
    ['one less of an open list', has('x-extensible-enum'), (s) => void (s['x-extensible-enum'] as string[]).pop()],
    ['no items', has('items'), (s) => void delete s.items],
    ['a list becomes an object', has('items'), (s) => void Object.assign(s, { type: 'object', items: undefined })],
    ['closed', has('properties'), (s) => set(s, { additionalProperties: false })],
    ['no member is required', hasSome('required'), (s) => void delete s.required],
    ['one member is not required', hasSome('required'), (s) => void (s.required as string[]).pop()],
    ['no first member', has('properties'), (s) => removeMember(s, 0)],
    ['no last member', has('properties'), (s) => removeMember(s, -1)],
    ['a member is renamed', has('properties'), (s) => renameMember(s)],
    ['a member becomes a list', has('properties'), (s) => intoList(s)],
  ]),
  ...rows('additive', [
    [
      'one more member',
      has('properties'),
      (s) => void Object.assign(s.properties as Schema, { brandNew: { type: 'string' } }),
    ],
    ['a pattern', (s) => s.type === 'string' && !('pattern' in s), (s) => set(s, { pattern: '^' })],
    ['a length', (s) => s.type === 'string', (s) => set(s, { maxLength: 10_000 })],
    ['a least number', (s) => s.type === 'array', (s) => set(s, { minItems: 1 })],
    [
      'one more of an open list',
      has('x-extensible-enum'),
      (s) => void (s['x-extensible-enum'] as string[]).push('more'),
    ],
    ['all members are required', isOptional, (s) => set(s, { required: Object.keys(s.properties as Schema) })],
    ['deprecated', has('type'), (s) => set(s, { deprecated: true })],
  ]),
  ...rows('editorial', [
    ['another description', has('description'), (s) => set(s, { description: 'Otherwise.' })],
    ['an example', has('type'), (s) => set(s, { examples: ['one'] })],
  ]),
];

type Row = readonly [kind: string, applies: (schema: Schema) => boolean, change: (schema: Schema) => void];

function rows(is: Mutation['is'], list: readonly Row[]) {
  return list.map(([kind, applies, change]) => ({ kind, is, applies, change }));
}

function has(keyword: string) {
  return (schema: Schema) => keyword in schema;
}

function hasSome(keyword: string) {
  return (schema: Schema) => Array.isArray(schema[keyword]) && schema[keyword].length > 0;
}

function isOptional({ properties, required = [] }: Schema): boolean {
  return isObject(properties) && Object.keys(properties).length > (required as string[]).length;
}

/** Changes members in place. */
function set(target: object, members: object): void {
  Object.assign(target, members);
}

function wrap(schema: Schema): void {
  const before = { ...schema };
  for (const name of Object.keys(schema)) delete schema[name];
  schema.anyOf = [before, { type: 'null' }];
}

function memberOf({ properties }: Schema, index: number): string {
  return Object.keys(properties as Schema).at(index)!;
}

function removeMember(schema: Schema, index: number): void {
  const name = memberOf(schema, index);
  delete (schema.properties as Schema)[name];
  schema.required = ((schema.required ?? []) as string[]).filter((each) => each !== name);
}

function renameMember(schema: Schema): void {
  const name = memberOf(schema, 0);
  const { [name]: value, ...others } = schema.properties as Schema;
  schema.properties = { [`${name}2`]: value, ...others };
  schema.required = ((schema.required ?? []) as string[]).map((each) => (each === name ? `${name}2` : each));
}

function intoList(schema: Schema): void {
  const properties = schema.properties as Schema;
  const name = memberOf(schema, -1);
  properties[name] = { type: 'array', items: properties[name] };
}

/** Every schema below the components of a description that is used. */
function schemaPlaces(value: unknown, place: Place): Place[] {
  if (!isObject(value)) return [];
  // A reference is mutated where it leads.
  if ('$ref' in value) return [];
  const within = Object.entries((value.properties ?? {}) as Schema).flatMap(([name, each]) =>
    schemaPlaces(each, [...place, 'properties', name]),
  );
  return [place, ...within, ...schemaPlaces(value.items, [...place, 'items'])];
}

/** All mutations of a description: of each schema, and of each operation. */
export function descriptionMutations(description: unknown): Mutation[] {
  const { components, paths } = description as { components: { schemas: Schema }; paths: Record<string, object> };
  const places = Object.keys(components.schemas).flatMap((name) =>
    schemaPlaces(components.schemas[name], ['components', 'schemas', name]),
  );
  const ofSchemas = places.flatMap((place) =>
    operators
      .filter(({ applies }) => applies(at(description, place) as Schema))
      .map(({ kind, is, change }) => ({
        kind,
        is,
        at: place.join('/'),
        apply: (copy: unknown) => change(at(copy, place) as Schema),
      })),
  );
  const ofPaths = Object.keys(paths).flatMap((path) =>
    operationMutations.map(([kind, is, change]) => ({
      kind,
      is,
      at: path,
      apply: (copy: unknown) => change(copy as { paths: Record<string, Schema> }, path),
    })),
  );
  return [...ofSchemas, ...ofPaths];
}

type Operation = { responses: Record<string, Schema>; [name: string]: unknown };
const operation = (copy: { paths: Record<string, Schema> }, path: string) => copy.paths[path]!.get as Operation;
type OperationRow = readonly [
  kind: string,
  is: Mutation['is'],
  (copy: { paths: Record<string, Schema> }, path: string) => void,
];

const operationMutations: readonly OperationRow[] = [
  ['no path', 'refused', (copy, path) => void delete copy.paths[path]],
  [
    'another path',
    'refused',
    (copy, path) => {
      copy.paths[`${path}x`] = copy.paths[path]!;
      delete copy.paths[path];
    },
  ],
  [
    'POST for GET',
    'refused',
    (copy, path) => {
      copy.paths[path]!.post = copy.paths[path]!.get;
      delete copy.paths[path]!.get;
    },
  ],
  ['another operationId', 'refused', (copy, path) => set(operation(copy, path), { operationId: 'getOther' })],
  ['no 200', 'refused', (copy, path) => void delete operation(copy, path).responses[200]],
  ['no 404', 'refused', (copy, path) => void delete operation(copy, path).responses[404]],
  ['410', 'refused', (copy, path) => set(operation(copy, path).responses, { 410: {} })],
  [
    'another media type',
    'refused',
    (copy, path) => {
      const success = operation(copy, path).responses[200]!;
      const content = success.content as Schema;
      success.content = { 'application/xml': content['application/json'] };
    },
  ],
  [
    'one more media type',
    'refused',
    (copy, path) => set(operation(copy, path).responses[200]!.content as Schema, { 'application/xml': {} }),
  ],
  ['no ETag', 'refused', (copy, path) => void delete (operation(copy, path).responses[200]!.headers as Schema).ETag],
  [
    'no schema',
    'refused',
    (copy, path) =>
      void delete ((operation(copy, path).responses[200]!.content as Schema)['application/json'] as Schema).schema,
  ],
  ['one more path', 'additive', (copy, path) => set(copy.paths, { [`${path}x`]: copy.paths[path] })],
  [
    'a header',
    'additive',
    (copy, path) => set(operation(copy, path).responses[200]!.headers as Schema, { Deprecation: {} }),
  ],
  ['deprecated', 'additive', (copy, path) => set(operation(copy, path), { deprecated: true })],
  ['another tag', 'editorial', (copy, path) => set(operation(copy, path), { tags: ['Other'] })],
  ['another summary', 'editorial', (copy, path) => set(operation(copy, path), { summary: 'Otherwise' })],
];
