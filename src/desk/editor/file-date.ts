import { findAtPath } from '../../core/type-guards.ts';
import type { LiveEdition } from '../live/live-state.ts';
import type { ContentFile } from './content-file.ts';

/** The day on which a file says that it last changed. */
interface FileDate {
  readonly pointer: string;
  readonly value: string;
}

/**
 * The day of a file that an edit of `pointer` makes untrue; undefined where it has none, is of today or is what is edited,
 * and where a ledger knows the days.
 */
export function findStaleDate(
  file: ContentFile,
  pointer: string,
  edition: LiveEdition | undefined,
  today: string,
): FileDate | undefined {
  if (edition?.sources.ledger) return undefined;
  const path = file.role.kind === 'skill' ? ['metadata', 'updated'] : ['updated'];
  const value = findAtPath(file.values?.value, path);
  const own = `/${path.join('/')}`;
  if (typeof value !== 'string' || value >= today || own.startsWith(pointer)) return undefined;
  return { pointer: own, value };
}
