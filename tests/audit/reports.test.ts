import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { auditJson } from '../../src/audit/report/json.ts';
import { auditJunit } from '../../src/audit/report/junit.ts';
import { auditText } from '../../src/audit/report/text.ts';
import { plain } from '../../src/terminal/style.ts';
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
const audit = await auditWith(fault);

test('text names cause, capability, requests and advice, and the verdict last', () => {
  const text = auditText(audit, origin, 1234.5, plain);
  expect(text.replace(/\d+ requests/, 'N requests')).toMatchInlineSnapshot(`
    "! Redirects have another status than 308  [Redirects to the path with a slash (RFC 9110 §15.4.9)]
        GET /about: expected 308, got 301 to /about/
        GET /accessibility: expected 308, got 301 to /accessibility/
        GET /auth: expected 308, got 301 to /auth/
        GET /clinical-safety: expected 308, got 301 to /clinical-safety/
        GET /docs/api: expected 308, got 301 to /docs/api/
        … and 3 more
      → They lead to the right place, so that this host can do no better.

    ✗ Documents are refused with 401 or 403  [Credentials are ignored]
        GET / with Authorization: expected 200, got 401
        GET /api/v1/company.json with Authorization: expected 200, got 401
      → Everything is public: remove the login, the country or address block, and the file permissions in the way.

    ✗ Documents have the media type of the server's own table  [Exact media types]
        GET /llms.txt: Content-Type: expected text/plain; charset=utf-8, got text/html;x="\\u0085<![CDATA[&"
      → Use the media types of the generated configuration.

    ✗ https://example.com differs from the release in 2 ways   N requests in 1,235 ms
    "
  `);
  expect(auditText(audit, origin, 1, { ...plain, bold: (s) => `*${s}*` })).toContain('*Redirects have');
});

test('text of a faultless audit is one line', async () => {
  const text = auditText(await auditWith(), origin, 5, plain);
  expect(text).toMatch(/^✓ https:\/\/example\.com serves the release as it should {3}\d+ requests in 5 ms\n$/);
});

test('text stays short, however much is wrong', async () => {
  const broken = await auditWith((reply) => ({ ...reply, status: 500 }));
  expect(auditText(broken, origin, 5, plain).split('\n').length).toBeLessThan(20);
});

test('json is one object a line', () => {
  const rows = auditJson(audit, origin, 1234.5)
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
    capability: 'Credentials are ignored',
    method: 'GET',
    path: '/',
    role: 'odd',
    headers: { accept: '*/*', 'accept-encoding': 'identity', authorization: 'Bearer x' },
    what: 'status',
    field: null,
    expected: '200',
    actual: '401',
  });
});

test('junit is well-formed, with one case a request', () => {
  const xml = auditJunit(audit, origin, 1234.5);
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
