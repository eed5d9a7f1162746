import type { ContractDocument } from '../contract.ts';
import type { RuleId, Tell } from '../rules.ts';
import { difference } from '../same.ts';
import { idChanges } from './ids.ts';
import { meaningChanges } from './meanings.ts';
import { dataChanges } from './members.ts';

/** Reports changes of a document beside its schema: of its requests and its data. */
export function documentChanges(path: string, was: ContractDocument, now: ContractDocument, tell: Tell): void {
  operationChanges(path, was, now, tell);
  const list = (name: 'methods' | 'mediaTypes' | 'headers' | 'servers', whenGone: RuleId, whenAdded: RuleId) => {
    if (was[name] === undefined) return;
    const { gone, added } = difference(was[name], now[name]);
    for (const each of gone) tell(whenGone, path, each);
    for (const each of added) tell(whenAdded, path, undefined, each);
  };
  list('methods', 'method-gone', 'method-added');
  list('mediaTypes', 'media-type-gone', 'media-type-added');
  list('headers', 'header-gone', 'header-added');
  list('servers', 'server-gone', 'server-added');
  if (was.statuses) {
    const { gone, added } = difference(was.statuses, now.statuses);
    for (const status of gone) tell(status.startsWith('2') ? 'success-gone' : 'status-gone', path, status);
    for (const status of added) tell('status-added', path, undefined, status);
  }
  idChanges(path, was.ids, now.ids, tell);
  dataChanges(path, was, now, tell);
  meaningChanges(path, was.meanings, now.meanings, tell);
}

function operationChanges(path: string, was: ContractDocument, now: ContractDocument, tell: Tell): void {
  if (was.operationId !== undefined && was.operationId !== now.operationId)
    tell('operation-renamed', path, was.operationId, now.operationId ?? 'no name');
  if (was.tag !== now.tag) tell('tag-changed', path, was.tag, now.tag);
  if (Boolean(was.deprecated) !== Boolean(now.deprecated))
    tell(now.deprecated ? 'document-deprecated' : 'deprecation-withdrawn', path);
  const security = difference(was.security, now.security);
  for (const scheme of security.added) tell('security-added', path, undefined, scheme);
  for (const scheme of security.gone) tell('security-dropped', path, scheme);
  const nameOf = (parameter: string) => parameter.replace(/!$/, '');
  const { gone, added } = difference(was.parameters, now.parameters);
  for (const parameter of added)
    if (parameter.endsWith('!')) tell('parameter-required', path, undefined, nameOf(parameter));
    else if (!gone.includes(`${parameter}!`)) tell('parameter-added', path, undefined, parameter);
  const names = new Set(now.parameters?.map(nameOf));
  for (const parameter of gone) if (!names.has(nameOf(parameter))) tell('parameter-gone', path, nameOf(parameter));
}
