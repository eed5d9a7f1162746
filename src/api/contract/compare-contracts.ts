import { diffLists, isEqualJson } from './compare-json.ts';
import type { Contract, ContractDocument } from './contract.ts';
import { compareDocuments } from './published/compare-documents.ts';
import { compareLicences } from './published/licences.ts';
import { comparePaths } from './published/paths.ts';
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
