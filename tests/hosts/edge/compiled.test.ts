import { describe } from 'vitest';
import { capitalRelease } from '../capital-release.ts';
import { oddRelease } from '../odd-release.ts';
import { exampleRelease } from '../release.ts';
import { answersNearMisses } from './near-misses.ts';
import { exchangeOn, platforms } from './platforms.ts';

const releases = {
  'the example': exampleRelease,
  'pages that look like files': oddRelease,
  'names that platforms read in other ways': capitalRelease,
};

// The bundler's text itself, over what each platform's documentation says of its files; real servers and the whole
// suite are in tests/hosts/*.test.ts.
describe.each(platforms.map((platform) => [platform.host.name, platform] as const))('%s, compiled', (_, platform) => {
  describe.each(Object.entries(releases))('%s', (_, make) => {
    const release = make();
    answersNearMisses(release, () => exchangeOn(platform, release));
  });
});
