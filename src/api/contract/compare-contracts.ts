import { findRedirect } from '../../core/find-redirect.ts';
import {
  type Contract,
  type ContractDocument,
  compareItems,
  diffLists,
  isEqualJson,
  type Licence,
  type Meaning,
} from './contract.ts';
import { type ContractChange, createContractChange, type ReportChange, type RuleId } from './rules.ts';
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
    else if (!isOfGoneFacts(path, frozen, current)) tell('document-gone', path, path);
  }
  for (const path of diffLists(Object.keys(frozen.documents), Object.keys(current.documents)).added)
    tell('document-added', path);
  comparePaths(frozen, current, tell);
  return withoutEchoes(found, current.redirects);
}

function wholeChanges(frozen: Contract, current: Contract, tell: ReportChange): void {
  const lists = [
    ['servers', 'server-gone', 'server-added'],
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
  if (was.schema !== undefined && now.schema === undefined) tell('schema-gone', `${path}#`, 'a schema');
  else if (was.schema !== undefined && now.schema !== undefined) compareSchemas(was.schema, now.schema, path, tell);
  else if (now.schema !== undefined) tell('schema-added', `${path}#`);
}

/** Whether the document belongs to a removed fact module. */
function isOfGoneFacts(path: string, frozen: Contract, current: Contract): boolean {
  const gone = diffLists(frozen.facts, current.facts).gone;
  return gone.some((name) => path === `/api/${frozen.api}/${name}.json`);
}

/** Drops changes of data members that the schema has lost, and of places whose page redirects. */
function withoutEchoes(changes: readonly ContractChange[], redirects: Contract['redirects'] = {}): ContractChange[] {
  const removed = new Set(changes.filter(({ rule }) => rule === 'member-removed').map(({ path }) => path));
  const echoes = new Set(['member-vanished', 'fact-vanished']);
  return changes.filter(
    ({ rule, path, was = '' }) =>
      !(echoes.has(rule) && removed.has(path)) && !(rule === 'anchor-moved' && was.replace(/#.*$/, '') in redirects),
  );
}

/** Addresses of pages, mirrors, files and discovery documents, and those that lead to them: links use both. */
function comparePaths(was: Contract, now: Contract, tell: ReportChange): void {
  if (!was.paths || !now.paths) return;
  const [before, after] = [typesOf(was.paths), typesOf(now.paths)];
  const redirects: Redirects = new Map(Object.entries(now.redirects ?? {}));
  for (const [path, mediaType] of before) {
    const other = after.get(path);
    // Every page answers without its last slash, too.
    const isRedirected = findRedirect(redirects, path) !== undefined || after.has(`${path}/`);
    if (other === undefined) tell(isRedirected ? 'path-redirected' : 'path-gone', path, mediaType);
    else if (other !== mediaType) tell('path-retyped', path, mediaType, other);
  }
  for (const path of after.keys()) if (!before.has(path)) tell('path-added', path);
  compareRedirects(was.redirects, redirects, { before, after }, tell);
}

type Redirects = ReadonlyMap<string, string>;
type Types = ReadonlyMap<string, string>;

function compareRedirects(
  was: Contract['redirects'],
  now: Redirects,
  { before, after }: { readonly before: Types; readonly after: Types },
  tell: ReportChange,
): void {
  if (!was) return;
  for (const [path, target] of Object.entries(was)) {
    const other = findRedirect(now, path);
    if (after.has(path)) continue;
    if (other === undefined) tell('redirect-gone', path, target);
    // Its target may have moved, too.
    else if (other !== target && now.get(target) !== other) tell('redirect-retargeted', path, target, other);
  }
  for (const path of now.keys()) if (!(path in was) && !before.has(path)) tell('redirect-added', path);
}

const typesOf = (paths: NonNullable<Contract['paths']>): Types =>
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
  compareItems(path, was, now, tell);
  compareData(path, was, now, tell);
  compareMeanings(path, was.meanings, now.meanings, tell);
}

function operationChanges(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
  if (was.operationId !== undefined && was.operationId !== now.operationId)
    tell('operation-renamed', path, was.operationId, now.operationId ?? 'no name');
  if (was.tag !== now.tag) tell('tag-changed', path, was.tag, now.tag);
  if (Boolean(was.deprecated) !== Boolean(now.deprecated))
    tell(now.deprecated ? 'document-deprecated' : 'deprecation-withdrawn', path);
}

type Meanings = Readonly<Record<string, Meaning>>;

/** Text kinds, with the former kinds whose values stay texts: an id of another list is something else. */
const stillText: Readonly<Record<string, readonly string[]>> = {
  text: ['sentence'],
  sentence: ['text'],
  slug: ['text', 'sentence'],
};

/** Compares fields of fact modules beyond the schema; its rules report removed members. */
function compareMeanings(path: string, was: Meanings = {}, now: Meanings | undefined, tell: ReportChange): void {
  for (const [member, before] of Object.entries(was)) {
    const after = now?.[member];
    if (after) compareMeaning(`${path}#${member}`, before, after, tell);
  }
}

/** Compares kind, words, unit, referenced list and choices. */
function compareMeaning(at: string, before: Meaning, after: Meaning, tell: ReportChange): void {
  if (before.kind !== after.kind) {
    const isNarrower = stillText[after.kind]?.includes(before.kind) === true;
    tell(isNarrower ? 'kind-narrowed' : 'kind-changed', at, before.kind, after.kind);
  }
  if (before.description !== undefined && before.description !== after.description)
    tell('field-reworded', at, before.description, after.description);
  if (before.unit !== after.unit) tell('unit-changed', at, before.unit ?? 'no unit', after.unit ?? 'no unit');
  if (before.to !== after.to) tell('reference-retargeted', at, before.to, after.to);
  for (const [code, words] of Object.entries(before.values ?? {})) {
    const other = after.values?.[code];
    if (other !== undefined && other !== words) tell('choice-reworded', `${at}/${code}`, words, other);
  }
}

/** A notice is for a time: nobody relies on it being there. */
const passing = new Set(['notice']);

/** Members that identify a composite value, whose other members vary. */
const values = [
  ['regular', 'timeZone'], // opening hours, with exceptions by date
  ['streetAddress', 'country'],
];

/** Compares data: an optional member that no item has any more counts as removed. */
function compareData(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
  const { members: before } = was;
  const { members: after } = now;
  if (!before || !after) return;
  const isTold = (member: string) =>
    !passing.has(member) && !isPartOfValue(member, before) && !isPartOfValue(member, after);
  const gone = new Set(diffLists(Object.keys(before), Object.keys(after)).gone);
  for (const member of gone) {
    if (!isTold(member) || isEmptiedList(member, was) || parentsOf(member).some((parent) => gone.has(parent))) continue;
    tell(member.includes('[]') ? 'member-vanished' : 'fact-vanished', `${path}#${member}`, before[member]);
  }
  for (const [member, types] of Object.entries(after)) {
    const known = before[member];
    if (known === undefined && isTold(member)) tell('member-appeared', `${path}#${member}`);
    if (known !== undefined && diffLists(known.split(' '), types.split(' ')).added.length > 0)
      tell('value-type-changed', `${path}#${member}`, known, types);
  }
}

/** The rules for ids report emptied lists. */
const isEmptiedList = (member: string, { ids }: ContractDocument): boolean =>
  member.endsWith('[]') && (ids?.[member.slice(0, -2)]?.length ?? 0) > 0;

function isPartOfValue(member: string, members: Readonly<Record<string, string>>): boolean {
  return parentsOf(member).some((parent) =>
    values.some((names) => names.every((name) => `${parent}.${name}` in members)),
  );
}

/** `a.b[].c` → `a`, `a.b`, `a.b[]`. */
function parentsOf(member: string): string[] {
  return [...member.matchAll(/\.|\[\]/g)]
    .map(({ index }) => member.slice(0, index))
    .concat([...member.matchAll(/\[\]\./g)].map(({ index }) => member.slice(0, index + 2)));
}

/** Terms of data licences: `by` attribution, `sa` share-alike, `nc` non-commercial, `nd` no derivatives. */
const asked: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:CC0(?:-1\.0)?|PDDL(?:-1\.0)?|Unlicense)$/i, []],
  [/^(?:CC-BY(?:-\d\.\d)?|ODC-By(?:-1\.0)?|OGL-UK-\d\.\d|etalab-2\.0|DL-DE-BY-2\.0)$/i, ['by']],
  [/^(?:CC-BY-SA(?:-\d\.\d)?|ODbL(?:-1\.0)?)$/i, ['by', 'sa']],
  [/^CC-BY-NC(?:-\d\.\d)?$/i, ['by', 'nc']],
  [/^CC-BY-ND(?:-\d\.\d)?$/i, ['by', 'nd']],
  [/^CC-BY-NC-SA(?:-\d\.\d)?$/i, ['by', 'nc', 'sa']],
  [/^CC-BY-NC-ND(?:-\d\.\d)?$/i, ['by', 'nc', 'nd']],
];

/** Rule for a change of licence; only the terms of usual licences can be compared. */
function compareLicences(was: Licence, now: Licence | undefined): RuleId {
  if (now === undefined) return 'licence-narrowed';
  if (was.url === now.url) return 'licence-renamed';
  const [before, after] = [asksFor(was), asksFor(now)];
  if (!before || !after) return 'licence-unclear';
  if (after.some((each) => !before.includes(each))) return 'licence-narrowed';
  return before.length === after.length ? 'licence-renamed' : 'licence-widened';
}

function asksFor({ spdx, name, url }: Licence): readonly string[] | undefined {
  const names = [spdx, name, name.replace(/ International$/, '').replaceAll(' ', '-'), ofCreativeCommons(url)];
  for (const [pattern, terms] of asked)
    if (names.some((each) => each !== undefined && pattern.test(each))) return terms;
  return undefined;
}

/** `https://creativecommons.org/licenses/by-sa/4.0/` → `CC-BY-SA-4.0`. */
function ofCreativeCommons(url: string): string | undefined {
  const [, zero, terms, version] =
    /^https:\/\/creativecommons\.org\/(?:(publicdomain\/zero)|licenses\/([a-z-]+))\/(\d\.\d)/.exec(url) ?? [];
  if (zero !== undefined) return 'CC0-1.0';
  return terms === undefined ? undefined : `CC-${terms.toUpperCase()}-${version}`;
}
