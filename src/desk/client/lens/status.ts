import type { DeskMessage } from '../../server/message.ts';
import { part } from './page.ts';
import { standingOf } from './standing.ts';

/** Shows the state at the top of the page. */
export function drawStatus(message: DeskMessage): void {
  const { sentence, errors, all } = standingOf(message);
  const status = part('status');
  status.className = errors > 0 ? 'bad' : '';
  status.textContent = sentence;
  const badge = part('problem-count');
  badge.hidden = all === 0;
  badge.className = errors > 0 ? 'count' : 'count warn';
  badge.textContent = String(all);
}
