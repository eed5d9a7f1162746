import { denseJson } from '../../core/json.ts';
import type { AcceptedChange, Contract } from './contract.ts';

/** One line per id, member and path, so that additions on two branches merge. */
const linesTo = 5;

/** A contract as it is frozen: redirects are no part of a promise. */
export function renderContract({ redirects: _, history = [], ...contract }: Contract): string {
  return denseJson({ ...contract, ...(history.length > 0 && { history }) }, linesTo);
}

/** content/accepted.json with these rows. */
export const renderAcceptedChanges = (rows: readonly AcceptedChange[]): string => denseJson(rows, 1);
