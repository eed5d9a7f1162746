import { nameOf } from '../../core/capabilities.ts';
import type { Audit } from '../audit.ts';
import { causes } from '../diagnose/causes.ts';
import { describeDifference } from '../report/describe.ts';
import { byAskingOnly, concerns, type Place } from './place.ts';
import { fail, type Judged, pass, unknown } from './verdict.ts';

/** A live origin by what an audit of it found: a miss fails what needs the capability, at the paths that it is about. */
export function livePlace(origin: string, { findings, exchanges }: Audit): Place {
  const misses = findings.filter(({ cause }) => causes[cause].level === 'miss');
  const differences = misses.flatMap(({ cause, differences: all }) => all.map((each) => ({ cause, ...each })));
  const isSecure = origin.startsWith('https://');
  const speaksHttp2 = exchanges.some(({ probe }) => probe.role === 'http2');
  // Who does not trust the certificate asks for nothing else.
  const isCutShort = exchanges.every(({ probe }) => probe.role === 'certificate');
  return {
    name: origin,
    title: `${origin}, as it answered ${exchanges.length} requests`,
    lacks: [],
    notes: misses.map(({ cause }) => `${causes[cause].title} [${cause}]`),
    judge(requirement, shown): Judged {
      const { needs } = requirement;
      if (shown.verdict !== 'pass') return shown;
      const wrong = differences.find(
        ({ capability, exchange }) => needs.includes(capability) && concerns([exchange.probe.path], requirement),
      );
      if (wrong)
        return fail(
          `${wrong.exchange.probe.path}: ${describeDifference(wrong)} (${nameOf(wrong.capability)})`,
          `audit/${wrong.cause}`,
        );
      if (isCutShort) return unknown('certificate', 'Nobody gets further than the certificate.');
      if (needs.includes('http2') && !speaksHttp2) return unknown('http2', 'The origin offers no HTTP/2.');
      if (!isSecure && needs.some((each) => byAskingOnly.has(each)))
        return unknown('https', `${origin} was asked without TLS.`);
      return pass(shown.evidence);
    },
  };
}
