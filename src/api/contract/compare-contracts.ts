import { diffLists, isEqualJson } from './compare-json.ts';
import type { Contract, ContractDocument } from './contract.ts';
import { compareLicences } from './published/licences.ts';
import { compareData } from './published/members.ts';
import type { RuleId } from './rules.ts';
import { type ContractChange, createContractChange, type ReportChange } from './rules.ts';
import { compareSchemas } from './schemas/compare-schemas.ts';

/**
 * Compares a frozen contract with today's, in the order of the contract: each change with its class, its place and its
 * rule. A part absent from the frozen one is no promise, and is not compared.
 */
export function compareContracts(frozen: Contract, current: Contract): ContractChange[] {
  const found: ContractChange[] = [];
  const tell: ReportChange = (rule, path, was, now) => void found.push(createContractChange(rule, path, was, now));
  wholeChanges(frozen, current, tell);
  for (const [path, was] of Object.entries(frozen.documents)) {
    const now = current.documents[path];
    if (now) compareDocument(path, was, now, tell);
    else if (!isOfGoneFacts(path, frozen, current)) tell('document-gone', path);
  }
  for (const path of diffLists(Object.keys(frozen.documents), Object.keys(current.documents)).added)
    tell('document-added', path);
  comparePaths(frozen, current, tell);
  return withoutEchoes(found, current.redirects);
}

function wholeChanges(frozen: Contract, current: Contract, tell: ReportChange): void {
  const lists = [
    ['servers', 'server-gone', 'server-added'],
    ['security', 'security-dropped', 'security-added'],
    ['components', 'component-gone', 'component-added'],
    ['skills', 'skill-gone', 'skill-added'],
    ['facts', 'facts-gone', 'facts-added'],
  ] as const;
  if (frozen.dialect !== undefined && !isEqualJson(frozen.dialect, current.dialect))
    tell('dialect-changed', 'openapi', frozen.dialect, current.dialect);
  for (const [name, whenGone, whenAdded] of lists) {
    if (frozen[name] === undefined) continue;
    const { gone, added } = diffLists(frozen[name], current[name]);
    for (const each of gone) tell(whenGone, `${name}/${each}`, each);
    for (const each of added) tell(whenAdded, `${name}/${each}`, undefined, each);
  }
  if (frozen.version !== undefined && frozen.version !== current.version)
    tell('version-changed', 'info.version', frozen.version, current.version);
  if (frozen.licence && !isEqualJson(frozen.licence, current.licence))
    tell(compareLicences(frozen.licence, current.licence), 'licence', frozen.licence, current.licence);
}

function compareDocument(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
  compareDocuments(path, was, now, tell);
  if (was.schema !== undefined && now.schema === undefined) tell('schema-gone', `${path}#`);
  else if (was.schema !== undefined && now.schema !== undefined) compareSchemas(was.schema, now.schema, path, tell);
  else if (now.schema !== undefined) tell('schema-added', `${path}#`);
}

/** Whether the document belongs to a removed fact module. */
function isOfGoneFacts(path: string, frozen: Contract, current: Contract): boolean {
  const gone = diffLists(frozen.facts, current.facts).gone;
  return gone.some((name) => path === `/api/${frozen.api}/${name}.json`);
}

/** Drops changes of data members that the schema has lost, and of places whose page redirects. */
function withoutEchoes(changes: readonly ContractChange[], redirects: readonly string[] = []): ContractChange[] {
  const removed = new Set(changes.filter(({ rule }) => rule === 'member-removed').map(({ path }) => path));
  const [echoes, moved] = [new Set(['member-vanished', 'fact-vanished']), new Set(redirects)];
  return changes.filter(
    ({ rule, path, was = '' }) =>
      !(echoes.has(rule) && removed.has(path)) && !(rule === 'anchor-moved' && moved.has(was.replace(/#.*$/, ''))),
  );
}

/** Addresses of pages, mirrors, files and discovery documents: links lead to them. */
function comparePaths({ paths: was }: Contract, { paths: now, redirects = [] }: Contract, tell: ReportChange): void {
  if (!was || !now) return;
  const [before, after] = [typesOf(was), typesOf(now)];
  const moved = new Set(redirects);
  for (const [path, mediaType] of before) {
    const other = after.get(path);
    if (other === undefined) tell(moved.has(path) ? 'path-redirected' : 'path-gone', path);
    else if (other !== mediaType) tell('path-retyped', path, mediaType, other);
  }
  for (const path of after.keys()) if (!before.has(path)) tell('path-added', path);
}

const typesOf = (paths: NonNullable<Contract['paths']>): ReadonlyMap<string, string> =>
  new Map(Object.entries(paths).flatMap(([mediaType, each]) => each.map((path) => [path, mediaType] as const)));

/** Reports changes of a document beside its schema: of its requests and its data. */
function compareDocuments(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
  operationChanges(path, was, now, tell);
  const list = (name: 'methods' | 'mediaTypes' | 'headers' | 'servers', whenGone: RuleId, whenAdded: RuleId) => {
    if (was[name] === undefined) return;
    const { gone, added } = diffLists(was[name], now[name]);
    for (const each of gone) tell(whenGone, path, each);
    for (const each of added) tell(whenAdded, path, undefined, each);
  };
  list('methods', 'method-gone', 'method-added');
  list('mediaTypes', 'media-type-gone', 'media-type-added');
  list('headers', 'header-gone', 'header-added');
  list('servers', 'server-gone', 'server-added');
  if (was.statuses) {
    const { gone, added } = diffLists(was.statuses, now.statuses);
    for (const status of gone) tell(status.startsWith('2') ? 'success-gone' : 'status-gone', path, status);
    for (const status of added) tell('status-added', path, undefined, status);
  }
  compareIds(path, was.ids, now.ids, tell);
  compareData(path, was, now, tell);
  compareMeanings(path, was.meanings, now.meanings, tell);
}

function operationChanges(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
  if (was.operationId !== undefined && was.operationId !== now.operationId)
    tell('operation-renamed', path, was.operationId, now.operationId ?? 'no name');
  if (was.tag !== now.tag) tell('tag-changed', path, was.tag, now.tag);
  if (Boolean(was.deprecated) !== Boolean(now.deprecated))
    tell(now.deprecated ? 'document-deprecated' : 'deprecation-withdrawn', path);
  const security = diffLists(was.security, now.security);
  for (const scheme of security.added) tell('security-added', path, undefined, scheme);
  for (const scheme of security.gone) tell('security-dropped', path, scheme);
  const nameOf = (parameter: string) => parameter.replace(/!$/, '');
  const { gone, added } = diffLists(was.parameters, now.parameters);
  for (const parameter of added)
    if (parameter.endsWith('!')) tell('parameter-required', path, undefined, nameOf(parameter));
    else if (!gone.includes(`${parameter}!`)) tell('parameter-added', path, undefined, parameter);
  const names = new Set(now.parameters?.map(nameOf));
  for (const parameter of gone) if (!names.has(nameOf(parameter))) tell('parameter-gone', path, nameOf(parameter));
}

type Meanings = NonNullable<ContractDocument['meanings']>;

/** Text kinds, with the former kinds whose values stay texts: an id of another list is something else. */
const stillText: Readonly<Record<string, readonly string[]>> = {
  text: ['sentence'],
  sentence: ['text'],
  slug: ['text', 'sentence'],
};

/** Compares fields of fact modules beyond the schema: kind, unit, referenced list, meanings of choices. */
function compareMeanings(path: string, was: Meanings = {}, now: Meanings | undefined, tell: ReportChange): void {
  if (now === undefined) return;
  for (const [member, before] of Object.entries(was)) {
    const after = now[member];
    const at = `${path}#${member}`;
    // The schema rules report removed members.
    if (after === undefined) continue;
    if (before.kind !== after.kind) {
      const isNarrower = stillText[after.kind]?.includes(before.kind) === true;
      tell(isNarrower ? 'kind-narrowed' : 'kind-changed', at, before.kind, after.kind);
    }
    if (before.unit !== after.unit) tell('unit-changed', at, before.unit ?? 'no unit', after.unit ?? 'no unit');
    if (before.to !== after.to) tell('reference-retargeted', at, before.to, after.to);
    if (isEqualJson(before.values, after.values)) continue;
    const { gone } = diffLists(Object.keys(before.values ?? {}), Object.keys(after.values ?? {}));
    for (const [code, words] of Object.entries(before.values ?? {}))
      if (!gone.includes(code) && after.values?.[code] !== words)
        tell('choice-reworded', `${at}/${code}`, words, after.values?.[code]);
  }
}

type Ids = NonNullable<ContractDocument['ids']>;
type Items = Ids[string];

/** Ids are kept by clients, and links lead to the anchors of what they name. */
function compareIds(path: string, was: Ids = {}, now: Ids | undefined, tell: ReportChange): void {
  // A contract of schemas alone says nothing of data.
  if (now === undefined) return;
  for (const [list, before] of Object.entries(was)) listChanges(`${path}#${list}`, before, now[list] ?? [], tell);
  for (const [list, items] of Object.entries(now))
    if (!(list in was)) for (const [id] of items) tell('id-added', `${path}#${list}/${id}`);
}

function listChanges(at: string, before: Items, after: Items, tell: ReportChange): void {
  const [old, young] = [before.map(([id]) => id), after.map(([id]) => id)];
  const { gone, added } = diffLists(old, young);
  const renamed = renamedIn(old, young, gone, added);
  for (const id of gone) {
    const other = renamed.get(id);
    if (other === undefined) tell('id-gone', `${at}/${id}`, id);
    else tell('id-renamed', `${at}/${id}`, id, other);
  }
  const names = new Set(renamed.values());
  for (const id of added) if (!names.has(id)) tell('id-added', `${at}/${id}`, undefined, id);

  const places = new Map(after);
  for (const [id, anchor] of before) {
    const now = places.get(id);
    if (now !== undefined && now !== anchor && anchor !== '') tell('anchor-moved', `${at}/${id}`, anchor, now);
  }
  const known = new Set(old);
  const [stayedBefore, stayedAfter] = [old.filter((id) => places.has(id)), young.filter((id) => known.has(id))];
  if (stayedBefore.join(' ') !== stayedAfter.join(' ')) tell('order-changed', at, stayedBefore, stayedAfter);
}

/** Renamed ids: as many gone as added, each at the same position. */
function renamedIn(
  old: readonly string[],
  young: readonly string[],
  gone: readonly string[],
  added: readonly string[],
): ReadonlyMap<string, string> {
  if (gone.length !== added.length || old.length !== young.length) return new Map();
  const pairs = gone.map((id, i) => [id, added[i] ?? ''] as const);
  const places = new Map(young.map((id, i) => [id, i]));
  const isInPlace = new Map(old.map((id, i) => [id, i]));
  return new Map(pairs.every(([a, b]) => isInPlace.get(a) === places.get(b)) ? pairs : []);
}
