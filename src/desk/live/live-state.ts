import type { CompiledSite as Made } from '../../compile/compile.ts';
import type { Problem } from '../../core/problem.ts';
import type { DeskFailure } from './desk-failure.ts';

/** The site at one moment at which the content had no error. */
export interface LiveEdition extends Made {
  /** 1 for the first. */
  readonly number: number;
}

export interface LiveState {
  /** Last good edition; absent while the content has had errors from the start. */
  readonly edition?: LiveEdition | undefined;
  /** Problems of the content as it stands now, sorted. */
  readonly problems: readonly Problem[];
  /** True: the content has errors, or could not be made into a site, so the edition is older than it. */
  readonly isStale: boolean;
  /** Error thrown while the site was compiled, if any. */
  readonly failure?: DeskFailure | undefined;
  /** Whether the rules over the whole origin (links, anchors) have been asked about this state. */
  readonly isChecked: boolean;
}
