import { type Failure, type FailureView, failureView } from '../live/failure.ts';
import type { LiveState } from '../live/live-state.ts';
import { type Folders, type ProblemView, problemView } from '../report/problem-view.ts';

/** State of the desk for the event stream; plain data. */
export interface DeskMessage {
  /** Names the edition that is served: `<start of the server>.<number>`. */
  readonly edition: string;
  readonly isStale: boolean;
  readonly isChecked: boolean;
  readonly failure?: FailureView | undefined;
  readonly problems: readonly ProblemView[];
}

/** Describes a state; `surprise` is what was thrown outside of the site. Never throws. */
export function deskMessage(
  { problems, isStale, isChecked, failure }: LiveState,
  edition: string,
  folders: Folders,
  surprise: Failure | undefined,
): DeskMessage {
  const name = { edition, isStale, isChecked };
  const failed = failure ?? surprise;
  try {
    return {
      ...name,
      failure: failed && failureView(failed),
      problems: problems.map((each) => problemView(each, folders)),
    };
  } catch (error) {
    return { ...name, failure: failureView({ error, during: 'describing the problems' }), problems: [] };
  }
}
