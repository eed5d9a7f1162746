import type { Rehearsal } from '../rehearse.ts';
import { computeAnswerCosts } from './text.ts';

/**
 * JSON lines: an `entry` for each entry point with its ways, a `loss` for each indispensable document, a `failure` for
 * each failure, then one `summary`. Ends with a line feed.
 */
export function renderRehearsalJson(
  { walks, losses, failures, asked, leftOut, origin }: Rehearsal,
  ms: number,
): string {
  const rows = [
    ...walks.map(({ entry, ways, unanswered }) => {
      const { id, path, accept, budget } = entry;
      return { entry: { id, path, accept, budget, ...computeAnswerCosts({ ways, unanswered }), unanswered, ways } };
    }),
    ...losses.map((loss) => ({ loss })),
    ...failures.map((failure) => ({ failure })),
    {
      summary: {
        ...{ ok: failures.length === 0, origin, failures: failures.length },
        asked: asked.map(({ id, asks }) => ({ id, asks })),
        leftOut: leftOut.map(({ id, asks, fact }) => ({ id, asks, fact })),
        ms: Math.round(ms),
      },
    },
  ];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
