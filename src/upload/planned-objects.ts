import { md5 } from '../core/digest.ts';
import type { Upload, UploadStage } from '../hosts/cloudfront/plan.ts';
import type { ObjectHeaders } from './bucket.ts';

/** An object as wanted in the bucket. */
export interface PlannedObject {
  readonly key: string;
  readonly stage: UploadStage;
  /** File in dist/. */
  readonly file: string;
  readonly sha256: string;
  /** MD5 of its bytes; reads the file. */
  readonly tag: () => string;
  readonly fields: ObjectHeaders;
}

/** Files of a build for a bucket. */
export interface BuiltFiles {
  /** `deploy/cloudfront/plan.json`. */
  readonly plan: readonly Upload[];
  /** SHA-256 of a file of dist/; throws a Stop if there is none. */
  readonly digestOf: (file: string) => string;
  /** Bytes; throws a Stop if they are not those that were built. */
  readonly read: (file: string) => Uint8Array;
}

/** Objects of a plan. Opens no file. */
export function planObjects({ plan, digestOf, read }: BuiltFiles): PlannedObject[] {
  return plan.map(({ stage, file, put }) => ({
    key: put.Key,
    stage,
    file,
    sha256: digestOf(file),
    tag: () => md5(read(file)),
    fields: {
      'content-type': put.ContentType,
      'cache-control': put.CacheControl,
      ...Object.fromEntries(Object.entries(put.Metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
    },
  }));
}
