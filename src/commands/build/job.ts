import type { Signer } from '../../compile/sign-release.ts';
import type { SummaryRow } from '../../compile/summary.ts';
import type { Problem } from '../../core/problem.ts';
import type { BuildFolders, Snapshot } from '../../publish/folder-stamps.ts';
import type { PublishResult } from '../../publish/publish.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import type { LockWait } from '../../publish/wait-for-lock.ts';
import type { HostSummary } from '../../terminal/host-notes.ts';
import type { RecordsLocation } from '../common/records-location.ts';
import type { SourceOptions } from '../common/source-options.ts';

/** Everything that decides what one build does. */
export interface BuildJob {
  readonly options: SourceOptions;
  readonly target: PublishTarget;
  /** Single files are renamed into the folders, which are not replaced. */
  readonly inPlace?: boolean;
  /** Signs the release, where `options.signing` says with what. */
  readonly sign?: Signer | undefined;
  /** How many replaced releases stay; absent: what is kept stays as it is. */
  readonly keep?: number | undefined;
  /** Uses nothing that earlier builds noted of the content, nor of what they wrote. */
  readonly anew?: boolean | undefined;
  readonly folders: BuildFolders;
  /** The inputs as they were before anything was read of them; absent: whoever builds looks. */
  readonly before?: Snapshot | undefined;
  readonly stateFile: string;
  /** The output folder becomes a link that is turned to each release. */
  readonly asLink?: boolean;
  /** Waits for other builds of these folders; absent: gives up at once. */
  readonly patience?: LockWait | undefined;
  /** Names the code that runs. */
  readonly bundleKey: string;
  /** Where everything that lasts from one build to the next is kept. */
  readonly cacheDir: string;
  readonly records: RecordsLocation;
  /** Where compressed files and pictures of earlier builds are kept. */
  readonly compressedDir: string;
  /** Equal keys, inputs and outputs mean an equal result. */
  readonly key: unknown;
}

/** Report of a build: plain JSON, so that it can be repeated when nothing changed. */
export interface BuildReport {
  readonly problems: readonly Problem[];
  /** How many problems content/waivers.json excuses. */
  readonly waived?: number;
  /** Absent when the content has errors; then nothing was written. */
  readonly published?: PublishResult;
  readonly baseUrl?: string;
  /** Why pages were made again, a sentence a reason. */
  readonly why?: readonly string[];
  readonly kinds?: readonly SummaryRow[];
  /** The hosts that configuration was written for. */
  readonly hosts?: readonly HostSummary[];
}
