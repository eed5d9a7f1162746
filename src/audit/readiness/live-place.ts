import { nameOf } from '../../core/capabilities.ts';
import type { Audit } from '../audit.ts';
import { type Cause, causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import type { Accepted } from '../exceptions/exceptions.ts';
import { withConsequences } from '../finding.ts';
import { describeDifference } from '../report/describe.ts';
import { byAskingOnly, concerns, type Place, type Wanted } from './place.ts';
import { fail, type Judged, pass, unknown } from './verdict.ts';

/**
 * A live origin, judged by its audit: a miss fails the requirements of its capability and paths. An accepted miss is
 * `no`, with its reason.
 */
export function livePlace(origin: string, { findings, accepted, exchanges }: Audit): Place {
  const misses = findings.flatMap(withConsequences).filter(({ cause }) => causes[cause].level === 'miss');
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
    judge(requirement, shown): Judged {
      const { needs } = requirement;
      if (shown.verdict !== 'pass') return shown;
      const wrong = differences.find((each) => isAbout(each.cause, each, requirement));
      if (wrong)
        return fail(
          `${wrong.exchange.probe.path}: ${describeDifference(wrong)} (${nameOf(wrong.capability)})`,
          `audit/${wrong.cause}`,
        );
      const known = excused.find(({ exception: { code }, differences: all }) =>
        all.some((each) => isAbout(code, each, requirement)),
      );
      if (known) return { verdict: 'no', evidence: known.exception.reason, reason: `accepted/${known.exception.code}` };
      if (isCutShort) return unknown('certificate', 'Nobody gets further than the certificate.');
      if (needs.includes('http2') && !speaksHttp2) return unknown('http2', 'The origin offers no HTTP/2.');
      if (!isSecure && needs.some((each) => byAskingOnly.has(each)))
        return unknown('https', `${origin} was asked without TLS.`);
      return pass(shown.evidence);
    },
  };
}

/** Whether a difference breaks a requirement. */
function isAbout(cause: Cause, { capability, exchange }: Difference, requirement: Wanted): boolean {
  // HTML instead of Markdown differs in its body too, though the page is whole.
  const lost = cause === 'no-negotiation' && capability === 'pages' ? 'negotiation' : capability;
  return requirement.needs.includes(lost) && concerns([exchange.probe.path], requirement);
}

function noteOf({ exception: { code, expires, reason }, differences }: Accepted): string {
  if (differences.length === 0) return `An exception covers nothing: ${reason} [${code}]`;
  return `Accepted ${expires === 'never' ? 'for good' : `until ${expires}`}: ${causes[code].title}: ${reason} [${code}]`;
}
