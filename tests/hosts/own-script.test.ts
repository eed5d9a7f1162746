import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '../../src/core/url.ts';
import { cloudfront } from '../../src/hosts/cloudfront/cloudfront.ts';
import { ownScriptPaths } from '../support/own-script-site.ts';
import { distribution } from './cloudfront-platform.ts';
import { exchangeOn, platforms } from './edge/platforms.ts';
import { missesInOwnScript as missesOf, ownScriptRelease } from './own-script.ts';
import { ownServers } from './own-servers.ts';
import { describeWith } from './servers.ts';
import { serving } from './serving.ts';

const release = ownScriptRelease();

const isKnown: Readonly<Record<string, (miss: string) => boolean>> = {
  apache: (miss) => miss.endsWith(`got "${release.baseUrl}${/"(.*?)"/.exec(miss)?.[1]}"`) || / allow:/i.test(miss),
  lighttpd: (miss) => / http:.* got 400$/.test(miss),
};

it('is there in every spelling', () => {
  for (const path of ownScriptPaths) expect(release.routes.has(canonicalAddress(path))).toBe(true);
});

describe.each(ownServers)('pages in their own script on $name', ({ name, host, found, install, kept, start }) => {
  describeWith(found, name, install, () => {
    const running = serving(() => start(release));

    it('answer as respond() does', async () => {
      const misses = await missesOf(running().exchange, kept(release));
      expect(misses.filter((miss) => !isKnown[host]?.(miss))).toEqual([]);
    });
  });
});

it.each(platforms)('pages in their own script answer as respond() does: $host.name', async (platform) => {
  expect(await missesOf(await exchangeOn(platform, release), release)).toEqual([]);
});

it('pages in their own script answer as respond() does: CloudFront', async () => {
  expect(await missesOf(distribution(release, cloudfront.emit(release, {})), release)).toEqual([]);
});
