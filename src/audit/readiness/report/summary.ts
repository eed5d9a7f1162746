import type { Readiness, ReadinessRow } from '../readiness.ts';
import { requirementSources, type SourceId } from '../requirement.ts';
import type { ReadinessVerdict, RequirementResult } from '../verdict.ts';

export const verdictOrder: readonly ReadinessVerdict[] = ['pass', 'fail', 'no', 'unknown'];

/** Number of verdicts by kind. */
type VerdictCounts = Readonly<Record<ReadinessVerdict, number>>;

/** Counts verdicts. */
export function countVerdicts(found: readonly RequirementResult[]): VerdictCounts {
  const counts = { pass: 0, fail: 0, no: 0, unknown: 0 };
  for (const { verdict } of found) counts[verdict] += 1;
  return counts;
}

/** Rows by source, in table order; sources without rows are left out. */
export function groupBySource({ rows }: Readiness): { id: SourceId; rows: readonly ReadinessRow[] }[] {
  const ids = Object.keys(requirementSources) as SourceId[];
  return ids
    .map((id) => ({ id, rows: rows.filter(({ requirement }) => requirement.source === id) }))
    .filter((source) => source.rows.length > 0);
}

/** Rows that fail in a place at least. */
export function listFailures({ rows }: Readiness): readonly ReadinessRow[] {
  return rows.filter(({ found }) => found.some(({ verdict }) => verdict === 'fail'));
}

/** A reason for a verdict, with evidence, rows and places; the commonest first. */
export interface VerdictReason {
  readonly reason: string;
  readonly evidence: string;
  /** Ids of rows, and indices of places. */
  readonly rows: readonly string[];
  readonly places: readonly number[];
}

/** Reasons for a verdict, each once. */
export function listReasons({ rows }: Readiness, wanted: ReadinessVerdict): VerdictReason[] {
  const found = new Map<string, { evidence: string; rows: Set<string>; places: Set<number> }>();
  for (const { requirement, found: judged } of rows)
    for (const [place, { verdict, reason = '', evidence, why }] of judged.entries()) {
      if (verdict !== wanted) continue;
      const known = found.get(reason) ?? { evidence: why ?? evidence, rows: new Set(), places: new Set() };
      known.rows.add(requirement.id);
      known.places.add(place);
      found.set(reason, known);
    }
  return [...found]
    .map(([reason, { evidence, rows: ids, places }]) => ({ reason, evidence, rows: [...ids], places: [...places] }))
    .sort((a, b) => b.rows.length - a.rows.length || (a.reason < b.reason ? -1 : 1));
}

/** A sentence of Gazette, for reports. */
interface ReadinessClaim {
  readonly id: string;
  /** Whether files say it. */
  readonly isSaid: boolean;
  /** Published text, or that for another place. */
  readonly text: string;
  /** Verdicts by place. */
  readonly verdicts: readonly ReadinessVerdict[];
  /** Places that do not keep it, with the replacement, if any. */
  readonly instead: readonly { readonly place: string; readonly text: string | undefined }[];
}

/** Sentences that are published, or would be in some place. */
export function listReadinessClaims({ claims, places }: Readiness): ReadinessClaim[] {
  return claims.flatMap(({ id, said, places: told }) => {
    const text = said ?? told.find((each) => each.text !== undefined)?.text;
    if (text === undefined) return [];
    const instead = told.flatMap(({ verdict, text: other }, i) =>
      verdict === 'pass' || verdict === 'unknown' ? [] : [{ place: places[i]?.name ?? '', text: other }],
    );
    return [{ id, isSaid: said !== undefined, text, verdicts: told.map(({ verdict }) => verdict), instead }];
  });
}

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
