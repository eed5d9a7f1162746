import { expect, it } from 'vitest';
import { caddy, caddyQuirks } from '../../src/hosts/caddy/caddy.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { caddyBinary, startCaddy } from './caddy-server.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith } from './servers.ts';
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

it('maps paths to files and sets of fields', () => {
  const { text } = caddy.emit(sampleRelease, {}).files[0]!;
  const maps = text.match(/^\t\tmap .*? \{\n.*?^\t\t\}/gms)!;
  expect(maps.join('\n')).toMatchInlineSnapshot(`
    "		map {http.request.uri} {gazette.path} {
    			~^([^?]*) $1
    		}
    		map {gazette.path} {gazette.location} {gazette.negotiated} {
    			"/docs/api" "/docs/api/" no
    			"/" "" yes
    			"/docs/api/" "" yes
    			default "" no
    		}
    		map "{gazette.path}{http.vars.gazette.wanted}" {gazette.file} {gazette.set} {gazette.tokens} {
    			"/" "/index.html" s0 ""
    			"/ markdown" "/index.md" s1 "3"
    			"/docs/api/" "/docs/api/index.html" s2 ""
    			"/docs/api/ markdown" "/docs/api.md" s3 "2"
    			"/index.md" "/index.md" s4 "3"
    			"/docs/api.md" "/docs/api.md" s4 "2"
    			"/auth.md" "/auth.md" s4 "3"
    			"/api/v1/company.json" "/api/v1/company.json" s5 ""
    			default "" "" ""
    		}"
  `);
});

it('sends Strict-Transport-Security on every answer, if it is asked to', () => {
  const { text } = caddy.emit(sampleRelease, { hsts: 'max-age=63072000' }).files[0]!;
  const blocks = text.match(/^\t+header (?:@s\d+ )?\{.*?^\t+\}/gms)!;
  expect(blocks.filter((block) => !block.includes('Strict-Transport-Security "max-age=63072000"'))).toEqual([]);
});
