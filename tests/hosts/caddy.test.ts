import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caddy, caddyQuirks } from '../../src/hosts/caddy/caddy.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { caddyBinary, checkCaddy, startCaddy } from './caddy-server.ts';
import { ask } from './client.ts';
import { installRelease } from './installed.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith, temporaryFolder } from './servers.ts';
import { hostileReleaseFor, servesEveryRoute, serving, subjectOf, withOtherText } from './serving.ts';
import { conformance, type Exception } from './suite.ts';

const install = 'apt-get install caddy';

const exceptions: readonly Exception[] = [
  {
    check: 'missing paths',
    when: ({ target }) => /%(?![0-9a-f]{2})/i.test(target),
    reason: caddyQuirks.malformed.reason,
  },
];

describeWith(caddyBinary, 'Caddy', install, () => {
  const release = exampleRelease();

  conformance(
    'caddy',
    subjectOf(
      release,
      serving(() => startCaddy(release)),
    ),
    exceptions,
  );
});

describeWith(caddyBinary, 'The main files of Caddy', install, () => {
  it.each(['Caddyfile', 'Caddyfile-http'])('%s passes `caddy validate` without a warning', (file) => {
    const base = temporaryFolder('caddy-main');
    const { config } = installRelease(base, caddy, sampleRelease);
    expect(checkCaddy(base, join(config, file))).toBe('');
  });
});

describeWith(caddyBinary, 'Caddy over TLS only', install, () => {
  const running = serving(() => startCaddy(preflightRelease(), { hsts: 'max-age=63072000' }));

  it.each([
    ['a page', ask('/')],
    ['a redirect', ask('/about')],
    ['a missing path', ask('/none')],
    ['another method', ask('/', { 'Content-Length': '0' }, 'POST')],
    ['a preflight', ask('/', {}, 'OPTIONS')],
  ])('sends Strict-Transport-Security once with %s', async (_, sent) => {
    const { headers } = await running().exchange(sent);
    expect(headers.get('strict-transport-security')).toEqual(['max-age=63072000']);
  });
});

describeWith(caddyBinary, 'Caddy: preflight', install, () => {
  const running = serving(() => startCaddy(preflightRelease()));
  answersPreflight(() => running().exchange);
});

describeWith(caddyBinary, 'Caddy with odd paths and header values', install, () => {
  const { release, refused } = hostileReleaseFor(caddy);

  servesEveryRoute(
    release,
    serving(() => startCaddy(release)),
  );

  it('refuses only what a Caddyfile gives a meaning even in quotes', () => {
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((value) => !/[{}]/.test(value))).toEqual([]);
  });
});

it('holds no text of editors', () => {
  expect(caddy.emit(withOtherText(sampleRelease), {})).toEqual(caddy.emit(sampleRelease, {}));
});
