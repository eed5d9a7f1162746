import { expect, it } from 'vitest';
import { apache } from '../../src/hosts/apache/apache.ts';
import { apacheQuirks, htaccessUnmet } from '../../src/hosts/apache/differences.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { apacheBinary, startApache } from './apache-server.ts';
import { ask } from './client.ts';
import { withRowEstimates } from './estimates.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith } from './servers.ts';
import { hostileReleaseFor, servesEveryRoute, serving, subjectOf, withOtherText } from './serving.ts';
import { ignoresStrangers } from './strangers.ts';
import { conformance, type Exception } from './suite.ts';

const install = 'apt-get install apache2';

function isMalformed(target: string): boolean {
  return /^\/(?:\.\.|%2e%2e)|%(?![0-9a-f]{2})/i.test(target);
}

function isOwnPage(target: string): boolean {
  return /%2f|%00|[^/]{256}|^\/loop\b/i.test(target);
}

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

describeWith(apacheBinary, 'Apache: strangers', install, () => {
  const release = exampleRelease();
  ignoresStrangers(
    release,
    serving(() => startApache(release, 'site.conf')),
    isMalformed,
  );
});

describeWith(apacheBinary, 'Apache with .htaccess only: strangers', install, () => {
  const release = exampleRelease();
  ignoresStrangers(
    release,
    serving(() => startApache(release, '.htaccess')),
    (target) => isMalformed(target) || isOwnPage(target),
  );
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

it('holds no text of editors', () => {
  expect(apache.emit(withOtherText(sampleRelease), {})).toEqual(apache.emit(sampleRelease, {}));
});

it('gives every path a rule', () => {
  const { text } = apache.emit(sampleRelease, {}).uploaded![0]!;
  const rules = text.slice(text.indexOf('RewriteCond %{ENV:markdown}'), text.indexOf('\n\n# Dates'));
  expect(rules).toMatchInlineSnapshot(`
    "RewriteCond %{ENV:markdown} !1
    RewriteRule ^ - [S=2]
    RewriteRule ^$ index.md [E=set:s1,E=s1:1,E=tokens:3,L]
    RewriteRule ^docs/api/$ docs/api.md [E=set:s3,E=s3:1,E=tokens:2,L]
    RewriteRule ^$ index.html [E=set:s0,E=s0:1,L]
    RewriteRule ^docs/api/$ docs/api/index.html [E=set:s2,E=s2:1,L]
    RewriteRule ^index\\.md$ index.md [E=set:s4,E=s4:1,E=tokens:3,L]
    RewriteRule ^docs/api\\.md$ docs/api.md [E=set:s4,E=s4:1,E=tokens:2,L]
    RewriteRule ^auth\\.md$ auth.md [E=set:s4,E=s4:1,E=tokens:3,L]
    RewriteRule ^api/v1/company\\.json$ api/v1/company.json [E=set:s5,E=s5:1,L]
    RewriteRule ^ - [R=404,L]"
  `);
});

it('sends Strict-Transport-Security on every answer, if it is asked to', () => {
  const { text } = apache.emit(sampleRelease, { hsts: 'max-age=63072000' }).uploaded![0]!;
  const conditions = (name: string) =>
    [...text.matchAll(new RegExp(`^Header always set ${name} ".*?" (.*)$`, 'gm'))].map(([, condition]) => condition);
  expect(conditions('Strict-Transport-Security')).toEqual(conditions('X-Content-Type-Options'));
  expect(conditions('Strict-Transport-Security').length).toBeGreaterThan(4);
});

it('refuses a line that .htaccess cannot hold, with the figure', () => {
  const headers = { ...sampleRelease.notFound.headers, Link: `<https://example.com/${'x'.repeat(9000)}>` };
  const { exceeded } = apache.emit({ ...sampleRelease, notFound: { file: '404.html', headers } }, {});
  expect(exceeded).toEqual([{ limit: 'bytes in a line of .htaccess', allowed: 8190, got: expect.any(Number) }]);
  expect(exceeded[0]!.got).toBeGreaterThan(9000);
});
