import { expect, it } from 'vitest';
import { lighttpd, lighttpdQuirks } from '../../src/hosts/lighttpd/lighttpd.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { lighttpdBinary, startLighttpd } from './lighttpd-server.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith } from './servers.ts';
import { hostileReleaseFor, servesEveryRoute, serving, subjectOf, withOtherText } from './serving.ts';
import { conformance, type Exception } from './suite.ts';

const install = 'apt-get install lighttpd lighttpd-mod-magnet';

const exceptions: readonly Exception[] = [
  {
    check: 'absolute-form',
    reason: lighttpdQuirks.otherHost.reason,
  },
];

describeWith(lighttpdBinary, 'lighttpd', install, () => {
  const release = exampleRelease();

  conformance(
    'lighttpd',
    subjectOf(
      release,
      serving(() => startLighttpd(release)),
    ),
    exceptions,
  );
});

describeWith(lighttpdBinary, 'lighttpd: preflight', install, () => {
  const running = serving(() => startLighttpd(preflightRelease()));
  answersPreflight(() => running().exchange);
});

describeWith(lighttpdBinary, 'lighttpd with odd paths and header values', install, () => {
  const { release, refused } = hostileReleaseFor(lighttpd);

  servesEveryRoute(
    release,
    serving(() => startLighttpd(release)),
  );

  it('can hold every value', () => {
    expect(refused).toEqual([]);
  });
});

it('holds no text of editors', () => {
  expect(lighttpd.emit(withOtherText(sampleRelease), {})).toEqual(lighttpd.emit(sampleRelease, {}));
});

it('is a constant configuration, and a script that begins with the routes', () => {
  const [lua, conf] = lighttpd.emit(sampleRelease, {}).files;
  const { text } = lua!;
  expect(text.slice(text.indexOf('["bare"]'), text.indexOf('\nend\n'))).toMatchInlineSnapshot(`
    "["bare"] = 8,
        ["missing"] = 7,
        ["missing_file"] = "404.html",
        ["redirects"] = {
          ["/docs/api"] = "/docs/api/",
        },
        ["routes"] = {
          ["/"] = { ["html"] = { ["file"] = "index.html", ["etag"] = "\\"9jMng1IBblUYj_DKzQXBql\\"", ["set"] = 1, ["encodings"] = {} }, ["markdown"] = { ["file"] = "index.md", ["etag"] = "\\"L7JqDTokTRmE4kB1POmKK0\\"", ["set"] = 2, ["tokens"] = "3", ["encodings"] = {} } },
          ["/docs/api/"] = { ["html"] = { ["file"] = "docs/api/index.html", ["etag"] = "\\"UHITJc964of5HbsZ0YFN-E\\"", ["set"] = 3, ["encodings"] = {} }, ["markdown"] = { ["file"] = "docs/api.md", ["etag"] = "\\"Bohui7BPUogeBqxATNz1l6\\"", ["set"] = 4, ["tokens"] = "2", ["encodings"] = {} } },
          ["/index.md"] = { ["always"] = { ["file"] = "index.md", ["etag"] = "\\"L7JqDTokTRmE4kB1POmKK0\\"", ["set"] = 5, ["tokens"] = "3", ["encodings"] = {} } },
          ["/docs/api.md"] = { ["always"] = { ["file"] = "docs/api.md", ["etag"] = "\\"Bohui7BPUogeBqxATNz1l6\\"", ["set"] = 5, ["tokens"] = "2", ["encodings"] = {} } },
          ["/auth.md"] = { ["always"] = { ["file"] = "auth.md", ["etag"] = "\\"XQEc2uHt5VVa8wbhByTDmV\\"", ["set"] = 5, ["tokens"] = "3", ["encodings"] = {} } },
          ["/api/v1/company.json"] = { ["always"] = { ["file"] = "api/v1/company.json", ["etag"] = "\\"BPIsSp1kaX8-sp6gJletEc\\"", ["set"] = 6, ["encodings"] = {} } },
        },
      }"
  `);
  expect(conf!.text).toMatchInlineSnapshot(`
    "# Gazette for lighttpd 1.4.60 or newer. Generated; the first three lines are yours to adapt.
    server.document-root = "/srv/gazette/dist"
    magnet.attract-physical-path-to = ( "/srv/gazette/deploy/gazette.lua" )
    magnet.attract-response-start-to = ( "/srv/gazette/deploy/gazette.lua" )
    server.modules = ( "mod_magnet" )
    server.port = 80

    # gazette.lua reads the request target as it came: a path has one spelling, and any other is the 404 page.
    server.http-parseopts = (
      "header-strict" => "enable",
      "host-strict" => "enable",
      "url-normalize" => "disable",
      "url-ctrls-reject" => "disable"
    )
    server.range-requests = "disable"
    server.max-request-field-size = 16384
    "
  `);
});

it('sends Strict-Transport-Security with every set of fields, if it is asked to', () => {
  const lua = lighttpd.emit(sampleRelease, { hsts: 'max-age=63072000' }).files[0]!.text;
  const sets = lua.split('\n').filter((line) => line.includes('["Cache-Control"]'));
  expect(sets.filter((set) => !set.includes('["Strict-Transport-Security"] = "max-age=63072000"'))).toEqual([]);
});
