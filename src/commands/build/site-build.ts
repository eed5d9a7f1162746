import type { ExitCode } from '../../core/exit-codes.ts';
import type { Target } from '../../publish/target.ts';
import type { Outcome } from '../../terminal/report.ts';
import type { Values } from '../common/arguments.ts';
import type { Invocation } from '../common/invocation.ts';
import type { commands } from '../index.ts';

export type BuildFlags = Values<(typeof commands)['build']['flags']>;

/** Result of one site's build. */
export interface SiteBuild {
  readonly said: Outcome;
  /** The folders that it writes. */
  readonly target: Target;
  /** Reasons for --why; empty without it. */
  readonly why: readonly string[];
  /** Nothing was read or written, because nothing had changed. */
  readonly isUnchanged: boolean;
  readonly code: ExitCode;
}

export type BuildSite = (flags: BuildFlags, invocation: Invocation) => Promise<SiteBuild>;
