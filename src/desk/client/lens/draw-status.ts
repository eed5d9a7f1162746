import type { DeskMessage } from '../../server/desk-message.ts';
import { findPart } from './page-parts.ts';
import { toStatus } from './to-status.ts';

/** Shows the state at the top of the page. */
export function drawStatus(message: DeskMessage): void {
  const { sentence, errors, all } = toStatus(message);
  const status = findPart('status');
  status.className = errors > 0 ? 'bad' : '';
  status.textContent = sentence;
  const badge = findPart('problem-count');
  badge.hidden = all === 0;
  badge.className = errors > 0 ? 'count' : 'count warn';
  badge.textContent = String(all);
}
