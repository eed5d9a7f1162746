import { type Capability, capabilityLabel } from '../../core/capabilities.ts';
import { filterApplicableRows, type Host, type HostOutput } from '../../hosts/host.ts';
import type { Audit } from '../audit.ts';
import { type Cause, causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import { type AppliedException, flattenFinding } from '../exceptions/exceptions.ts';
import { formatDifference } from '../report/format.ts';
import { fail, leaveUnknown, pass, type RequirementResult } from './verdict.ts';

/** Requirement, as places see it. */
export interface PlaceRequirement {
  /** Required capabilities. */
  readonly needs: readonly Capability[];
  /** Affected paths: gaps of a host at others do not matter. Absent: all. */
  readonly paths?: readonly string[] | undefined;
  /** Whether quirks of a host decide it. */
  readonly isOdd?: true | undefined;
}

/** A real or possible host of the files: a column of the report. */
export interface ReadinessPlace {
  /** `nginx`, or `https://example.com`. */
  readonly name: string;
  readonly title: string;
  /** Remarks besides the verdicts. */
  readonly notes: readonly string[];
  /** Known gaps. */
  readonly lacks: readonly Capability[];
  /** Verdict, given that on the files. */
  judge(requirement: PlaceRequirement, shown: RequirementResult): RequirementResult;
}

/** Capabilities of any file server; all others depend on configuration, or on nobody. */
const byFilesAlone: ReadonlySet<Capability> = new Set(['api-documents', 'discovery-documents', 'pages', 'assets']);

/** Capabilities beyond our configuration, seen by asking the origin. */
export const liveOnlyCapabilities: ReadonlySet<Capability> = new Set(['https', 'certificate', 'http2']);

/** Whether the built files alone decide a requirement. */
export const isDecidedByFiles = ({ needs }: Pick<PlaceRequirement, 'needs'>): boolean =>
  needs.every((each) => byFilesAlone.has(each));

/** No known host: only the files are judged. */
export const filesOnlyPlace: ReadinessPlace = {
  name: 'files',
  title: 'The built files, on no host in particular',
  lacks: [],
  notes: ["Name yours in content/site.ts, hosts: ['nginx'], or with --host: what hosts decide is unknown until then."],
  judge(requirement, shown) {
    if (shown.verdict !== 'pass' || isDecidedByFiles(requirement)) return shown;
    return leaveUnknown('host', shown.evidence, 'The files are ready for it; whether it is so, your host decides.');
  },
};

/** Whether affected paths concern a requirement: `every path` always does. */
function isAffected(affected: readonly string[], { paths }: Pick<PlaceRequirement, 'paths'>): boolean {
  if (paths === undefined || affected.length === 0) return true;
  return affected.some((place) => !place.startsWith('/') || paths.includes(place));
}

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
          'Only the live origin shows it: npx gazette audit report https://… asks it.',
        );
      if (host.unrun !== undefined && !isDecidedByFiles(requirement))
        return leaveUnknown('run', shown.evidence, `The files are ready for it, but ${host.unrun}`);
      return shown;
    },
  };
}

/**
 * A live origin, judged by its audit: a miss fails the requirements of its capability and paths. An accepted miss is
 * `no`, with its reason.
 */
export function createLivePlace(origin: string, { findings, accepted, exchanges }: Audit): ReadinessPlace {
  const misses = findings.flatMap(flattenFinding).filter(({ cause }) => causes[cause].level === 'miss');
  const differences = misses.flatMap(({ cause, differences: all }) => all.map((each) => ({ cause, ...each })));
  const excused = accepted.filter(({ exception: { code } }) => causes[code].level === 'miss');
  const isSecure = origin.startsWith('https://');
  const speaksHttp2 = exchanges.some(({ probe }) => probe.role === 'http2');
  // An untrusted certificate ends the audit.
  const isCutShort = exchanges.every(({ probe }) => probe.role === 'certificate');
  return {
    name: origin,
    title: `${origin}, as it answered ${exchanges.length} requests`,
    lacks: [],
    notes: [...misses.map(({ cause }) => `${causes[cause].title} [${cause}]`), ...accepted.map(noteOf)],
    judge(requirement, shown): RequirementResult {
      const { needs } = requirement;
      if (shown.verdict !== 'pass') return shown;
      const wrong = differences.find((each) => isAbout(each.cause, each, requirement));
      if (wrong)
        return fail(
          `${wrong.exchange.probe.path}: ${formatDifference(wrong)} (${capabilityLabel(wrong.capability)})`,
          `audit/${wrong.cause}`,
        );
      const known = excused.find(({ exception: { code }, differences: all }) =>
        all.some((each) => isAbout(code, each, requirement)),
      );
      if (known) return { verdict: 'no', evidence: known.exception.reason, reason: `accepted/${known.exception.code}` };
      if (isCutShort) return leaveUnknown('certificate', 'Nobody gets further than the certificate.');
      if (needs.includes('http2') && !speaksHttp2) return leaveUnknown('http2', 'The origin offers no HTTP/2.');
      if (!isSecure && needs.some((each) => liveOnlyCapabilities.has(each)))
        return leaveUnknown('https', `${origin} was asked without TLS.`);
      return pass(shown.evidence);
    },
  };
}

/** Whether a difference breaks a requirement. */
function isAbout(cause: Cause, { capability, exchange }: Difference, requirement: PlaceRequirement): boolean {
  // HTML instead of Markdown differs in its body too, though the page is whole.
  const lost = cause === 'no-negotiation' && capability === 'pages' ? 'negotiation' : capability;
  return requirement.needs.includes(lost) && isAffected([exchange.probe.path], requirement);
}

function noteOf({ exception: { code, expires, reason }, differences }: AppliedException): string {
  if (differences.length === 0) return `An exception covers nothing: ${reason} [${code}]`;
  return `Accepted ${expires === 'never' ? 'for good' : `until ${expires}`}: ${causes[code].title}: ${reason} [${code}]`;
}
