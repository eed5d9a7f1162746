import { groupBy } from '../core/groups.ts';
import { compareAnswer, compareETags } from './compare.ts';
import type { SendRequest } from './connection/client.ts';
import { type Cause, causes } from './diagnose/causes.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { gatherEvidence } from './diagnose/evidence.ts';
import type { Difference } from './difference.ts';
import {
  type AppliedException,
  type AuditException,
  type AuditFinding,
  applyExceptions,
  isPassing,
} from './exceptions/exceptions.ts';
import { exchangeAll } from './exchange.ts';
import type { AuditedOrigin } from './location.ts';
import { createDocumentProbes } from './probes/documents.ts';
import { createAgentProbes, createEdgeCaseProbes } from './probes/edge-cases.ts';
import type { Exchange, Probe } from './probes/probe.ts';
import { type AuditTarget, isAttachedHtml, isServedByGazette } from './target.ts';
import {
  compareCertificate,
  comparePlainHttp,
  compareTransportSecurity,
  createHttp2Probes,
  exchangePlainHttp,
  type Transports,
} from './transports/transports.ts';

export interface Audit {
  /** Findings by fault, in the order of the table of causes. */
  readonly findings: readonly AuditFinding[];
  readonly exchanges: readonly Exchange[];
  /** Exceptions with the differences they cover, in their order. */
  readonly accepted: readonly AppliedException[];
  /** No miss among them. */
  readonly ok: boolean;
}

interface AuditOptions {
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
  const groups = groupBy(differences, (difference) => diagnose(difference, evidence));
  return (Object.keys(causes) as Cause[]).flatMap((cause) => {
    const found = groups.get(cause);
    return found ? [{ cause, differences: found }] : [];
  });
}

/** Tolerance in milliseconds: server clocks are minutes off, and proxies keep answers for hours. */
const tolerance = 86_400_000;

/**
 * Checks Age and Date (RFC 9111 §4.2.3). Past its lifetime a copy is stale for every client; a Date of another day
 * makes a fresh answer stale at once, or keeps an old one fresh.
 */
export function compareAges(exchanges: readonly Exchange[], now: number): Difference[] {
  return exchanges.flatMap((exchange) => [...ageDifference(exchange), ...dateDifference(exchange, now)]);
}

function ageDifference(exchange: Exchange): Difference[] {
  const { actual, expected } = exchange;
  if ('error' in actual || actual.status !== 200 || expected.status !== 200) return [];
  const { age = '', 'cache-control': field = expected.headers['Cache-Control'] } = actual.headers;
  const lifetime = lifetimeOf(field ?? '');
  if (!/^\d+$/.test(age) || lifetime === undefined || Number(age) <= lifetime) return [];
  return [headerDifference(exchange, 'Age', `at most ${lifetime}, of Cache-Control: ${field}`, age)];
}

/** Lifetime in seconds, with the time for which a stale copy may serve (RFC 5861). */
function lifetimeOf(field: string): number | undefined {
  const seconds = (name: string) => {
    const [, found] = new RegExp(`(?:^|[\\s,])${name}="?(\\d+)`, 'i').exec(field) ?? [];
    return found === undefined ? undefined : Number(found);
  };
  const fresh = seconds('s-maxage') ?? seconds('max-age');
  const stale = Math.max(seconds('stale-while-revalidate') ?? 0, seconds('stale-if-error') ?? 0);
  return fresh === undefined ? undefined : fresh + stale;
}

function dateDifference(exchange: Exchange, now: number): Difference[] {
  if ('error' in exchange.actual) return [];
  const { date, age } = exchange.actual.headers;
  const sent = Date.parse(date ?? '');
  // Caches keep the origin's Date, and count with Age from there; some send a new Date.
  const kept = /^\d+$/.test(age ?? '') ? Number(age) * 1000 : 0;
  const isNear = [sent, sent + kept].some((time) => Math.abs(now - time) < tolerance);
  if (date === undefined || Number.isNaN(sent) || isNear) return [];
  return [headerDifference(exchange, 'Date', new Date(now).toUTCString(), date)];
}

function headerDifference(exchange: Exchange, header: string, expected: string, actual: string): Difference {
  return { exchange, what: 'header', capability: 'caching', header, expected, actual };
}

/** Nests each finding below its cause: one fault is reported once. */
export function nestConsequences(findings: readonly AuditFinding[], exchanges: readonly Exchange[]): AuditFinding[] {
  const documents = new Set(exchanges.filter(({ probe }) => probe.role === 'get').map(({ probe }) => probe.path));
  const parents = new Map<AuditFinding, AuditFinding>();
  const rootOf = (one: AuditFinding): AuditFinding => {
    const parent = parents.get(one);
    return parent === undefined ? one : rootOf(parent);
  };
  for (const one of findings) {
    const parent = findings.find((other) => follows(one, other, documents) && rootOf(other) !== one);
    if (parent) parents.set(one, parent);
  }
  return findings
    .filter((one) => !parents.has(one))
    .map((root) => {
      const consequences = findings.filter((one) => one !== root && rootOf(one) === root);
      return consequences.length === 0 ? root : { ...root, consequences };
    });
}

/** Whether a finding follows: by the table, from a total fault, or as a symptom. A note explains no miss. */
function follows(one: AuditFinding, other: AuditFinding, documents: ReadonlySet<string>): boolean {
  if (one === other || causes[other.cause].level === 'note') return false;
  return listConsequences(other.cause).includes(one.cause) || isTotal(other, documents) || isSymptom(one, other);
}

/** Whether all documents are wrong; then nothing else counts. */
function isTotal({ differences }: AuditFinding, documents: ReadonlySet<string>): boolean {
  const wrong = new Set(differences.filter(isWhole).map(pathOf));
  return documents.size > 0 && [...documents].every((path) => wrong.has(path));
}

export function listConsequences(cause: Cause): readonly Cause[] {
  const row = causes[cause];
  return 'brings' in row ? row.brings : [];
}

/** Whether fields, lengths and validators are wrong only in wrong answers. */
function isSymptom({ differences }: AuditFinding, { differences: others }: AuditFinding): boolean {
  const wrong = new Set(others.filter(isWhole).map(pathOf));
  return differences.every((each) => !isWhole(each) && wrong.has(pathOf(each)));
}

const details: ReadonlySet<Difference['what']> = new Set(['header', 'length', 'tag', 'coding-tag', 'coding']);

function isWhole({ what }: Difference): boolean {
  return !details.has(what);
}

function pathOf({ exchange }: Difference): string {
  return exchange.probe.path;
}
