import { compareAges } from './ages.ts';
import { isOurs, isTheirHtml } from './attached.ts';
import { compare } from './compare.ts';
import type { Send } from './connection/client.ts';
import { type Cause, causes } from './diagnose/causes.ts';
import { nest } from './diagnose/consequences.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { gather } from './diagnose/evidence.ts';
import type { Difference } from './difference.ts';
import { certificateDifference } from './doors/certificate.ts';
import type { Doors } from './doors/doors.ts';
import { http2Probes } from './doors/http2.ts';
import { comparePlain, plainExchanges } from './doors/plain.ts';
import { compareTransportSecurity } from './doors/transport-security.ts';
import { type Accepted, apply, type Exception, isFine } from './exceptions/exceptions.ts';
import { exchangeAll } from './exchange.ts';
import type { Finding } from './finding.ts';
import type { Place } from './location.ts';
import { documentProbes } from './probes/documents.ts';
import { agentProbes, oddProbes } from './probes/odd.ts';
import type { Exchange, Probe } from './probes/probe.ts';
import { compareTags } from './tags.ts';
import type { Target } from './target.ts';

export interface Audit {
  /** Findings by fault, in the order of the table of causes. */
  readonly findings: readonly Finding[];
  readonly exchanges: readonly Exchange[];
  /** Exceptions with the differences they cover, in their order. */
  readonly accepted: readonly Accepted[];
  /** No miss among them. */
  readonly ok: boolean;
}

export interface AuditOptions {
  /** Audited origin by its public name: `https://example.com`. */
  readonly origin: string;
  readonly concurrency: number;
  /** Query that no cache has seen: letters, digits, `=` and `-`. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Absent: requests go through `send` alone. */
  readonly doors?: Doors;
  /** Accepted differences. */
  readonly exceptions?: readonly Exception[];
}

/**
 * Compares a live origin with respond() for the release, in all ways to request its documents. Makes at most 16
 * requests a page and 6 any other document; most others do not grow with the site. A refused certificate is the only
 * finding. Throws UnreachableError without any answer.
 */
export async function audit(target: Target, send: Send, options: AuditOptions): Promise<Audit> {
  const { origin, concurrency, nonce, now, doors } = options;
  const { release } = target;
  const place = { origin, baseUrl: release.baseUrl };
  const shown = doors?.certificate && certificateDifference(doors.certificate, target, origin, now);
  if (shown && doors.certificate?.distrust !== undefined) return judged([shown.exchange], [shown], place, options);

  const ours = (probes: readonly Probe[]) => probes.filter((probe) => isOurs(target, probe));
  const odd = ours([...oddProbes(release), ...agentProbes(release)]).map((probe) => [probe]);
  const usual = await exchangeAll([...documentProbes(release, nonce).map(ours), ...odd], target, send, concurrency);
  const http2 = doors?.http2 ? await exchangeAll([ours(http2Probes(release))], target, doors.http2, 1) : [];
  const exchanges = [...usual, ...http2];
  const plain = doors?.plain ? await plainExchanges(target, doors.plain, origin) : [];
  const differences = [
    ...(shown ? [shown] : []),
    ...exchanges.flatMap((exchange) => compare(exchange, target, place)),
    ...compareTags(exchanges.filter(({ probe }) => !isTheirHtml(target, probe))),
    ...compareTransportSecurity(exchanges, origin),
    ...compareAges(exchanges, now),
    ...plain.flatMap((exchange) => comparePlain(exchange, origin)),
  ];
  return judged([...(shown ? [shown.exchange] : []), ...exchanges, ...plain], differences, place, options);
}

function judged(
  exchanges: readonly Exchange[],
  differences: readonly Difference[],
  place: Place,
  { exceptions = [] }: AuditOptions,
): Audit {
  const { left, accepted } = apply(group(exchanges, differences, place), exceptions);
  return { findings: nest(left, exchanges), accepted, exchanges, ok: isFine(left) };
}

function group(exchanges: readonly Exchange[], differences: readonly Difference[], place: Place): Finding[] {
  const evidence = gather(exchanges, differences, place);
  const groups = new Map<Cause, Difference[]>();
  for (const difference of differences) {
    const cause = diagnose(difference, evidence);
    const found = groups.get(cause) ?? [];
    found.push(difference);
    groups.set(cause, found);
  }
  return (Object.keys(causes) as Cause[]).flatMap((cause) => {
    const found = groups.get(cause);
    return found ? [{ cause, differences: found }] : [];
  });
}
