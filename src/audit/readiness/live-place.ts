import { capabilityLabel } from '../../core/capabilities.ts';
import type { Audit } from '../audit.ts';
import { type Cause, causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import type { AppliedException } from '../exceptions/exceptions.ts';
import { flattenFinding } from '../finding.ts';
import { formatDifference } from '../report/format.ts';
import { isAffected, liveOnlyCapabilities, type PlaceRequirement, type ReadinessPlace } from './place.ts';
import { fail, leaveUnknown, pass, type RequirementResult } from './verdict.ts';

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
