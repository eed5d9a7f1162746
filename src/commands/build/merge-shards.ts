import { sha256 } from '../../core/digest.ts';
import { wholeBytes } from '../../core/kept-bytes.ts';
import { ShardError } from '../../publish/errors.ts';
import { digestsBefore, fingerprint } from '../../publish/save-state.ts';
import { findShards, type Gathered, gather, numberOfShards } from '../../publish/shards/gather.ts';
import { snapshot } from '../../publish/stamps.ts';
import { readState, type State } from '../../publish/state.ts';
import type { Invocation } from '../common/invocation.ts';
import { shown } from '../common/source-options.ts';
import type { BuildJob, Built, Shards } from './job.ts';
import { shardPlan } from './shard-plan.ts';

/** What a build takes from shards. */
export interface Merging {
  readonly shards: Shards;
  /** What the last build left, with the digests of the content as it is now: nothing is hashed twice for the plan. */
  readonly last: State<Built>;
  /** What was missing or damaged so far, and is made here. */
  readonly faults: ReadonlySet<string>;
}

/**
 * Finds what shards made of this very content. Throws ShardError for what is of another plan, and, without `makesMissing`,
 * for what is missing or damaged: here, or when the bytes of a document are asked for.
 */
export function mergeShards(
  job: BuildJob,
  folders: readonly string[],
  makesMissing: boolean,
  invocation: Invocation,
): Merging {
  const { now } = invocation;
  const found = findShards(folders, (folder) => shown(folder, invocation));
  const before = snapshot(job.folders.inputs, now());
  const old = readState<Built>(job.stateFile);
  const inputs = fingerprint(job.folders.inputs, before, digestsBefore(old, before));
  const gathered = gather(found, shardPlan(job, inputs, numberOfShards(found)), job.records.about);
  const faults = new Set(gathered.faults);
  const refuse = () => {
    if (faults.size > 0 && !makesMissing) throw new ShardError([...faults, hint].join('\n'));
  };
  refuse();
  const tell = (fault: string) => {
    faults.add(fault);
    refuse();
  };
  const bytes = verified(gathered, (key, found) => sha256(found) === key, tell);
  const sideCar = verified(gathered, (key, found) => wholeBytes(key, found) !== undefined, tell);
  const outputs = old?.outputs ?? { trees: [], digests: [] };
  const last = { key: '', takenAt: before.takenAt, inputs, outputs, result: { problems: [] } };
  return { shards: { pages: gathered.pages, bytes, sideCar }, last, faults };
}

const hint = 'Build what is missing again, or make it here: --make-missing.';

/** Bytes by their key, each looked at before anybody sees it. */
function verified(
  { read }: Gathered,
  isWhole: (key: string, bytes: Uint8Array) => boolean,
  tell: (fault: string) => void,
): (key: string) => Uint8Array | undefined {
  return (key) => {
    const found = read(key);
    if (!found) return undefined;
    if (found.bytes && isWhole(key, found.bytes)) return found.bytes;
    tell(`${found.place} is damaged.`);
    return undefined;
  };
}
