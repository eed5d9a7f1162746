import type { Headers } from '../../core/release.ts';
import type { StoredObject } from './bucket-content.ts';
import { storedFields } from './policy.ts';
import { htmlKey, markdownKey, statusField } from './programs/keys.ts';

/**
 * When an object goes up. What pages refer to stands before them, and what names pages after them, so that at no moment
 * something is online that leads nowhere.
 */
export const uploadStages = ['assets', 'files', 'pages', 'home', 'discovery'] as const;
export type UploadStage = (typeof uploadStages)[number];

/** One upload: `put` is the input of `aws s3api put-object`, all but the bucket and the body. */
export interface Upload {
  readonly stage: UploadStage;
  readonly file: string;
  readonly put: {
    readonly Key: string;
    readonly ContentType: string;
    readonly CacheControl: string;
    readonly Metadata: Headers;
  };
}

/**
 * The uploads in the order of their stages.
 *
 * @param common fields of every answer, which the response headers policy sends
 */
export function uploadPlan(objects: readonly StoredObject[], common: Headers): Upload[] {
  return objects
    .map((object) => upload(object, common))
    .sort((a, b) => uploadStages.indexOf(a.stage) - uploadStages.indexOf(b.stage));
}

function upload(object: StoredObject, common: Headers): Upload {
  const { key, file, headers, missing } = object;
  const metadata = Object.entries(headers)
    .filter(([name]) => !storedFields.includes(name) && common[name] === undefined)
    .map(([name, value]) => [name.toLowerCase(), value] as const);
  if (missing) metadata.push([statusField, '404']);
  return {
    stage: stageOf(object),
    file,
    put: {
      Key: key,
      ContentType: headers['Content-Type'] ?? '',
      CacheControl: headers['Cache-Control'] ?? '',
      Metadata: Object.fromEntries(metadata),
    },
  };
}

function stageOf({ headers, key }: StoredObject): UploadStage {
  if (headers['Cache-Control']?.includes('immutable')) return 'assets';
  if (key === htmlKey || key === markdownKey) return 'home';
  if (headers['Content-Type']?.startsWith('text/html') || key.endsWith(`/${markdownKey}`)) return 'pages';
  return namesOthers.test(key) ? 'discovery' : 'files';
}

/** Sitemaps, llms.txt with its parts, robots.txt, what is well-known, and the indexes of the API. */
const namesOthers =
  /^(?:\.well-known\/.+|[^/]+\.(?:txt|xml)|.+\/llms[^/]*\.txt|sitemaps?\/.+|api\/v\d+\/(?:index|openapi)\.json)$/;
