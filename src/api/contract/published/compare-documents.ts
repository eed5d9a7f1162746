import { diffLists } from '../compare-json.ts';
import type { ContractDocument } from '../contract.ts';
import type { ReportChange, RuleId } from '../rules.ts';
import { compareIds } from './ids.ts';
import { compareMeanings } from './meanings.ts';
import { compareData } from './members.ts';

/** Reports changes of a document beside its schema: of its requests and its data. */
export function compareDocuments(path: string, was: ContractDocument, now: ContractDocument, tell: ReportChange): void {
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
