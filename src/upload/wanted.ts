import { md5 } from '../core/digest.ts';
import type { Stage, Upload } from '../hosts/cloudfront/plan.ts';
import type { Fields } from './bucket.ts';

/** An object as the bucket must hold it. */
export interface Wanted {
  readonly key: string;
  readonly stage: Stage;
  /** The file of dist/ with its bytes. */
  readonly file: string;
  readonly sha256: string;
  /** The MD5 of its bytes, for which the file is read. */
  readonly tag: () => string;
  readonly fields: Fields;
}

/** A build, as far as a bucket is concerned. */
export interface BuiltFiles {
  /** `deploy/cloudfront/plan.json`. */
  readonly plan: readonly Upload[];
  /** SHA-256 of a file of dist/; throws a Stop if there is none. */
  readonly digestOf: (file: string) => string;
  /** Its bytes; throws a Stop if they are not those that were built. */
  readonly read: (file: string) => Uint8Array;
}

/** What a plan asks for. No file is opened. */
export function wantedObjects({ plan, digestOf, read }: BuiltFiles): Wanted[] {
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
