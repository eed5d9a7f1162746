import type { FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import { changes } from '../v1/changes.ts';
import { apiVersion, openapiPath } from '../v1/version.ts';
import { type Contract, type ContractDocument, contractFormat, type Meaning } from './contract.ts';
import { contractFromOpenapi } from './openapi-contract.ts';
import { isRecord } from './plain-schema.ts';

interface Contents extends Required<Pick<ContractDocument, 'members'>> {
  readonly ids: Record<string, [id: string, anchor: string][]>;
}

/**
 * Reads a body: the ids of its lists with the places of their items, without the origin, and every member that occurs
 * with the types of its values.
 */
function extractContents(body: unknown, origin: string): Contents {
  const ids: Record<string, [string, string][]> = {};
  const types = new Map<string, Set<string>>();
  const look = (value: unknown, at: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) {
        if (isRecord(item) && typeof item.id === 'string') {
          ids[at] ??= [];
          ids[at].push([item.id, anchorOf(item, origin)]);
        }
        note(`${at}[]`, item);
      }
    } else if (isRecord(value))
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

/** Paths whose data is not recorded: openapi.json is compared by itself; a change log loses entries. */
const withoutData: ReadonlySet<string> = new Set([openapiPath, changes.path]);

/** A release, as far as a contract is made of it. */
export interface ContractInput {
  readonly site: Site;
  readonly catalog: readonly Pick<Document, 'path' | 'mediaType' | 'kind'>[];
  readonly redirects: Iterable<string>;
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
  const own = new Map(site.facts.map((module) => [`/api/${apiVersion}/${module.name}.json`, module]));
  const documents = Object.keys(described.documents)
    .sort(compareCodeUnits)
    .map((path): [string, ContractDocument] => {
      const { operationId, tag, schema, mediaTypes } = described.documents[path] ?? {};
      const said = { ...(operationId !== undefined && { operationId }), ...(mediaTypes && { mediaTypes }) };
      if (withoutData.has(path)) return [path, said];
      const module = own.get(path);
      const data = extractContents(JSON.parse(textOf(path) ?? '{}'), site.baseUrl);
      if (!module) return [path, { ...said, ...data }];
      // Clients do not rely on places in an order that values decide.
      if ((module.order ?? 'given') !== 'given') data.ids.items?.sort(([a], [b]) => compareCodeUnits(a, b));
      const meanings = meaningsOf(module.fields, 'items[]');
      return [
        path,
        { ...said, ...(tag !== undefined && { tag }), ...(schema !== undefined && { schema }), ...data, meanings },
      ];
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
    redirects: [...redirects],
  };
}

/** Paths by media type, sorted, so that branches that add some merge. */
function pathsOf(catalog: ContractInput['catalog']): Record<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, kind, mediaType } of catalog) {
    // Assets are named by their bytes, and API documents are compared by themselves.
    if (kind === 'asset' || kind === 'api') continue;
    const known = paths.get(mediaType);
    if (known) known.push(path);
    else paths.set(mediaType, [path]);
  }
  const sorted = [...paths].sort(([a], [b]) => compareCodeUnits(a, b));
  return Object.fromEntries(sorted.map(([type, each]) => [type, each.sort(compareCodeUnits)]));
}

function meaningsOf(fields: FieldDefinitions, at: string): Record<string, Meaning> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => Object.entries(meaningOf(field, `${at}.${name}`))),
  );
}

function meaningOf(field: FieldDefinition, at: string): Record<string, Meaning> {
  const { kind } = field;
  if (kind === 'list') return { [at]: { kind }, ...meaningOf(field.of, `${at}[]`) };
  if (kind === 'object') return { [at]: { kind }, ...meaningsOf(field.fields, at) };
  if (kind === 'choice') return { [at]: { kind, values: field.values } };
  if (kind === 'reference') return { [at]: { kind, to: field.to } };
  return { [at]: { kind, ...(kind === 'number' && field.unit !== undefined && { unit: field.unit }) } };
}
