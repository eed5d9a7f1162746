import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resources } from '../../src/api/v1/index.ts';

// zod-to-openapi 9.1.0 publishes some schemas otherwise than zod judges. tests/third-party/zod-json-schema.test.ts compares the
// two on mutated data; here no wire schema may hold what is known to come out wrong, and each trap is shown to be one.

interface Definition {
  readonly type: string;
  readonly values?: readonly unknown[];
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly format?: string } };
  }[];
}

/** Every schema within one, each once, and its place. */
function* within(schema: z.ZodType, at: string, seen = new Set<z.ZodType>()): Generator<[string, z.ZodType]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield [at, schema];
  const { def } = schema as unknown as { def: Record<string, unknown> };
  for (const [name, value] of Object.entries(def))
    for (const [key, each] of value instanceof z.ZodType ? [['', value]] : Object.entries(value ?? {}))
      if (each instanceof z.ZodType) yield* within(each, `${at}/${name}${key === '' ? '' : `.${key}`}`, seen);
}

const definition = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def;
const patternsOf = ({ checks = [] }: Definition) =>
  checks.filter(({ _zod: { def } }) => def.check === 'string_format' && def.format === 'regex').length;

const traps: readonly (readonly [name: string, is: (definition: Definition) => boolean])[] = [
  ['a literal of several values', ({ type, values = [] }) => type === 'literal' && values.length > 1],
  ['a second pattern', (def) => patternsOf(def) > 1],
  ['a nullable schema', ({ type }) => type === 'nullable'],
  ['a default', ({ type }) => type === 'default' || type === 'prefault'],
  ['a transformation', ({ type }) => type === 'pipe' || type === 'transform'],
  ['a union', ({ type }) => type === 'union'],
];

describe('no wire schema holds what is published otherwise than it is judged', () => {
  it.each(resources)('$path', ({ path, schema }) => {
    const all = [...within(schema as z.ZodType, path)];
    expect(all.length).toBeGreaterThan(10);
    const found = all.flatMap(([at, each]) =>
      traps.flatMap(([name, is]) => (is(definition(each)) ? [`${name}: ${at}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('and what would is found', () => {
    const bad = z.object({
      a: z.literal(['a', 'b']),
      b: z.string().regex(/a/).regex(/b/),
      c: z.array(z.string().nullable()),
      d: z.string().default('x'),
      e: z.union([z.string(), z.number()]),
    });
    const names = [...within(bad, '')].flatMap(([, each]) =>
      traps.filter(([, is]) => is(definition(each))).map(([name]) => name),
    );
    expect(names.sort()).toEqual([
      'a default',
      'a literal of several values',
      'a nullable schema',
      'a second pattern',
      'a union',
    ]);
  });
});

describe('the traps are there: when one is gone, its rule can go', () => {
  const published = (schema: z.ZodType) => {
    const registry = new OpenAPIRegistry();
    const content = { 'application/json': { schema: schema.meta({ id: 'It' }) } };
    registry.registerPath({ method: 'get', path: '/', responses: { 200: { description: '', content } } });
    const generator = new OpenApiGeneratorV31(registry.definitions);
    const { components } = generator.generateDocument({ openapi: '3.1.1', info: { title: '', version: '' } });
    return JSON.stringify(components?.schemas);
  };

  it('of a list of literals only the first is published', () => {
    expect(published(z.object({ a: z.literal(['one', 'two']) }))).not.toContain('two');
  });

  it('of two patterns only one is published', () => {
    expect(published(z.object({ a: z.string().regex(/^one/).regex(/two$/) })).match(/"pattern"/g)).toHaveLength(1);
  });

  it('one use that may be null makes a component null everywhere', () => {
    const shared = z.string().meta({ id: 'Shared' });
    const text = published(z.object({ a: shared.nullable(), b: shared }));
    expect(/"Shared":\{[^}]*null/.test(text)).toBe(true);
  });
});
