import { capabilityLabel } from '../../core/capabilities.ts';
import { escapeXml as xml } from '../../core/escape.ts';
import type { Problem } from '../../core/problem.ts';
import type { PublishedClaim } from '../../core/release.ts';
import { formatLocation } from '../../terminal/problems.ts';
import { renderJunitSuite } from '../../terminal/report.ts';
import type { OriginRoute } from '../connection/client.ts';
import { type Cause, causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import { flattenFinding } from '../exceptions/exceptions.ts';
import type { Exchange } from '../probes/probe.ts';
import { type AuditReport, findFalseClaims, formatDifference, formatProbe, renderCurl } from './format.ts';

interface Found {
  readonly cause: Cause;
  readonly difference: Difference;
  /** Accepted reason. */
  readonly reason?: string;
  /** Sentences that it makes false. */
  readonly makesFalse?: readonly PublishedClaim[];
}

/** JUnit XML for CI servers, one test case a request: misses fail, the rest is output. */
export function renderAuditJunit({
  findings,
  accepted,
  exchanges,
  problems,
  claims = [],
  route,
  ms,
}: AuditReport): string {
  const found = new Map<Exchange, Found[]>();
  const add = (one: Found) => found.set(one.difference.exchange, [...(found.get(one.difference.exchange) ?? []), one]);
  for (const { cause, differences } of findings.flatMap(flattenFinding))
    for (const difference of differences)
      add({ cause, difference, makesFalse: findFalseClaims({ cause, differences: [difference] }, claims) });
  for (const { exception, differences } of accepted)
    for (const difference of differences) add({ cause: exception.code, difference, reason: exception.reason });
  const cases = [
    ...problems.map(problemCase),
    ...exchanges.map((exchange) => testCase(exchange, found.get(exchange) ?? [], route)),
  ];
  return renderJunitSuite(`gazette audit ${route.origin.origin}`, cases, ms);
}

function problemCase(problem: Problem): string {
  const text = xml(`${formatLocation(problem)} ${problem.message}`);
  return `<testcase classname="exceptions" name="${xml(formatLocation(problem))}"><failure type="${problem.code}" message="${text}"/></testcase>`;
}

function testCase({ probe }: Exchange, found: readonly Found[], route: OriginRoute): string {
  const open = `<testcase classname="${xml(probe.path)}" name="${xml(formatProbe(probe))}"`;
  if (found.length === 0) return `${open}/>`;
  const isMiss = ({ cause, reason }: Found) => causes[cause].level === 'miss' && reason === undefined;
  const misses = found.filter(isMiss);
  const notes = found.filter((one) => !isMiss(one)).map(line);
  const said = new Map(misses.flatMap(({ makesFalse = [] }) => makesFalse.map(({ id, text }) => [id, text])));
  const told = [
    ...misses.map(line),
    ...[...said].map(([id, text]) => xml(`The site says otherwise (${id}): “${text}”`)),
  ];
  const [first] = misses;
  const again = xml(`\n$ ${renderCurl(probe, route)}`);
  return [
    `${open}>`,
    ...(first
      ? [
          `<failure type="${first.cause}" message="${xml(causes[first.cause].title)}">${told.join('\n')}${again}</failure>`,
        ]
      : []),
    ...(notes.length > 0 ? [`<system-out>${notes.join('\n')}</system-out>`] : []),
    '</testcase>',
  ].join('');
}

function line({ cause, difference, reason }: Found): string {
  const told = `${formatDifference(difference)} (${capabilityLabel(difference.capability)}). `;
  return xml(told + (reason === undefined ? causes[cause].advice : `Accepted: ${reason}`));
}
