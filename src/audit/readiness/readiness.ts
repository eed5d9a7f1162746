import type { Capability } from '../../core/capabilities.ts';
import type { PublishedClaim, Release } from '../../core/release.ts';
import { listClaims } from '../../language/claims.ts';
import { openReleaseOrigin, type ReleaseOrigin } from './origin.ts';
import type { ReadinessPlace } from './place.ts';
import { type Requirement, toPlaceRequirement } from './requirement.ts';
import { requirements as table } from './requirements/index.ts';
import { fail, pass, type ReadinessVerdict, type RequirementResult } from './verdict.ts';

/** A requirement, and its verdicts by place, in order. */
export interface ReadinessRow {
  readonly requirement: Requirement;
  readonly found: readonly RequirementResult[];
}

/** A sentence of Gazette on how the origin answers, with a verdict for each place. */
interface ClaimRow {
  readonly id: string;
  readonly needs: readonly Capability[];
  /** Text in the built files, if they have it. */
  readonly said: string | undefined;
  /** `no` if a place does not keep it, `fail` if the files claim it. */
  readonly places: readonly { readonly verdict: ReadinessVerdict; readonly text?: string }[];
}

/** Owners of files, from content/site.ts. */
export interface FileOwnership {
  readonly files: readonly string[];
  readonly owners: readonly string[];
}

export interface Readiness {
  readonly origin: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly places: readonly ReadinessPlace[];
  readonly rows: readonly ReadinessRow[];
  readonly claims: readonly ClaimRow[];
  readonly owners: readonly FileOwnership[];
}

interface ReadinessOptions {
  readonly today: string;
  readonly places: readonly ReadinessPlace[];
  readonly owners?: readonly FileOwnership[] | undefined;
  /** Absent: THE TABLE. */
  readonly requirements?: readonly Requirement[];
}

/** Judges a release in some places. Pure. */
export function judgeReadiness(release: Release, options: ReadinessOptions): Readiness {
  const { today, places, owners = [], requirements = table } = options;
  const origin = openReleaseOrigin(release, today);
  const shown = judgeFiles(origin, requirements);
  const rows = requirements.map((requirement) => {
    const judged = shown.get(requirement.id);
    if (!judged) throw new Error(`${requirement.id} was not judged`);
    const wanted = toPlaceRequirement(requirement, origin);
    const at = (place: ReadinessPlace) => requirement.judgeAt?.(place, judged, origin) ?? place.judge(wanted, judged);
    return { requirement, found: places.map(at) };
  });
  return { origin: release.baseUrl, today, places, rows, claims: claimRows(origin, places), owners };
}

function claimRows({ release, languages }: ReleaseOrigin, places: readonly ReadinessPlace[]): ClaimRow[] {
  const said = new Map((release.claims ?? []).map((claim: PublishedClaim) => [claim.id, claim.text]));
  const site = { language: languages[0]?.language ?? 'en', preflight: release.preflight !== undefined };
  const told = places.map((place) => ({ place, claims: listClaims({ ...site, unkept: place.lacks }) }));
  return listClaims(site).map(({ id, needs }, i) => ({
    ...{ id, needs, said: said.get(id) },
    places: told.map(({ place, claims }) => {
      const { holds = false, text } = claims[i] ?? {};
      return { verdict: verdictOf(place, needs, holds, said.has(id)), ...(text !== undefined && { text }) };
    }),
  }));
}

function verdictOf(
  place: ReadinessPlace,
  needs: readonly Capability[],
  holds: boolean,
  isSaid: boolean,
): ReadinessVerdict {
  if (!holds) return isSaid ? 'fail' : 'no';
  const { verdict } = place.judge({ needs }, pass(''));
  // An unpublished sentence is never false.
  return verdict === 'fail' && !isSaid ? 'no' : verdict;
}

/** Verdicts on the built files by requirement id, regardless of hosts. */
type RequirementResults = ReadonlyMap<string, RequirementResult>;

/**
 * Judges the files. A requirement after a failing one is not looked at: it fails too (`after/<id>`), so that one
 * mistake has one row of its own.
 */
export function judgeFiles(origin: ReleaseOrigin, requirements: readonly Requirement[]): RequirementResults {
  const found = new Map<string, RequirementResult>();
  const byId = new Map(requirements.map((each) => [each.id, each]));
  const judged = (id: string): RequirementResult => {
    const known = found.get(id);
    if (known) return known;
    const requirement = byId.get(id);
    if (!requirement) throw new Error(`No requirement is called ${id}`);
    const result = afterAll(requirement) ?? requirement.look(origin);
    found.set(id, result);
    return result;
  };
  const afterAll = ({ after = [] }: Requirement): RequirementResult | undefined => {
    for (const id of after) {
      const { verdict, evidence, reason } = judged(id);
      // Names the first mistake of a chain.
      if (verdict === 'fail') return fail(evidence, reason?.startsWith('after/') ? reason : `after/${id}`);
    }
    return undefined;
  };
  for (const { id } of requirements) judged(id);
  return found;
}
