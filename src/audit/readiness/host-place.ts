import { filterApplicableRows } from '../../hosts/applicable-rows.ts';
import type { Host, HostOutput } from '../../hosts/host.ts';
import { isAffected, isDecidedByFiles, liveOnlyCapabilities, type ReadinessPlace } from './place.ts';
import { fail, leaveUnknown, type RequirementResult } from './verdict.ts';

interface HostPlaceOptions {
  /** Chosen with --host: its files in the uploaded folder are then its configuration. */
  readonly isChosen: boolean;
}

/**
 * Judges a host by its adapter's output: what it lacks is `no`, with the capability as reason, and so are its quirks;
 * what was never run on it is `unknown`; an exceeded limit fails all.
 */
export function createHostPlace(host: Host, output: HostOutput, { isChosen }: HostPlaceOptions): ReadinessPlace {
  const { unmet, exceeded, plans = [], uploaded = [] } = output;
  const inUse = isChosen ? uploaded : [];
  const lacks = filterApplicableRows(unmet, inUse);
  const apart = unmet.filter((each) => !lacks.includes(each));
  const quirks = filterApplicableRows(host.quirks ?? [], inUse);
  const [limit] = exceeded;
  return {
    name: host.name,
    title: host.title,
    lacks: [...new Set(lacks.map(({ capability }) => capability))],
    notes: [
      ...(host.unrun === undefined ? [] : [`Not run: ${host.unrun}`]),
      ...exceeded.map(({ limit: what, allowed, got }) => `Exceeds a limit: ${what}, ${got} of ${allowed}`),
      ...plans.map(({ limit: what, allowed, got }) => `Its smaller plan takes ${allowed} ${what}, not ${got}`),
      ...apart.map(({ only, reason }) => `With ${only} alone: ${reason}`),
      ...(host.quirks ?? []).map(({ reason, only }) => (only === undefined ? reason : `With ${only}: ${reason}`)),
    ],
    judge(requirement, shown): RequirementResult {
      if (limit !== undefined)
        return fail(
          `${host.title} does not take the site: ${limit.limit}, ${limit.got} of ${limit.allowed}`,
          'host/limit',
        );
      if (shown.verdict !== 'pass') return shown;
      const lacking = lacks.find(
        ({ capability, affected }) => requirement.needs.includes(capability) && isAffected(affected, requirement),
      );
      if (lacking) return { verdict: 'no', evidence: lacking.reason, reason: `host/${lacking.capability}` };
      const quirk = requirement.isOdd && quirks.find((each) => requirement.needs.includes(each.capability));
      if (quirk) return { verdict: 'no', evidence: quirk.reason, reason: `quirk/${quirk.capability}` };
      if (requirement.needs.some((each) => liveOnlyCapabilities.has(each)))
        return leaveUnknown(
          'origin',
          shown.evidence,
          'Only the live origin shows it: npm run report -- https://… asks it.',
        );
      if (host.unrun !== undefined && !isDecidedByFiles(requirement))
        return leaveUnknown('run', shown.evidence, `The files are ready for it, but ${host.unrun}`);
      return shown;
    },
  };
}
