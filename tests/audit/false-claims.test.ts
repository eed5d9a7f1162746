import { expect, test } from 'vitest';
import type { AuditReport } from '../../src/audit/report/format.ts';
import { renderAuditJson } from '../../src/audit/report/json.ts';
import { renderAuditJunit } from '../../src/audit/report/junit.ts';
import { renderAuditText } from '../../src/audit/report/text.ts';
import { parseManifest } from '../../src/core/manifest/manifest.ts';
import { plainStyle } from '../../src/terminal/style.ts';
import { exampleRelease } from '../hosts/release.ts';
import { renderManifest } from '../support/render-manifest.ts';
import { auditWith, type Fault } from './servers.ts';

const { claims = [] } = exampleRelease();

/** A host that has lost a capability, in one sign of it. */
const faults: Readonly<Record<string, Fault>> = {
  negotiation: (reply) =>
    reply.headers['Content-Type']?.startsWith('text/markdown') && reply.headers.Vary?.includes('Accept,')
      ? { ...reply, headers: { ...reply.headers, 'Content-Type': 'text/html; charset=utf-8' } }
      : undefined,
  credentials: (reply, { headers }) => (headers.authorization ? { ...reply, status: 401 } : undefined),
  cors: (reply) => {
    const { 'Access-Control-Allow-Origin': _, ...headers } = reply.headers;
    return { ...reply, headers };
  },
  cookies: (reply) => ({ ...reply, headers: { ...reply.headers, 'Set-Cookie': 'bot=1' } }),
};

async function told(fault?: Fault): Promise<AuditReport> {
  const route = { origin: new URL('https://example.com') };
  return { ...(await auditWith(fault)), claims, route, problems: [], ms: 1 };
}

const named = (text: string): string[] =>
  [...text.matchAll(/The site says otherwise \(([\w-]+)\)/g)].map(([, id = '']) => id);

test.each([
  ['negotiation', ['accept-markdown']],
  ['credentials', ['ignored', 'ignored-in-guide', 'ignored-in-description']],
  ['cors', ['cors', 'cors-field']],
  // Only prose says that there are none.
  ['cookies', []],
])('an origin without %s makes false what the site says of it', async (capability, ids) => {
  const audit = await told(faults[capability]);
  const text = renderAuditText(audit, plainStyle);
  expect(audit.ok).toBe(false);
  expect([...new Set(named(text))]).toEqual(ids);
  for (const { id, text: said } of claims.filter((claim) => ids.includes(claim.id)))
    expect(text).toContain(`(${id}): “${said}”`);
  const junit = renderAuditJunit(audit);
  expect([...new Set(named(junit))]).toEqual(ids);
  // Within what fails, once for each request, as text that XML can hold.
  for (const [failure] of junit.matchAll(/<failure [^>]*>[^<]*<\/failure>/g))
    expect(new Set(named(failure)).size).toBe(named(failure).length);
  expect(junit.replace(/<failure [^>]*>[^<]*<\/failure>/g, '')).not.toContain('The site says otherwise');
  const { summary } = JSON.parse(renderAuditJson(audit).trim().split('\n').at(-1) ?? '') as {
    summary: { findings: { falseClaims: { id: string }[] }[] };
  };
  expect([...new Set(summary.findings.flatMap(({ falseClaims }) => falseClaims.map(({ id }) => id)))]).toEqual(ids);
});

test('a faultless origin makes nothing false', async () => {
  const audit = await told();
  expect(named(renderAuditText(audit, plainStyle) + renderAuditJunit(audit))).toEqual([]);
});

test('the manifest carries the claims, and one without them is read too', () => {
  const release = exampleRelease();
  expect(claims.length).toBeGreaterThan(15);
  expect(parseManifest(renderManifest(release))?.claims).toEqual(claims);
  const { claims: _, ...older } = release;
  expect(parseManifest(renderManifest(older))).toBeDefined();
});
