import { compareAges } from './ages.ts';
import { isAttachedHtml, isServedByGazette } from './attached-paths.ts';
import { compareAnswer } from './compare.ts';
import type { SendRequest } from './connection/client.ts';
import { type Cause, causes } from './diagnose/causes.ts';
import { nestConsequences } from './diagnose/consequences.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { gatherEvidence } from './diagnose/evidence.ts';
import type { Difference } from './difference.ts';
import { compareETags } from './etags.ts';
import { type AppliedException, type AuditException, applyExceptions, isPassing } from './exceptions/exceptions.ts';
import { exchangeAll } from './exchange.ts';
import type { AuditFinding } from './finding.ts';
import type { AuditedOrigin } from './location.ts';
import { createDocumentProbes } from './probes/documents.ts';
import { createAgentProbes, createEdgeCaseProbes } from './probes/edge-cases.ts';
import type { Exchange, Probe } from './probes/probe.ts';
import type { AuditTarget } from './target.ts';
import { compareCertificate } from './transports/certificate.ts';
import { createHttp2Probes } from './transports/http2.ts';
import { comparePlainHttp, exchangePlainHttp } from './transports/plain-http.ts';
import { compareTransportSecurity } from './transports/transport-security.ts';
import type { Transports } from './transports/transports.ts';

export interface Audit {
  /** Findings by fault, in the order of the table of causes. */
  readonly findings: readonly AuditFinding[];
  readonly exchanges: readonly Exchange[];
  /** Exceptions with the differences they cover, in their order. */
  readonly accepted: readonly AppliedException[];
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
  readonly doors?: Transports;
  /** Accepted differences. */
  readonly exceptions?: readonly AuditException[];
}

/**
 * Compares a live origin with respond() for the release, in all ways to request its documents. Makes at most 16
 * requests a page and 6 any other document; most others do not grow with the site. A refused certificate is the only
 * finding. Throws UnreachableError without any answer.
 */
export async function audit(target: AuditTarget, send: SendRequest, options: AuditOptions): Promise<Audit> {
  const { origin, concurrency, nonce, now, doors } = options;
  const { release } = target;
  const place = { origin, baseUrl: release.baseUrl };
  const shown = doors?.certificate && compareCertificate(doors.certificate, target, origin, now);
  if (shown && doors.certificate?.distrust !== undefined) return judged([shown.exchange], [shown], place, options);

  const ours = (probes: readonly Probe[]) => probes.filter((probe) => isServedByGazette(target, probe));
  const odd = ours([...createEdgeCaseProbes(release), ...createAgentProbes(release)]).map((probe) => [probe]);
  const usual = await exchangeAll(
    [...createDocumentProbes(release, nonce).map(ours), ...odd],
    target,
    send,
    concurrency,
  );
  const http2 = doors?.http2 ? await exchangeAll([ours(createHttp2Probes(release))], target, doors.http2, 1) : [];
  const exchanges = [...usual, ...http2];
  const plain = doors?.plain ? await exchangePlainHttp(target, doors.plain, origin) : [];
  const differences = [
    ...(shown ? [shown] : []),
    ...exchanges.flatMap((exchange) => compareAnswer(exchange, target, place)),
    ...compareETags(exchanges.filter(({ probe }) => !isAttachedHtml(target, probe))),
    ...compareTransportSecurity(exchanges, origin),
    ...compareAges(exchanges, now),
    ...plain.flatMap((exchange) => comparePlainHttp(exchange, origin)),
  ];
  return judged([...(shown ? [shown.exchange] : []), ...exchanges, ...plain], differences, place, options);
}

function judged(
  exchanges: readonly Exchange[],
  differences: readonly Difference[],
  place: AuditedOrigin,
  { exceptions = [] }: AuditOptions,
): Audit {
  const { left, accepted } = applyExceptions(group(exchanges, differences, place), exceptions);
  return { findings: nestConsequences(left, exchanges), accepted, exchanges, ok: isPassing(left) };
}

function group(
  exchanges: readonly Exchange[],
  differences: readonly Difference[],
  place: AuditedOrigin,
): AuditFinding[] {
  const evidence = gatherEvidence(exchanges, differences, place);
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
