import { sha256 } from '../../core/digest.ts';
import { type Plan, planOf } from '../../publish/shards/plan.ts';
import type { Digested } from '../../publish/state.ts';
import type { BuildJob } from './job.ts';

/** The plan of a build in `of` shards: everything that its pages are made of. Hosts and dates are for merge alone. */
export function shardPlan(
  { options, records }: BuildJob,
  inputs: Pick<Digested, 'trees' | 'digests'>,
  of: number,
): Plan {
  const { baseUrl, preview, noIndex = false, production = false, compression = 'fast', pagePictures = false } = options;
  const settings = {
    Gazette: sha256(records.about),
    'the number of shards': String(of),
    '--base-url': baseUrl ?? 'not given',
    '--preview': onOff(preview),
    '--noindex': onOff(noIndex),
    '--production': onOff(production),
    '--compress': compression,
    '--pictures': onOff(pagePictures),
  };
  const { zlib, brotli } = process.versions;
  return planOf({ ...settings, ...(production && { compressors: `zlib ${zlib}, Brotli ${brotli}` }) }, inputs);
}

const onOff = (given: boolean) => (given ? 'given' : 'not given');
