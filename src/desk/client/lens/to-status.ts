import type { DeskMessage } from '../../server/desk-message.ts';

/** State in a sentence and in figures; a failure of ours counts as an error. */
export interface Status {
  readonly sentence: string;
  readonly errors: number;
  readonly all: number;
}

export function toStatus(message: DeskMessage): Status {
  const failures = message.failure ? 1 : 0;
  const errors = message.problems.filter(({ severity }) => severity === 'error').length + failures;
  return { sentence: sentence(message, errors), errors, all: message.problems.length + failures };
}

function sentence({ failure, isStale, isChecked, edition }: DeskMessage, errors: number): string {
  if (failure) return `${failure.title}.`;
  if (isStale) return 'The content has errors; this is the last version without.';
  if (errors > 0) return 'This version cannot be published yet.';
  return isChecked ? `All is well. Edition ${edition.split('.').at(-1)}.` : 'Checking links …';
}
