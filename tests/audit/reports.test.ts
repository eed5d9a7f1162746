import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { AuditReport } from '../../src/audit/report/format.ts';
import { renderAuditJson } from '../../src/audit/report/json.ts';
import { renderAuditJunit } from '../../src/audit/report/junit.ts';
import { renderAuditText } from '../../src/audit/report/text.ts';
import { plainStyle } from '../../src/terminal/style.ts';
import { auditWith, type Fault } from './servers.ts';

const origin = 'https://example.com';

/** Two misses and a note; the strange server also tries to speak to the terminal. */
const fault: Fault = (reply, { path, headers }) => {
  if (reply.status === 308) return { ...reply, status: 301 };
  if (headers.authorization) return { ...reply, status: 401 };
  if (path.startsWith('/llms.txt')) {
    return { ...reply, headers: { ...reply.headers, 'Content-Type': 'text/html;x="\u0085<![CDATA[&"' } };
  }
  return undefined;
};
const told = async (of?: Fault): Promise<AuditReport> => ({
  ...(await auditWith(of)),
  ...{ route: { origin: new URL(origin) }, problems: [], ms: 1234.5 },
});
const audit = await told(fault);

test('text names cause, capability, requests and advice, and the verdict last', () => {
  const text = renderAuditText(audit, plainStyle);
  expect(text.replace(/\d+ requests/, 'N requests')).toMatchInlineSnapshot(`
    "! Redirects have another status than 308  [redirect-status: Redirects to the path with a slash (RFC 9110 §15.4.9)]
        GET /about: expected 308, got 301 to /about/
        GET /changes: expected 308, got 301 to /changes/
        GET /company: expected 308, got 301 to /company/
        GET /compliance: expected 308, got 301 to /compliance/
        GET /contact: expected 308, got 301 to /contact/
        … and 15 more
      $ curl -sSi 'https://example.com/about'
      → They lead to the right place, so that this host can do no better.

    ✗ Documents are refused with 401, 403 or 451  [access-denied: Credentials are ignored]
        GET / with Authorization: expected 200, got 401
        GET /api/v1/company.json with Authorization: expected 200, got 401
      $ curl -sSi -H 'authorization: Bearer x' 'https://example.com/'
      → Everything is public: remove the country or address block, and the file permissions in the way. It may stand around this site: deny of the http block in nginx, Require of the server in Apache, a rule of the firewall; move it into the sites that need it.

    ✗ Documents have the media type of the server's own table  [type-by-extension: Exact media types]
        GET /llms.txt: Content-Type: expected text/plain; charset=utf-8, got text/html;x="\\u0085<![CDATA[&"
      $ curl -sSi 'https://example.com/llms.txt'
      → Use the media types of the generated configuration.

    ✗ https://example.com differs from the release in 2 ways   N requests in 1,235 ms
    "
  `);
  expect(renderAuditText(audit, { ...plainStyle, bold: (s) => `*${s}*` })).toContain('*Redirects have');
});

test('text of a faultless audit is one line', async () => {
  const text = renderAuditText(await told(), plainStyle);
  expect(text).toMatch(/^✓ https:\/\/example\.com serves the release as it should {3}[\d,]+ requests in 1,235 ms\n$/);
});

test('text stays short, however much is wrong', async () => {
  const broken = await told((reply) => ({ ...reply, status: 500 }));
  expect(renderAuditText(broken, plainStyle).split('\n').length).toBeLessThan(20);
});

test('json is one object a line', () => {
  const rows = renderAuditJson(audit)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { summary } = rows.pop();
  expect(summary).toMatchObject({ ok: false, origin, requests: audit.exchanges.length, ms: 1235 });
  expect(summary.findings.map(({ cause }: { cause: string }) => cause)).toEqual(
    audit.findings.map(({ cause }) => cause),
  );
  expect(rows).toHaveLength(audit.findings.flatMap(({ differences }) => differences).length);
  expect(rows).toContainEqual({
    cause: 'access-denied',
    level: 'miss',
    accepted: null,
    capability: 'Credentials are ignored',
    method: 'GET',
    path: '/',
    role: 'odd',
    headers: { accept: '*/*', 'accept-encoding': 'identity', authorization: 'Bearer x' },
    what: 'status',
    field: null,
    expected: '200',
    actual: '401',
    curl: "curl -sSi -H 'authorization: Bearer x' 'https://example.com/'",
  });
});

test('junit is well-formed, with one case a request', () => {
  const xml = renderAuditJunit(audit);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  const { testsuites } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml);
  const cases: { failure?: { type: string }; 'system-out'?: string }[] = testsuites.testsuite.testcase;
  expect(cases).toHaveLength(audit.exchanges.length);
  expect(testsuites.tests).toBe(String(cases.length));
  const failures = cases.filter(({ failure }) => failure);
  expect(testsuites.failures).toBe(String(failures.length));
  expect(new Set(failures.map(({ failure }) => failure!.type))).toEqual(
    new Set(['access-denied', 'type-by-extension']),
  );
  expect(cases.filter((one) => one['system-out']?.includes('308')).length).toBeGreaterThan(0);
});
