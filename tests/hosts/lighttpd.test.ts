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

it('sends Strict-Transport-Security with every set of fields, if it is asked to', () => {
  const lua = lighttpd.emit(sampleRelease, { hsts: 'max-age=63072000' }).files[0]!.text;
  const sets = lua.split('\n').filter((line) => line.includes('["Cache-Control"]'));
  expect(sets.filter((set) => !set.includes('["Strict-Transport-Security"] = "max-age=63072000"'))).toEqual([]);
});
