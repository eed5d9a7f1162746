import type { Headers } from '../../core/release.ts';
import type { StoredObject } from './objects.ts';
import { storedFields } from './policy.ts';
import { statusField } from './programs/keys.ts';

/** One upload: `put` is the input of `aws s3api put-object`, all but the bucket and the body. */
export interface Upload {
  readonly file: string;
  readonly put: {
    readonly Key: string;
    readonly ContentType: string;
    readonly CacheControl: string;
    readonly Metadata: Headers;
  };
}

/**
 * The uploads in the order in which they must be made: what pages refer to stands before them, so that at no moment
 * a page is online whose stylesheet or mirror is not.
 *
 * @param common fields of every answer, which the response headers policy sends
 */
export function uploadPlan(objects: readonly StoredObject[], common: Headers): Upload[] {
  return [...objects].sort((a, b) => rank(a) - rank(b)).map((object) => upload(object, common));
}

function upload({ key, file, headers, missing }: StoredObject, common: Headers): Upload {
  const metadata = Object.entries(headers)
    .filter(([name]) => !storedFields.includes(name) && common[name] === undefined)
    .map(([name, value]) => [name.toLowerCase(), value] as const);
  if (missing) metadata.push([statusField, '404']);
  return {
    file,
    put: {
      Key: key,
      ContentType: headers['Content-Type'] ?? '',
      CacheControl: headers['Cache-Control'] ?? '',
      Metadata: Object.fromEntries(metadata),
    },
  };
}

/** Hashed assets, then machine documents and mirrors, then what changes under an address that stays: the pages. */
function rank({ headers, key }: StoredObject): number {
  if (headers['Cache-Control']?.includes('immutable')) return 0;
  if (!headers['Content-Type']?.startsWith('text/html')) return 1;
  return key === 'index.html' ? 3 : 2;
}
