import { describe, expect, test } from 'vitest';
import { type Cause, causes } from '../../src/audit/diagnose/causes.ts';
import {
  type AuditException,
  applyExceptions,
  flattenFinding,
  isPassing,
} from '../../src/audit/exceptions/exceptions.ts';
import { createHostPlace, createLivePlace } from '../../src/audit/readiness/place.ts';
import { judgeReadiness } from '../../src/audit/readiness/readiness.ts';
import type { RequirementResult } from '../../src/audit/readiness/verdict.ts';
import type { AuditReport } from '../../src/audit/report/format.ts';
import { renderAuditJson } from '../../src/audit/report/json.ts';
import { renderAuditJunit } from '../../src/audit/report/junit.ts';
import { renderAuditText } from '../../src/audit/report/text.ts';
import { readExceptions } from '../../src/commands/common/known-exceptions.ts';
import type { Problem } from '../../src/core/problem.ts';
import { emitHosts } from '../../src/hosts/emit.ts';
import { hosts } from '../../src/hosts/index.ts';
import { githubPages as pages } from '../../src/hosts/static/github-pages.ts';
import { plainStyle } from '../../src/terminal/style.ts';
import { exampleRelease } from '../hosts/release.ts';
import { moved, notFound, plainError } from './replies.ts';
import { auditWith, type Fault } from './servers.ts';

const read = (text: string, today = '2026-11-22') => {
  const problems: Problem[] = [];
  const exceptions = readExceptions('known.yaml', Buffer.from(text), today, (problem) => void problems.push(problem));
  return { exceptions, problems };
};
const row = (fields: string) => `exceptions:\n  - ${fields.replaceAll('\n', '\n    ')}\n`;
const good = "code: file-missing\npaths: ['/api/**']\nreason: Not yet.\nexpires: 2026-12-31";

describe('a file of exceptions', () => {
  test('is YAML or JSON', () => {
    const expected = { code: 'file-missing', paths: ['/api/**'], reason: 'Not yet.', expires: '2026-12-31' };
    expect(read(row(good)).exceptions).toMatchObject([expected]);
    expect(read(JSON.stringify({ exceptions: [expected] }, undefined, 2))).toMatchObject({
      exceptions: [expected],
      problems: [],
    });
    expect(read(row(good.replace('2026-12-31', 'never'))).problems).toEqual([]);
  });

  test.each([
    ['a code that is none', good.replace('missing', 'mising'), '2:11', /Did you mean file-missing/],
    ['no reason', good.replace('reason: Not yet.\n', ''), '2:5', /Say why/],
    ['a day that is none', good.replace('2026-12-31', '2026-02-31'), '5:14', /last day/],
    ['no path', good.replace("['/api/**']", '[]'), '3:12', /Such as/],
    ['a path without its slash', good.replace('/api', 'api'), '3:12', /begin with/],
    ['a misspelt field', good.replace('reason', 'reson'), '4:5', /Did you mean reason/],
    ['a text instead of a row', 'file-missing', '2:5', /expected a row/],
  ])('with %s is a problem at its place', (_, fields, place, says) => {
    const { exceptions, problems } = read(row(fields));
    const [first] = problems.filter(({ message, hint }) => says.test(`${message} ${hint}`));
    expect(first, JSON.stringify(problems)).toMatchObject({ code: 'exception-invalid' });
    const at = first?.at && 'line' in first.at ? `${first.at.line}:${first.at.col}` : '';
    expect(at).toBe(place);
    expect(exceptions).toEqual([]);
  });

  test.each(['', 'exception: []', 'exceptions: none', '- code: x', 'exceptions: [', 'exceptions:\n  - &a b'])(
    'cannot be %j',
    (text) => {
      expect(read(text).problems.map(({ code }) => code)).toContain('exception-invalid');
      expect(read(text).exceptions).toEqual([]);
    },
  );

  test('holds to the end of its last day, and is an error after it', () => {
    expect(read(row(good), '2026-12-31')).toMatchObject({ exceptions: [{}], problems: [] });
    expect(read(row(good), '2027-01-01')).toMatchObject({ exceptions: [], problems: [{ code: 'exception-expired' }] });
  });
});

const fault: Fault = (reply, { path }, ask) => (/^\/api\/v1\/(?:faq|status)/.test(path) ? notFound(ask) : reply);

describe('an exception', () => {
  const at = { file: 'known.yaml', line: 2, col: 5 };
  const exception = (code: Cause, ...paths: string[]): AuditException => ({
    code,
    paths,
    reason: 'Why <not>',
    expires: 'never',
    at,
  });

  test('covers its code at its paths, and nothing else', async () => {
    const { findings } = await auditWith(fault);
    const left = (...paths: string[]) => applyExceptions(findings, [exception('file-missing', ...paths)]).left;
    const pathsOf = (found: ReturnType<typeof left>) => [
      ...new Set(found.flatMap(({ differences }) => differences.map(({ exchange }) => exchange.probe.path))),
    ];
    expect(pathsOf(left('/api/v1/faq.json'))).toEqual(['/api/v1/status.json']);
    expect(pathsOf(left('/api/*'))).toHaveLength(2);
    expect(pathsOf(left('/api/v1/*.json'))).toEqual([]);
    expect(pathsOf(left('/api/v1/faqxjson', '/api/v1/FAQ.json'))).toHaveLength(2);
    expect(pathsOf(left('/**'))).toEqual([]);
    expect(pathsOf(applyExceptions(findings, [exception('stale-cache', '**')]).left)).toHaveLength(2);
  });

  test('is told apart in every report, and one that covers nothing is told, too', async () => {
    const audited = await auditWith(fault);
    const { left, accepted } = applyExceptions(audited.findings, [
      exception('file-missing', '/api/**'),
      exception('stale-cache', '/none'),
    ]);
    const route = { origin: new URL('https://example.com') };
    const told: AuditReport = { ...audited, findings: left, accepted, ok: isPassing(left), problems: [], route, ms: 1 };
    const text = renderAuditText(told, plainStyle);
    expect(text).toContain('○ Accepted for good: Documents are missing  [file-missing]');
    expect(text).toContain('An exception covers nothing  [stale-cache]\n    known.yaml:2:5: /none');
    expect(text).toContain('✓ https://example.com serves the release as it should, but for 1 accepted exception ');
    const rows = renderAuditJson(told)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.at(-1).summary).toMatchObject({
      ok: true,
      findings: [],
      accepted: [{ cause: 'file-missing' }, { differences: 0 }],
    });
    expect(rows[0]).toMatchObject({ cause: 'file-missing', accepted: { reason: 'Why <not>', expires: 'never' } });
    expect(renderAuditJunit(told)).toContain('failures="0"');
    expect(renderAuditJunit(told)).toContain('Accepted: Why &lt;not&gt;');
  });

  test('that has expired makes every report red', async () => {
    const { problems } = read(row(good), '2027-01-01');
    const told: AuditReport = {
      ...(await auditWith()),
      problems,
      route: { origin: new URL('https://example.com') },
      ms: 1,
    };
    expect(renderAuditText(told, plainStyle)).toMatch(
      /known\.yaml:2:5 file-missing: .*\[exception-expired\][\s\S]+1 exception expired/,
    );
    expect(JSON.parse(renderAuditJson(told).trimEnd().split('\n').at(-1) ?? '').summary.ok).toBe(false);
    expect(renderAuditJunit(told)).toContain('failures="1"');
  });
});

describe('what a host cannot keep', () => {
  const fileOf = (host: string, name = 'accept.yaml') =>
    emitHosts(exampleRelease(), [host], {}).files.find(({ file }) => file === `deploy/${host}/${name}`)?.text ?? '';

  test.each(hosts.map(({ name }) => [name]))('is written for an audit in its own codes: %s', (name) => {
    const files = emitHosts(exampleRelease(), [name], {}).files.filter(({ file }) => file.includes('/accept'));
    for (const { text } of files) expect(read(text).problems).toEqual([]);
    const { unmet } = emitHosts(exampleRelease(), [name], {}).hosts[0] ?? { unmet: [] };
    const codes = unmet.flatMap(({ found = [] }) => found.map(({ code }) => code));
    expect(codes.filter((code) => !Object.hasOwn(causes, code))).toEqual([]);
    expect(files.length > 0).toBe(codes.length > 0);
  });

  test('GitHub Pages passes with its file, and fails without', async () => {
    const { findings, exchanges, ok } = await auditWith(githubPages);
    expect(ok).toBe(false);
    // Like audit(): exceptions apply to each finding, before consequences stand below their fault.
    const each = findings.flatMap(flattenFinding).map(({ consequences: _, ...finding }) => finding);
    const { left, accepted } = applyExceptions(each, read(fileOf('github-pages')).exceptions);
    const misses = left.filter(({ cause }) => causes[cause].level === 'miss');
    expect(
      misses.flatMap(({ cause, differences }) =>
        differences.map(({ exchange: { probe }, actual }) => `${cause} ${probe.path} ${actual}`),
      ),
    ).toEqual([]);
    const live = createLivePlace('https://example.com', { findings: left, accepted, exchanges, ok: true });
    const column = createHostPlace(pages, pages.emit(exampleRelease(), {}), { isChosen: false });
    const { rows } = judgeReadiness(exampleRelease(), { today: '2026-11-22', places: [column, live] });
    const ids = (is: (there: RequirementResult | undefined, here: RequirementResult | undefined) => boolean) =>
      rows.flatMap(({ requirement: { id }, found: [there, here] }) => (is(there, here) ? id : []));
    expect(ids((_, here) => here?.verdict === 'fail')).toEqual([]);
    // A requirement that the host is said to keep is found there, and one that it is said not to keep is not.
    expect(ids((there, here) => there?.verdict === 'pass' && here?.verdict !== 'pass')).toEqual([]);
    expect(ids((there, here) => there?.reason?.startsWith('host/') === true && here?.verdict !== 'no')).toEqual([]);
    expect(ids((_, here) => here?.reason === 'accepted/no-negotiation')).toContain('service-markdown');
  });
});

/** Answers as the platform is known to give them: HTML for everybody, fields of its own, its redirects and 405. */
const githubPages: Fault = (_reply, { path, method, headers: { accept: _, ...headers } }, ask) => {
  const reply = ask({ headers });
  const own = { 'Cache-Control': 'max-age=600', 'Access-Control-Allow-Origin': '*', ETag: '"65f1-2a"' };
  const isWithoutSlash = reply.headers.Location?.endsWith(`${path}/`);
  if (reply.status === 308) return isWithoutSlash ? moved(301, `http://${headers.host}${path}/`) : plainError(404);
  if (reply.status === 405) return method === 'OPTIONS' ? { ...plainError(200), headers: own } : plainError(405);
  const isPlain = /\/[^/.]+$/.test(path.split('?')[0] ?? '') && reply.status === 200;
  const given = reply.headers['Content-Type'] ?? '';
  const type = isPlain
    ? 'application/octet-stream'
    : given.replace(/^application\/json$/, 'application/json; charset=utf-8');
  const { 'Content-Encoding': coding } = reply.headers;
  return {
    ...reply,
    headers: {
      ...own,
      'Content-Type': type,
      ...(coding && { 'Content-Encoding': coding, Vary: 'Accept-Encoding' }),
      ETag: reply.headers.ETag ?? '',
    },
  };
};
