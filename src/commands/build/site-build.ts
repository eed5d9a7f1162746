import type { ExitCode } from '../../core/exit-codes.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import type { CommandOutcome } from '../../terminal/report.ts';
import type { FlagValues } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import type { commands } from '../index.ts';

export type BuildFlags = FlagValues<(typeof commands)['build']['flags']>;

/** Result of one site's build. */
export interface SiteBuild {
  readonly said: CommandOutcome;
  /** The folders that it writes. */
  readonly target: PublishTarget;
  /** Reasons for --why; empty without it. */
  readonly why: readonly string[];
  /** Nothing was read or written, because nothing had changed. */
  readonly isUnchanged: boolean;
  readonly code: ExitCode;
}

export type SiteBuilder = (flags: BuildFlags, invocation: Invocation) => Promise<SiteBuild>;
