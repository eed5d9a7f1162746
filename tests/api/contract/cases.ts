// A table, and so longer than a module should be: for each rule a change that it tells, and one beside it that it must not.
import type { Contract, ContractDocument, ItemMeaning, PlainSchema } from '../../../src/api/contract/contract.ts';
import type { RuleId } from '../../../src/api/contract/rules.ts';

type Pair = readonly [was: Contract, now: Contract];

interface RuleCase {
  /** The rule tells of it. */
  readonly fails: Pair;
  /** The rule says nothing: another change, or none. */
  readonly passes: Pair;
}

export const whole = (more: Partial<Contract>): Contract => ({ contract: 1, api: 'v1', documents: {}, ...more });
const document = (more: ContractDocument): Contract => whole({ documents: { '/d': more } });
export const schema = (of: PlainSchema): Contract => document({ schema: of });
const object = (properties: Record<string, object>, more: object = {}): PlainSchema => ({
  type: 'object',
  properties,
  ...more,
});
const items = (...ids: string[]): Contract => document({ ids: { list: ids.map((id) => [id, `/#${id}`] as const) } });
/** A value of many parts, of which the law of another country may lack one. */
const address = {
  'list[]': 'object',
  'list[].at': 'object',
  'list[].at.country': 'string',
  'list[].at.streetAddress': 'array',
};
const paths = (more: Contract['paths'], redirects: string[] = []): Contract =>
  whole({ paths: more ?? {}, redirects: Object.fromEntries(redirects.map((from) => [from, '/'])) });
const redirected = (redirects: Contract['redirects'], pages: string[] = []): Contract =>
  whole({ paths: { html: pages }, redirects: redirects ?? {} });
/** Items by their ids, as they are called and described. */
const called = (all: Record<string, ItemMeaning>): Contract =>
  document({ ids: { list: Object.entries(all).map(([id, each]) => [id, '', each] as const) } });
const members = (more: Record<string, string>): Contract => document({ members: more, ids: {} });
const meaning = (kind: string, more: object = {}): Contract =>
  document({ meanings: { 'items[].a': { kind, ...more } } });
const licence = (name: string, url = `https://l.example/${name}`): Contract => whole({ licence: { name, url } });

const text: PlainSchema = { type: 'string' };
const pair = (was: PlainSchema, now: PlainSchema): Pair => [schema(was), schema(now)];
const both = <T>(make: (value: T) => Contract, was: T, now: T): Pair => [make(was), make(now)];
const lists = (name: keyof Contract) => (list: string[]) => whole({ [name]: list });
const ofDocument = (name: keyof ContractDocument) => (value: unknown) =>
  document({ [name]: value } as ContractDocument);

/** A list of names: one gone, one added. */
const gone = (make: (list: string[]) => Contract): RuleCase => ({
  fails: [make(['a', 'b']), make(['a'])],
  passes: [make(['a']), make(['a', 'b'])],
});
const added = (make: (list: string[]) => Contract): RuleCase => ({
  fails: [make(['a']), make(['a', 'b'])],
  passes: [make(['a', 'b']), make(['b', 'a'])],
});

export const ruleCases: Readonly<Record<RuleId, RuleCase>> = {
  'dialect-changed': {
    fails: [whole({ dialect: '3.1' }), whole({ dialect: '3.2' })],
    passes: [whole({ dialect: '3.1' }), whole({ dialect: '3.1' })],
  },
  'server-gone': gone(lists('servers')),
  'server-added': added(lists('servers')),
  'component-gone': gone(lists('components')),
  'component-added': added(lists('components')),
  'version-changed': {
    fails: [whole({ version: '1.3.0' }), whole({ version: '1.4.0' })],
    passes: [whole({ version: '1.3.0' }), whole({ version: '1.3.0' })],
  },

  'document-gone': {
    fails: [whole({ documents: { '/d': {} } }), whole({ documents: { '/e': {} } })],
    passes: [whole({ documents: {} }), whole({ documents: { '/d': {} } })],
  },
  'document-added': {
    fails: [whole({ documents: {} }), whole({ documents: { '/d': {} } })],
    passes: [whole({ documents: { '/d': {} } }), whole({ documents: {} })],
  },
  'method-gone': gone(ofDocument('methods')),
  'method-added': added(ofDocument('methods')),
  'operation-renamed': {
    fails: both(ofDocument('operationId'), 'getA', 'getB'),
    passes: both(ofDocument('tag'), 'A', 'B'),
  },
  'media-type-gone': gone(ofDocument('mediaTypes')),
  'media-type-added': added(ofDocument('mediaTypes')),
  'success-gone': {
    fails: both(ofDocument('statuses'), ['200', '404'], ['404']),
    passes: both(ofDocument('statuses'), ['200', '404'], ['200']),
  },
  'status-gone': {
    fails: both(ofDocument('statuses'), ['200', '404'], ['200']),
    passes: both(ofDocument('statuses'), ['200', '404'], ['404', '200']),
  },
  'status-added': {
    fails: both(ofDocument('statuses'), ['200'], ['200', '410']),
    passes: both(ofDocument('statuses'), ['200', '410'], ['200']),
  },
  'header-gone': gone(ofDocument('headers')),
  'header-added': added(ofDocument('headers')),
  'document-deprecated': {
    fails: [document({}), document({ deprecated: true })],
    passes: [document({ deprecated: true }), document({ deprecated: true })],
  },
  'deprecation-withdrawn': {
    fails: [document({ deprecated: true }), document({})],
    passes: [document({}), document({ deprecated: true })],
  },
  'tag-changed': { fails: both(ofDocument('tag'), 'A', 'B'), passes: both(ofDocument('tag'), 'A', 'A') },

  'type-changed': { fails: pair(text, { type: 'number' }), passes: pair({ type: 'number' }, { type: 'integer' }) },
  'type-narrowed': {
    fails: pair({ type: ['string', 'null'] }, text),
    passes: pair(text, { type: ['string', 'null'] }),
  },
  'became-nullable': {
    fails: pair(text, { type: ['string', 'null'] }),
    passes: pair({ type: ['string', 'null'] }, { type: ['null', 'string'] }),
  },
  'format-changed': {
    fails: pair({ type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }),
    passes: pair(text, { type: 'string', format: 'date' }),
  },
  'format-set': {
    fails: pair(text, { type: 'string', format: 'date' }),
    passes: pair({ type: 'string', format: 'date' }, text),
  },
  'pattern-changed': {
    fails: pair({ type: 'string', pattern: '^a$' }, { type: 'string', pattern: '^b$' }),
    passes: pair(text, { type: 'string', pattern: '^a$' }),
  },
  'pattern-set': {
    fails: pair(text, { type: 'string', pattern: '^a$' }),
    passes: pair({ type: 'string', pattern: '^a$' }, text),
  },
  'bound-widened': {
    fails: pair({ type: 'string', maxLength: 10 }, { type: 'string', maxLength: 20 }),
    passes: pair({ type: 'string', maxLength: 20 }, { type: 'string', maxLength: 10 }),
  },
  'bound-dropped': {
    fails: pair({ type: 'number', minimum: 0 }, { type: 'number' }),
    passes: pair({ type: 'array', minItems: 0 }, { type: 'array' }),
  },
  'bound-narrowed': {
    fails: pair({ type: 'number', minimum: 0 }, { type: 'number', minimum: 5 }),
    passes: pair({ type: 'number', minimum: 5 }, { type: 'number', minimum: 0 }),
  },
  'bound-set': {
    fails: pair({ type: 'number' }, { type: 'number', maximum: 5 }),
    passes: pair({ type: 'number', maximum: 5 }, { type: 'number' }),
  },
  'enum-dropped': {
    fails: pair({ type: 'string', enum: ['a'] }, { type: 'string', 'x-extensible-enum': ['a'] }),
    passes: pair({ type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }),
  },
  'enum-set': {
    fails: pair(text, { type: 'string', enum: ['a'] }),
    passes: pair({ type: 'string', enum: ['a'] }, text),
  },
  'enum-value-added': {
    fails: pair({ enum: ['a'] }, { enum: ['a', 'b'] }),
    passes: pair({ enum: ['a', 'b'] }, { enum: ['b', 'a'] }),
  },
  'enum-value-removed': {
    fails: pair({ enum: ['a', 'b'] }, { enum: ['a'] }),
    passes: pair({ enum: ['a'] }, { enum: ['a', 'b'] }),
  },
  'known-value-added': {
    fails: pair({ 'x-extensible-enum': ['a'] }, { 'x-extensible-enum': ['a', 'b'] }),
    passes: pair({ 'x-extensible-enum': ['a', 'b'] }, { 'x-extensible-enum': ['b', 'a'] }),
  },
  'known-value-removed': {
    fails: pair({ 'x-extensible-enum': ['a', 'b'] }, { 'x-extensible-enum': ['a'] }),
    passes: pair({ 'x-extensible-enum': ['a'] }, { 'x-extensible-enum': ['a', 'b'] }),
  },
  'known-values-dropped': {
    fails: pair({ type: 'string', 'x-extensible-enum': ['a'] }, text),
    passes: pair({ type: 'string', 'x-extensible-enum': ['a'] }, { type: 'string', enum: ['a'] }),
  },
  'known-values-set': {
    fails: pair(text, { type: 'string', 'x-extensible-enum': ['a'] }),
    passes: pair({ type: 'string', 'x-extensible-enum': ['a'] }, text),
  },
  'member-removed': {
    fails: pair(object({ a: text as object, b: text as object }), object({ a: text as object })),
    passes: pair(object({ a: text as object }), object({ a: text as object, b: text as object })),
  },
  'member-added': {
    fails: pair(object({}), object({ description: text as object })),
    passes: pair(
      object({}, { additionalProperties: false }),
      object({ a: text as object }, { additionalProperties: false }),
    ),
  },
  'closed-object-grew': {
    fails: pair(
      object({}, { additionalProperties: false }),
      object({ a: text as object }, { additionalProperties: false }),
    ),
    passes: pair(object({}), object({ a: text as object })),
  },
  'object-closed': {
    fails: pair(object({}), object({}, { additionalProperties: false })),
    passes: pair(object({}), object({}, { additionalProperties: true })),
  },
  'object-opened': {
    fails: pair(object({}, { additionalProperties: false }), object({})),
    passes: pair(object({}, { additionalProperties: false }), object({}, { additionalProperties: false })),
  },
  'required-dropped': {
    fails: pair(object({ a: {} }, { required: ['a'] }), object({ a: {} })),
    passes: pair(object({ a: {} }), object({ a: {} }, { required: ['a'] })),
  },
  'required-set': {
    fails: pair(object({ a: {} }), object({ a: {} }, { required: ['a'] })),
    passes: pair(object({}), object({ a: {} }, { required: ['a'] })),
  },
  'items-dropped': {
    fails: pair({ type: 'array', items: text }, { type: 'array' }),
    passes: pair({ type: 'array', items: text }, { type: 'array', items: { type: 'number' } }),
  },
  'items-set': {
    fails: pair({ type: 'array' }, { type: 'array', items: text }),
    passes: pair({ type: 'array', items: text }, { type: 'array' }),
  },
  'keyword-changed': {
    fails: pair({ contains: { type: 'string' } }, { contains: { type: 'number' } }),
    passes: pair({ contains: { type: 'string' } }, { contains: { type: 'string' } }),
  },
  'schema-gone': { fails: [schema(text), document({})], passes: [document({}), schema(text)] },
  'schema-added': { fails: [document({}), schema(text)], passes: [schema(text), document({})] },
  'member-deprecated': {
    fails: pair({ type: 'string' }, { type: 'string', deprecated: true }),
    passes: pair({ type: 'string', deprecated: true }, { type: 'string' }),
  },

  'id-gone': { fails: [items('a', 'b'), items('a')], passes: [items('a', 'b'), items('a', 'c')] },
  'id-renamed': { fails: [items('a', 'b'), items('a', 'c')], passes: [items('a', 'b'), items('c', 'a')] },
  'id-reused': {
    fails: [called({ a: { name: 'A', words: '1' } }), called({ a: { name: 'B', words: '2' } })],
    passes: [called({ a: { name: 'A', words: '1' } }), called({ a: { name: 'B', words: '1' } })],
  },
  'name-moved': {
    fails: [called({ a: { name: 'A' }, b: { name: 'B' } }), called({ a: { name: 'B' }, b: { name: 'A' } })],
    // Two had one name; one of them has another.
    passes: [called({ a: { name: 'A' }, b: { name: 'A' } }), called({ a: { name: 'B' }, b: { name: 'A' } })],
  },
  'access-changed': {
    fails: [called({ a: { access: 'gated' } }), called({ a: { access: 'public' } })],
    passes: [items('a'), called({ a: { access: 'public' } })],
  },
  'id-added': { fails: [items('a'), items('a', 'b')], passes: [items('a', 'b'), items('a', 'c')] },
  'anchor-moved': {
    fails: [items('a'), document({ ids: { list: [['a', '/other/#a']] } })],
    passes: [document({ ids: { list: [['a', '']] } }), items('a')],
  },
  'order-changed': { fails: [items('a', 'b'), items('b', 'a')], passes: [items('a', 'b'), items('c', 'a', 'b')] },
  'member-vanished': {
    fails: both(members, { 'list[]': 'object', 'list[].a': 'string' }, { 'list[]': 'object' }),
    passes: both(members, { ...address, 'list[].at.region': 'string' }, address),
  },
  'fact-vanished': {
    fails: both(members, { founded: 'string' }, {}),
    passes: both(members, { notice: 'string' }, {}),
  },
  'member-appeared': {
    fails: both(members, {}, { founded: 'string' }),
    passes: both(members, { founded: 'string' }, { founded: 'number' }),
  },
  'value-type-changed': {
    fails: both(members, { a: 'string' }, { a: 'null string' }),
    passes: both(members, { a: 'null string' }, { a: 'string' }),
  },
  'unit-changed': {
    fails: [meaning('number', { unit: 'W' }), meaning('number', { unit: 'kW' })],
    passes: [meaning('number', { unit: 'W' }), meaning('number', { unit: 'W' })],
  },
  'kind-changed': {
    fails: [meaning('slug'), meaning('reference', { to: 'products' })],
    passes: [meaning('text'), meaning('sentence')],
  },
  'kind-narrowed': {
    fails: [meaning('text'), meaning('slug')],
    passes: [meaning('slug'), meaning('text')],
  },
  'reference-retargeted': {
    fails: [meaning('reference', { to: 'products' }), meaning('reference', { to: 'solutions' })],
    passes: [meaning('reference', { to: 'products' }), meaning('reference', { to: 'products' })],
  },
  'field-reworded': {
    fails: [meaning('date', { description: 'First day.' }), meaning('date', { description: 'Last day.' })],
    // An older contract does not tell the words.
    passes: [meaning('date'), meaning('date', { description: 'Last day.' })],
  },
  'choice-reworded': {
    fails: [meaning('choice', { values: { a: 'Sold' } }), meaning('choice', { values: { a: 'Gone' } })],
    passes: [meaning('choice', { values: { a: 'Sold' } }), meaning('choice', { values: { a: 'Sold', b: 'Gone' } })],
  },
  'path-gone': {
    fails: [paths({ html: ['/', '/a/'] }), paths({ html: ['/'] })],
    passes: [paths({ html: ['/', '/a/'] }), paths({ html: ['/'] }, ['/a/'])],
  },
  'path-redirected': {
    fails: [paths({ html: ['/', '/a/'] }), paths({ html: ['/'] }, ['/a/*'])],
    passes: [paths({ html: ['/', '/a/'] }), paths({ html: ['/', '/a/'] }, ['/a'])],
  },
  'path-added': {
    fails: [paths({ html: ['/'] }), paths({ html: ['/', '/a/'] })],
    passes: [paths({ html: ['/', '/a/'] }), paths({ html: ['/'] })],
  },
  'redirect-gone': {
    fails: [redirected({ '/a/': '/b/' }), redirected({})],
    passes: [redirected({ '/a/': '/b/' }), redirected({}, ['/a/'])],
  },
  'redirect-retargeted': {
    fails: [redirected({ '/a/': '/b/' }), redirected({ '/a/': '/c/' })],
    passes: [redirected({ '/a/': '/b/' }), redirected({ '/a/': '/c/', '/b/': '/c/' })],
  },
  'redirect-added': {
    fails: [redirected({}), redirected({ '/a/': '/b/' })],
    // It leads on from what was a page.
    passes: [redirected({}, ['/a/']), redirected({ '/a/': '/b/' })],
  },
  'path-retyped': {
    fails: [paths({ html: ['/a'] }), paths({ json: ['/a'] })],
    passes: [paths({ html: ['/a'] }), paths({ html: ['/a'], json: ['/b'] })],
  },
  'skill-gone': gone(lists('skills')),
  'skill-added': added(lists('skills')),
  'facts-gone': gone(lists('facts')),
  'facts-added': added(lists('facts')),
  'licence-narrowed': {
    fails: [licence('CC-BY-4.0'), licence('CC-BY-NC-4.0')],
    passes: [licence('CC-BY-NC-4.0'), licence('CC-BY-4.0')],
  },
  'licence-unclear': {
    fails: [licence('CC-BY-4.0'), licence('Our own terms')],
    passes: [licence('CC-BY-4.0'), licence('CC-BY-NC-4.0')],
  },
  'licence-widened': {
    fails: [licence('CC BY 4.0'), licence('CC0-1.0')],
    passes: [licence('CC0-1.0'), licence('CC BY 4.0')],
  },
  'licence-renamed': {
    fails: [licence('CC BY 4.0', 'https://l.example/'), licence('Attribution 4.0', 'https://l.example/')],
    passes: [licence('CC-BY-4.0'), licence('CC-BY-NC-4.0')],
  },
};
