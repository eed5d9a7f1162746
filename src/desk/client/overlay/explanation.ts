import type { DeskMessage } from '../../server/desk-message.ts';

const last = 'The page behind this is the last version that could be made.';
const explanations = {
  failed: `${last} The desk goes on: it tries again as soon as anything is saved. Undoing the last change brings the site back.`,
  failedAfter: 'The page behind this has your change. The desk goes on, and tries again as soon as anything is saved.',
  stale: `${last} The next one comes as soon as these are mended; nothing needs to be reloaded.`,
  shown: 'The page behind this has your change. It cannot be published while there are errors.',
};

/** Says which page is behind the errors, and what comes next. */
export function explainState({ failure, isStale }: Pick<DeskMessage, 'failure' | 'isStale'>): string {
  return explanations[failure ? (isStale ? 'failed' : 'failedAfter') : isStale ? 'stale' : 'shown'];
}
