import { nameOf } from '../../core/capabilities.ts';
import { escapeXml as xml } from '../../core/xml.ts';
import type { Audit } from '../audit.ts';
import { type Cause, causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import type { Exchange } from '../probes/probe.ts';
import { describeDifference, describeProbe } from './describe.ts';

/** The audit as JUnit XML, one test case a request, which CI servers show: misses fail, notes are output. */
export function auditJunit({ findings, exchanges }: Audit, origin: string, ms: number): string {
  const found = new Map<Exchange, { cause: Cause; difference: Difference }[]>();
  for (const { cause, differences } of findings) {
    for (const difference of differences) {
      const list = found.get(difference.exchange) ?? [];
      list.push({ cause, difference });
      found.set(difference.exchange, list);
    }
  }
  const cases = exchanges.map((exchange) => testCase(exchange, found.get(exchange) ?? []));
  const failures = cases.filter((text) => text.includes('<failure')).length;
  const attributes = `tests="${cases.length}" failures="${failures}" errors="0" time="${(ms / 1000).toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes}>`,
    `<testsuite name="${xml(`gazette audit ${origin}`)}" ${attributes}>`,
    ...cases,
    '</testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

function testCase({ probe }: Exchange, found: readonly { cause: Cause; difference: Difference }[]): string {
  const open = `<testcase classname="${xml(probe.path)}" name="${xml(describeProbe(probe))}"`;
  if (found.length === 0) return `${open}/>`;
  const of = (level: 'miss' | 'note') => found.filter(({ cause }) => causes[cause].level === level);
  const notes = of('note').map(line);
  const misses = of('miss');
  const [first] = misses;
  return [
    `${open}>`,
    ...(first
      ? [
          `<failure type="${first.cause}" message="${xml(causes[first.cause].title)}">${misses.map(line).join('\n')}</failure>`,
        ]
      : []),
    ...(notes.length > 0 ? [`<system-out>${notes.join('\n')}</system-out>`] : []),
    '</testcase>',
  ].join('');
}

function line({ cause, difference }: { cause: Cause; difference: Difference }): string {
  return xml(`${describeDifference(difference)} (${nameOf(difference.capability)}). ${causes[cause].advice}`);
}
