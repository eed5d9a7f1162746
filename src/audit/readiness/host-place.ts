import { counted } from '../../hosts/counted.ts';
import type { Host, HostOutput } from '../../hosts/host.ts';
import { byAskingOnly, concerns, isOfFiles, type Place } from './place.ts';
import { fail, type Judged, unknown } from './verdict.ts';

export interface HostPlaceOptions {
  /** Chosen with --host: its files in the uploaded folder are then its configuration. */
  readonly isChosen: boolean;
}

/**
 * Judges a host by its adapter's output: what it lacks is `no`, with the capability as reason, and so are its quirks;
 * what was never run on it is `unknown`; an exceeded limit fails all.
 */
export function hostPlace(host: Host, output: HostOutput, { isChosen }: HostPlaceOptions): Place {
  const { unmet, exceeded, plans = [], uploaded = [] } = output;
  const inUse = isChosen ? uploaded : [];
  const lacks = counted(unmet, inUse);
  const apart = unmet.filter((each) => !lacks.includes(each));
  const quirks = counted(host.quirks ?? [], inUse);
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
    judge(requirement, shown): Judged {
      if (limit !== undefined)
        return fail(
          `${host.title} does not take the site: ${limit.limit}, ${limit.got} of ${limit.allowed}`,
          'host/limit',
        );
      if (shown.verdict !== 'pass') return shown;
      const lacking = lacks.find(
        ({ capability, affected }) => requirement.needs.includes(capability) && concerns(affected, requirement),
      );
      if (lacking) return { verdict: 'no', evidence: lacking.reason, reason: `host/${lacking.capability}` };
      const quirk = requirement.isOdd && quirks.find((each) => requirement.needs.includes(each.capability));
      if (quirk) return { verdict: 'no', evidence: quirk.reason, reason: `quirk/${quirk.capability}` };
      if (requirement.needs.some((each) => byAskingOnly.has(each)))
        return unknown('origin', shown.evidence, 'Only the live origin shows it: npm run report -- https://… asks it.');
      if (host.unrun !== undefined && !isOfFiles(requirement))
        return unknown('run', shown.evidence, `The files are ready for it, but ${host.unrun}`);
      return shown;
    },
  };
}
