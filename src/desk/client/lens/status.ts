import type { DeskMessage } from '../../server/message.ts';
import { part } from './page.ts';

/** Says at the top of the page how things stand. */
export function drawStatus(message: DeskMessage): void {
  const failures = message.failure ? 1 : 0;
  const errors = message.problems.filter(({ severity }) => severity === 'error').length + failures;
  const all = message.problems.length + failures;
  const status = part('status');
  status.className = errors > 0 ? 'bad' : '';
  status.textContent = sentence(message, errors);
  const badge = part('problem-count');
  badge.hidden = all === 0;
  badge.className = errors > 0 ? 'count' : 'count warn';
  badge.textContent = String(all);
}

function sentence({ failure, isStale, isChecked, edition }: DeskMessage, errors: number): string {
  if (failure) return `${failure.title}.`;
  if (isStale) return 'The content has errors; this is the last version without.';
  if (errors > 0) return 'This version cannot be published yet.';
  return isChecked ? `All is well. Edition ${edition.split('.').at(-1)}.` : 'Checking links …';
}
