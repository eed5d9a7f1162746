import { expect, it } from 'vitest';
import { apache } from '../../src/hosts/apache/apache.ts';
import { apacheQuirks, htaccessUnmet } from '../../src/hosts/apache/quirks.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { apacheBinary, isMalformed, isOwnPage, startApache } from './apache-server.ts';
import { ask } from './client.ts';
import { withRowEstimates } from './estimates.ts';
import { manyPages } from './many-pages.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith } from './servers.ts';
import { hostileReleaseFor, servesEveryRoute, serving, subjectOf, withOtherText } from './serving.ts';
import { conformance, type Exception } from './suite.ts';

const install = 'apt-get install apache2';

const exceptions: readonly Exception[] = [
  {
    check: 'repeated ranges',
    reason: apacheQuirks.repeatedRanges.reason,
  },
  { check: 'redirects', reason: apacheQuirks.redirects.reason },
  {
    check: 'missing paths',
    when: ({ target }) => isMalformed(target),
    reason: apacheQuirks.malformed.reason,
  },
  { check: 'methods', reason: apacheQuirks.allow.reason },
];

describeWith(apacheBinary, 'Apache', install, () => {
  const release = exampleRelease();

  conformance(
    'apache',
    subjectOf(
      release,
      serving(() => startApache(release, 'site.conf')),
    ),
    [...exceptions, { check: 'TRACE', reason: apacheQuirks.allow.reason }],
  );
});

describeWith(apacheBinary, 'Apache with .htaccess only', install, () => {
  const release = exampleRelease();

  conformance(
    'apache-htaccess',
    subjectOf(
      withRowEstimates(release),
      serving(() => startApache(release, '.htaccess')),
    ),
    [
      ...exceptions,
      { check: 'TRACE', reason: htaccessUnmet.trace.reason },
      {
        check: 'missing paths',
        when: ({ target }) => isOwnPage(target),
        reason: htaccessUnmet.ownPage.reason,
      },
    ],
  );
});

describeWith(apacheBinary, 'Apache with .htaccess only: a name that no file system can hold', install, () => {
  const running = serving(() => startApache(exampleRelease(), '.htaccess'));
  it('is 403, as UNMET.md says', async () => {
    const { status, body } = await running().exchange(ask(`/${'a'.repeat(256)}`));
    expect(status).toBe(403);
    expect(Buffer.from(body).toString()).toContain('<title>403 Forbidden</title>');
    expect(JSON.stringify(htaccessUnmet.ownPage)).toContain('255 bytes (403)');
  });
});

describeWith(apacheBinary, 'Apache: preflight', install, () => {
  const running = serving(() => startApache(preflightRelease(), 'site.conf'));
  answersPreflight(() => running().exchange);
});

describeWith(apacheBinary, 'Apache with .htaccess only: preflight', install, () => {
  const running = serving(() => startApache(preflightRelease(), '.htaccess'));
  answersPreflight(() => running().exchange);
});

describeWith(apacheBinary, 'Apache with odd paths and header values', install, () => {
  const { release, refused } = hostileReleaseFor(apache);

  servesEveryRoute(
    release,
    serving(() => startApache(release, '.htaccess')),
  );

  it('refuses only what its configuration gives a meaning even in quotes', () => {
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((value) => !value.includes('$' + '{'))).toEqual([]);
  });
});

function emitted(name: string, options: HostOptions = {}): string {
  return apache.emit(sampleRelease, options).files.find(({ file }) => file === name)?.text ?? '';
}

it('holds no text of editors', () => {
  expect(apache.emit(withOtherText(sampleRelease), {})).toEqual(apache.emit(sampleRelease, {}));
});

it('is as large at any number of pages', () => {
  const [few, many] = [1000, 10_000].map((pages) => apache.emit(manyPages(pages), {}).files);
  expect(many).toEqual(few);
  for (const { text } of [...(many ?? []), ...apache.emit(exampleRelease(), {}).files])
    expect(text.length).toBeLessThan(64 * 1024);
});

it('gives variables no name that others use', () => {
  for (const { text } of apache.emit(exampleRelease(), {}).files) {
    const named = [...text.matchAll(/\bE=(\w+)|\benv=(\w+)|%\{ENV:(\w+)\}/g)].map(
      (found) => found[1] ?? found[2] ?? found[3],
    );
    expect(named.filter((name) => !/^(?:REDIRECT_)?gazette_|^REDIRECT_STATUS$/.test(name ?? ''))).toEqual([]);
  }
});

it('sends Strict-Transport-Security on every answer, if it is asked to', () => {
  const line = 'Header always set Strict-Transport-Security "max-age=63072000"';
  expect(emitted('.htaccess', { hsts: 'max-age=63072000' }).split('\n')).toContain(line);
  const server = emitted('gazette.conf', { hsts: 'max-age=63072000' }).split('\n');
  expect(server).toContain(`  ${line}`);
  expect(server).toContain(`${line} env=gazette_bare`);
});

it('refuses a line that .htaccess cannot hold, with the figure', () => {
  const headers = { ...sampleRelease.notFound.headers, Link: `<https://example.com/${'x'.repeat(9000)}>` };
  const { exceeded } = apache.emit({ ...sampleRelease, notFound: { file: '404.html', headers } }, {});
  expect(exceeded).toEqual([{ limit: 'bytes in a line of .htaccess', allowed: 8190, got: expect.any(Number) }]);
  expect(exceeded[0]!.got).toBeGreaterThan(9000);
});
