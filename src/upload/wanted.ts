import { md5 } from '../core/digest.ts';
import type { Stage, Upload } from '../hosts/cloudfront/plan.ts';
import type { Fields } from './bucket.ts';

/** An object as the bucket must hold it. */
export interface Wanted {
  readonly key: string;
  readonly stage: Stage;
  /** The file of dist/ with its bytes. */
  readonly file: string;
  readonly tag: string;
  readonly fields: Fields;
}

/** What a plan (`deploy/cloudfront/plan.json`) asks for; `read` gives the bytes of a file of dist/. */
export function wantedObjects(plan: readonly Upload[], read: (file: string) => Uint8Array): Wanted[] {
  return plan.map(({ stage, file, put }) => ({
    key: put.Key,
    stage,
    file,
    tag: md5(read(file)),
    fields: {
      'content-type': put.ContentType,
      'cache-control': put.CacheControl,
      ...Object.fromEntries(Object.entries(put.Metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
    },
  }));
}
