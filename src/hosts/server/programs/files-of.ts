import { sideCarOf } from '../../../core/encoding.ts';
import type { RouteTable } from '../../../http/route-table.ts';

/** Every file that an answer may need, with the ETag that proves it to be of this build, where it has one. */
export function filesOf({ routes, missingFile }: RouteTable): ReadonlyMap<string, string | undefined> {
  const files = new Map<string, string | undefined>([[missingFile, undefined]]);
  for (const [file, , etag, , encodings] of routes.flatMap(([, rows]) => rows)) {
    files.set(file, etag);
    for (const encoding of encodings) files.set(sideCarOf(file, encoding), undefined);
  }
  return files;
}
