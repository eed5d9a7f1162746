import type { Readiness, ReadinessRow } from '../readiness.ts';
import { type SourceId, sources } from '../requirement.ts';
import type { Judged, Verdict } from '../verdict.ts';

export const verdicts: readonly Verdict[] = ['pass', 'fail', 'no', 'unknown'];

/** How many verdicts of each kind there are. */
export type Tally = Readonly<Record<Verdict, number>>;

/** Of some verdicts. */
export function tally(found: readonly Judged[]): Tally {
  const counts = { pass: 0, fail: 0, no: 0, unknown: 0 };
  for (const { verdict } of found) counts[verdict] += 1;
  return counts;
}

/** Rows by their sources, in the order of the table of sources; a source without rows is left out. */
export function bySource({ rows }: Readiness): { id: SourceId; rows: readonly ReadinessRow[] }[] {
  const ids = Object.keys(sources) as SourceId[];
  return ids
    .map((id) => ({ id, rows: rows.filter(({ requirement }) => requirement.source === id) }))
    .filter((source) => source.rows.length > 0);
}

/** Rows that fail in a place at least. */
export function failuresOf({ rows }: Readiness): readonly ReadinessRow[] {
  return rows.filter(({ found }) => found.some(({ verdict }) => verdict === 'fail'));
}

/** One kind of verdict by its reasons, the commonest first: what is said of it, and where it was found. */
export interface Because {
  readonly reason: string;
  readonly evidence: string;
  /** The ids of rows, and the indices of places. */
  readonly rows: readonly string[];
  readonly places: readonly number[];
}

/** Why rows have a verdict that is no pass, each reason once. */
export function reasonsOf({ rows }: Readiness, wanted: Verdict): Because[] {
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

/** One of Gazette's own sentences, as reports tell it. */
export interface ClaimTold {
  readonly id: string;
  /** The built files say it. */
  readonly isSaid: boolean;
  /** As they say it, else as they would somewhere. */
  readonly text: string;
  /** One for each place. */
  readonly verdicts: readonly Verdict[];
  /** Places that do not keep it, and what is true there; without text nothing is said. */
  readonly instead: readonly { readonly place: string; readonly text: string | undefined }[];
}

/** The sentences that are said, or would be in one of the places. */
export function claimsTold({ claims, places }: Readiness): ClaimTold[] {
  return claims.flatMap(({ id, said, places: told }) => {
    const text = said ?? told.find((each) => each.text !== undefined)?.text;
    if (text === undefined) return [];
    const instead = told.flatMap(({ verdict, text: other }, i) =>
      verdict === 'pass' || verdict === 'unknown' ? [] : [{ place: places[i]?.name ?? '', text: other }],
    );
    return [{ id, isSaid: said !== undefined, text, verdicts: told.map(({ verdict }) => verdict), instead }];
  });
}
