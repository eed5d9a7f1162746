import type { ContentFolders } from '../../edit/source/source-path.ts';
import { type DeskFailure, type FailureView, toFailureView } from '../live/desk-failure.ts';
import type { LiveState } from '../live/live-state.ts';
import { createProblemView, type ProblemView } from '../report/problem-view.ts';

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
export function createDeskMessage(
  { problems, isStale, isChecked, failure }: LiveState,
  edition: string,
  folders: ContentFolders,
  surprise: DeskFailure | undefined,
): DeskMessage {
  const name = { edition, isStale, isChecked };
  const failed = failure ?? surprise;
  try {
    return {
      ...name,
      failure: failed && toFailureView(failed),
      problems: problems.map((each) => createProblemView(each, folders)),
    };
  } catch (error) {
    return { ...name, failure: toFailureView({ error, during: 'describing the problems' }), problems: [] };
  }
}
