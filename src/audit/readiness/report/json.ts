import type { Readiness } from '../readiness.ts';
import { requirementSources } from '../requirement.ts';
import { countVerdicts, listFailures } from './summary.ts';

/**
 * JSON lines: a `requirement` for each row with its verdicts by place, a `claim` for each sentence, the `owners` of
 * files, then one `summary`. Ends with a line feed.
 */
export function renderReadinessJson(readiness: Readiness, ms: number): string {
  const { rows, places, claims, owners, origin, today } = readiness;
  const names = places.map(({ name }) => name);
  const lines = [
    ...rows.map(({ requirement, found }) => {
      const { id, source, clause, says, needs } = requirement;
      const verdicts = found.map((judged, i) => ({ place: names[i], ...judged, reason: judged.reason ?? null }));
      return { requirement: { id, source: requirementSources[source].title, clause, says, needs, verdicts } };
    }),
    ...claims.map(({ id, needs, said, places: told }) => ({
      claim: {
        ...{ id, needs, said: said ?? null },
        places: told.map(({ verdict, text }, i) => ({ place: names[i], verdict, text: text ?? null })),
      },
    })),
    ...owners.map((row) => ({ owners: row })),
    {
      summary: {
        ...{ ok: listFailures(readiness).length === 0, origin, today, requirements: rows.length },
        places: places.map(({ name, title, notes }, i) => {
          const found = rows.flatMap((row) => row.found[i] ?? []);
          return { name, title, notes, ...countVerdicts(found) };
        }),
        ms: Math.round(ms),
      },
    },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
