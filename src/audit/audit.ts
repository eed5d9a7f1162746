import type { Send } from './client.ts';
import { compare } from './compare.ts';
import { type Cause, causes } from './diagnose/causes.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { gather } from './diagnose/evidence.ts';
import type { Difference } from './difference.ts';
import { exchangeAll } from './exchange.ts';
import type { Place } from './location.ts';
import { documentProbes } from './probes/documents.ts';
import { agentProbes, oddProbes } from './probes/odd.ts';
import type { Exchange } from './probes/probe.ts';
import { compareTags } from './tags.ts';
import type { Target } from './target.ts';

/** Everything that one cause explains. */
export interface Finding {
  readonly cause: Cause;
  readonly differences: readonly Difference[];
}

export interface Audit {
  /** In the order of the table of causes. */
  readonly findings: readonly Finding[];
  readonly exchanges: readonly Exchange[];
  /** No finding is a miss. */
  readonly ok: boolean;
}

export interface AuditOptions {
  /** The origin that is asked, by the name that clients use: `https://example.com`. */
  readonly origin: string;
  readonly concurrency: number;
  /** A query that no cache has seen: letters, digits, `=` and `-`. */
  readonly nonce: string;
}

/**
 * Compares a live origin with what respond() says of the release: every document in both orders of its variants, GET
 * and HEAD, conditional and in each content coding, every redirect, what clients should not ask for, and what known
 * crawlers and agents get. Makes at most 15 requests a page, 6 any other document, and about 120 more. Throws UnreachableError when nothing answers.
 */
export async function audit(target: Target, send: Send, { origin, concurrency, nonce }: AuditOptions): Promise<Audit> {
  const odd = [...oddProbes(target.release), ...agentProbes(target.release)].map((probe) => [probe]);
  const sequences = [...documentProbes(target.release, nonce), ...odd];
  const place = { origin, baseUrl: target.release.baseUrl };
  const exchanges = await exchangeAll(sequences, target, send, concurrency);
  const differences = [...exchanges.flatMap((exchange) => compare(exchange, target, place)), ...compareTags(exchanges)];
  const findings = group(exchanges, differences, place);
  return { findings, exchanges, ok: findings.every(({ cause }) => causes[cause].level === 'note') };
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
