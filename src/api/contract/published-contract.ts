import { findOrderField } from '../../content/fact-modules/fact-modules.ts';
import type { FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { groupBy } from '../../core/groups.ts';
import { unescapePointerPart } from '../../core/json.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { isObject } from '../../core/type-guards.ts';
import { canonicalAddress } from '../../core/url.ts';
import { changes } from '../v1/changes.ts';
import { faq } from '../v1/faq.ts';
import { apiVersion, openapiPath } from '../v1/version.ts';
import {
  type Contract,
  type ContractDocument,
  type ContractItem,
  categoryList,
  contractFormat,
  type Meaning,
  type PlainSchema,
  plainSchema,
} from './contract.ts';

interface Contents extends Required<Pick<ContractDocument, 'members'>> {
  readonly ids: Record<string, ContractItem[]>;
}

/**
 * Reads a body: the ids of its lists with the places of their items, without the origin, and what they stand for; and
 * every member that occurs with the types of its values. `heading` names the member that a fact module's items are called by.
 */
function extractContents(body: unknown, origin: string, heading?: string): Contents {
  const ids: Record<string, ContractItem[]> = {};
  const types = new Map<string, Set<string>>();
  const noteItem = (item: unknown, at: string): void => {
    if (!isObject(item) || typeof item.id !== 'string') return;
    const meaning = at === 'items' ? { name: textIn(item, [heading ?? '']) } : itemMeaning(item, at);
    ids[at] ??= [];
    ids[at].push([item.id, anchorOf(item, origin), omitUndefined(meaning)]);
  };
  const look = (value: unknown, at: string): void => {
    if (Array.isArray(value))
      for (const item of value) {
        noteItem(item, at);
        note(`${at}[]`, item);
      }
    else if (isObject(value))
      for (const [name, member] of Object.entries(value)) note(at === '' ? name : `${at}.${name}`, member);
  };
  const note = (at: string, value: unknown): void => {
    const known = types.get(at);
    if (known) known.add(typeOf(value));
    else types.set(at, new Set([typeOf(value)]));
    look(value, at);
  };
  look(body, '');
  return { ids, members: Object.fromEntries([...types].map(([at, each]) => [at, [...each].sort().join(' ')])) };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Anchor of an item: its URL if on this site and with its id; other URLs lead to what the item names. */
function anchorOf({ id, url }: { readonly id?: unknown; readonly url?: unknown }, origin: string): string {
  const isPlace = typeof url === 'string' && url.startsWith(`${origin}/`) && url.includes(String(id));
  return isPlace ? url.slice(origin.length) : '';
}

/** Lists of persons, whose names are not kept. */
const ofPersons: ReadonlySet<string> = new Set(['people']);

function itemMeaning(item: Item, list: string) {
  const name = textIn(item, ['name', 'title', 'question']);
  const words = textIn(item, ['summary', 'description', 'answer']);
  return {
    name: name !== undefined && ofPersons.has(list) ? digestOf(name) : name,
    words: words === undefined ? undefined : digestOf(words),
    access: textIn(item, ['access']),
  };
}

type Item = Readonly<Record<string, unknown>>;

const digestOf = (text: string): string => sha256(text).slice(0, 8);

/** The first of these members that the item has. */
function textIn(item: Item, names: readonly string[]): string | undefined {
  const found = names.map((name) => item[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : undefined;
}

/** Paths whose data is not recorded: openapi.json is compared by itself; a change log loses entries. */
const withoutData: ReadonlySet<string> = new Set([openapiPath, changes.path]);

/** A release, as far as a contract is made of it. */
export interface ContractInput {
  readonly site: Site;
  readonly catalog: readonly Pick<Document, 'path' | 'mediaType' | 'kind'>[];
  readonly redirects: ReadonlyMap<string, string>;
  /** Canonical origin from the content, even in a preview. */
  readonly origin: string;
  /** The text of a document by its path; undefined if there is none. */
  textOf(path: string): string | undefined;
}

/**
 * Contract of what an organisation publishes: addresses, ids, members that occur, the schemas of its own facts.
 * Excludes schemas of Gazette's own documents: src/api/v1/contract.json holds them, and a test compares.
 */
export function buildPublishedContract({ site, catalog, redirects, origin, textOf }: ContractInput): Contract {
  const described = contractFromOpenapi(JSON.parse(textOf(openapiPath) ?? '{}'), apiVersion);
  const modules = new Map(site.facts.map((module) => [`/api/${apiVersion}/${module.name}.json`, module]));
  const documents = Object.keys(described.documents)
    .sort(compareCodeUnits)
    .map((path): [string, ContractDocument] => {
      const { operationId, tag, schema, mediaTypes } = described.documents[path] ?? {};
      const said = { ...(operationId !== undefined && { operationId }), ...(mediaTypes && { mediaTypes }) };
      if (withoutData.has(path)) return [path, said];
      const module = modules.get(path);
      const { ids, members } = extractContents(JSON.parse(textOf(path) ?? '{}'), site.baseUrl, module?.heading);
      if (path === faq.path) ids[categoryList] = categoriesOf(site);
      if (!module) return [path, { ...said, ids, members }];
      const own = { ...(tag !== undefined && { tag }), ...(schema !== undefined && { schema }) };
      const meanings = meaningsOf(module.fields, 'items[]');
      return [path, { ...said, ...own, ids, order: orderOf(module), members, meanings }];
    });
  const { name, url, spdx } = site.dataLicense;
  return {
    contract: contractFormat,
    api: apiVersion,
    servers: (site.languages ?? [{ prefix: '' }]).map(({ prefix }) => origin + prefix),
    licence: { name, url, ...(spdx !== undefined && { spdx }) },
    facts: site.facts.map((module) => module.name),
    skills: site.skills.map((skill) => skill.name),
    documents: Object.fromEntries(documents),
    paths: pathsOf(catalog),
    redirects: redirectsOf(redirects, catalog),
  };
}

/** Categories of the published questions, in their order. */
function categoriesOf({ questions, questionCategories = [] }: Site): ContractItem[] {
  const names = new Map(questionCategories.map(({ id, name }) => [id, name]));
  return [...new Set(questions.map(({ category }) => category))].map((id) => {
    const name = names.get(id);
    return name === undefined ? [id, ''] : [id, '', { name }];
  });
}

function orderOf(module: SiteFactModule): string {
  const key = findOrderField(module);
  return key === undefined ? 'given' : `${module.order} ${key}`;
}

/** Redirects that editors have written, sorted, in one spelling. Each path with a last slash answers without it, too. */
function redirectsOf(redirects: ContractInput['redirects'], catalog: ContractInput['catalog']): Record<string, string> {
  const paths = new Set([...catalog.map(({ path }) => path), ...redirects.keys()]);
  const written = [...redirects].filter(([from]) => !paths.has(`${from}/`) && from === canonicalAddress(from));
  return Object.fromEntries(written.sort(([a], [b]) => compareCodeUnits(a, b)));
}

/** Paths by media type, sorted, so that branches that add some merge. */
function pathsOf(catalog: ContractInput['catalog']): Record<string, readonly string[]> {
  // Assets are named by their bytes, and API documents are compared by themselves.
  const listed = catalog.filter(({ kind }) => kind !== 'asset' && kind !== 'api');
  const sorted = [...groupBy(listed, ({ mediaType }) => mediaType)].sort(([a], [b]) => compareCodeUnits(a, b));
  return Object.fromEntries(sorted.map(([type, each]) => [type, each.map(({ path }) => path).sort(compareCodeUnits)]));
}

function meaningsOf(fields: FieldDefinitions, at: string): Record<string, Meaning> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => Object.entries(meaningOf(field, `${at}.${name}`))),
  );
}

function meaningOf(field: FieldDefinition, at: string): Record<string, Meaning> {
  const { kind, description } = field;
  const said = { kind, description };
  if (kind === 'list') return { [at]: said, ...meaningOf(field.of, `${at}[]`) };
  if (kind === 'object') return { [at]: said, ...meaningsOf(field.fields, at) };
  if (kind === 'choice') return { [at]: { ...said, values: field.values } };
  if (kind === 'reference') return { [at]: { ...said, to: field.to } };
  return { [at]: { ...said, ...(kind === 'number' && field.unit !== undefined && { unit: field.unit }) } };
}

const methods = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete', 'trace', 'query'];

type Part = Readonly<Record<string, unknown>>;

/**
 * Reads the contract of an OpenAPI 3.1 description: every operation with its schema in one piece, component names and
 * servers, without words and examples. Takes any JSON; parts that are no description are ignored.
 */
export function contractFromOpenapi(description: unknown, api: string): Contract & { readonly dialect: string } {
  const root = part(description);
  const resolve = (ref: string): unknown =>
    ref.startsWith('#/')
      ? ref
          .slice(2)
          .split('/')
          .reduce<unknown>((at, name) => part(at)[unescapePointerPart(name)], root)
      : undefined;
  const followed = (value: unknown): Part => {
    const { $ref } = part(value);
    return part(typeof $ref === 'string' ? resolve($ref) : value);
  };
  const dialect = [String(root.openapi ?? '').replace(/^(\d+\.\d+).*$/, '$1'), root.jsonSchemaDialect];
  return {
    contract: contractFormat,
    api,
    version: String(part(root.info).version ?? ''),
    dialect: dialect.filter((each) => each !== undefined).join(' '),
    servers: urlsOf(root.servers) ?? [],
    components: Object.keys(part(part(root.components).schemas)),
    documents: Object.fromEntries(
      Object.entries(part(root.paths)).map(([path, item]) => [path, documentOf(followed(item), followed, resolve)]),
    ),
  };
}

function documentOf(
  item: Part,
  followed: (value: unknown) => Part,
  resolve: (ref: string) => unknown,
): ContractDocument {
  const operation = part(item.get);
  const responses = part(operation.responses);
  const success = followed(responses[200]);
  const content = part(success.content);
  const [media] = Object.values(content);
  const servers = urlsOf(item.servers);
  return {
    methods: methods.filter((method) => method in item),
    ...(typeof operation.operationId === 'string' && { operationId: operation.operationId }),
    ...(Array.isArray(operation.tags) && typeof operation.tags[0] === 'string' && { tag: operation.tags[0] }),
    statuses: Object.keys(responses),
    mediaTypes: Object.keys(content),
    headers: Object.keys(part(success.headers)),
    ...(servers && { servers }),
    ...(operation.deprecated === true && { deprecated: true }),
    ...schemaOf(media, resolve),
  };
}

function schemaOf(media: unknown, resolve: (ref: string) => unknown): { readonly schema?: PlainSchema } {
  const { schema } = part(media);
  return schema === undefined ? {} : { schema: plainSchema(schema, resolve) };
}

const part = (value: unknown): Part => (isObject(value) ? value : {});

function urlsOf(servers: unknown): string[] | undefined {
  return Array.isArray(servers) ? servers.map((server) => String(part(server).url)) : undefined;
}
