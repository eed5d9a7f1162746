import type { Capability } from '../../core/capabilities.ts';
import type { Release, SaidClaim } from '../../core/release.ts';
import { claimsOf } from '../../language/claims.ts';
import { judge } from './judge.ts';
import { type Origin, originOf } from './origin.ts';
import type { Place } from './place.ts';
import type { Requirement } from './requirement.ts';
import { requirements as table } from './requirements/index.ts';
import { fail, type Judged, pass, type Verdict } from './verdict.ts';

/** A requirement, and what was found of it in each place, in their order. */
export interface ReadinessRow {
  readonly requirement: Requirement;
  readonly found: readonly Judged[];
}

/** A sentence of Gazette's own on how the origin answers, and what becomes of it in each place. */
export interface ClaimRow {
  readonly id: string;
  readonly needs: readonly Capability[];
  /** As the built files say it; absent: they do not. */
  readonly said: string | undefined;
  /** `no` where a place does not keep it, `fail` where it is said all the same. */
  readonly places: readonly { readonly verdict: Verdict; readonly text?: string }[];
}

/** Who answers for which files, as content/site.ts says. */
export interface Owned {
  readonly files: readonly string[];
  readonly owners: readonly string[];
}

export interface Readiness {
  readonly origin: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly places: readonly Place[];
  readonly rows: readonly ReadinessRow[];
  readonly claims: readonly ClaimRow[];
  readonly owners: readonly Owned[];
}

export interface ReadinessOptions {
  readonly today: string;
  readonly places: readonly Place[];
  readonly owners?: readonly Owned[] | undefined;
  /** Absent: THE TABLE. */
  readonly requirements?: readonly Requirement[];
}

/** Judges a release in some places. Pure. */
export function readinessOf(release: Release, options: ReadinessOptions): Readiness {
  const { today, places, owners = [], requirements = table } = options;
  const origin = originOf(release, today);
  const shown = judge(origin, requirements);
  const rows = requirements.map((requirement) => ({
    requirement,
    found: places.map((place) => {
      const judged = shown.get(requirement.id);
      if (!judged) throw new Error(`${requirement.id} was not judged`);
      return requirement.id === 'service-claims'
        ? judgeClaims(place, requirement, judged, origin)
        : place.judge(requirement, judged);
    }),
  }));
  return { origin: release.baseUrl, today, places, rows, claims: claimRows(origin, places), owners };
}

/** A sentence that a place makes false is no honest no: the site says it. */
function judgeClaims(place: Place, requirement: Requirement, shown: Judged, { release }: Origin): Judged {
  const { claims = [] } = release;
  const wrong = claims.find(({ needs }) => needs.some((each) => place.lacks.includes(each)));
  if (wrong)
    return {
      ...fail(`The site says, and ${place.name} does not keep: "${wrong.text}"`, `claim/${wrong.id}`),
      why: 'Name the host in content/site.ts and build again: it is then replaced or left out.',
    };
  return place.judge({ ...requirement, needs: [...new Set(claims.flatMap(({ needs }) => needs))] }, shown);
}

function claimRows({ release, languages }: Origin, places: readonly Place[]): ClaimRow[] {
  const said = new Map((release.claims ?? []).map((claim: SaidClaim) => [claim.id, claim.text]));
  const site = { language: languages[0]?.language ?? 'en', preflight: release.preflight !== undefined };
  const told = places.map((place) => ({ place, claims: claimsOf({ ...site, unkept: place.lacks }) }));
  return claimsOf(site).map(({ id, needs }, i) => ({
    ...{ id, needs, said: said.get(id) },
    places: told.map(({ place, claims }) => {
      const { holds = false, text } = claims[i] ?? {};
      return { verdict: verdictOf(place, needs, holds, said.has(id)), ...(text !== undefined && { text }) };
    }),
  }));
}

function verdictOf(place: Place, needs: readonly Capability[], holds: boolean, isSaid: boolean): Verdict {
  if (!holds) return isSaid ? 'fail' : 'no';
  return place.judge(claimRequirement(needs), pass('')).verdict;
}

const claimRequirement = (needs: readonly Capability[]): Requirement => ({
  ...{ id: 'claim', source: 'service', clause: 'claims', says: '', needs },
  look: () => pass(''),
});
