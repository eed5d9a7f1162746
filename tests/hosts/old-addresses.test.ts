import { describe, expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { cloudfront } from '../../src/hosts/cloudfront/cloudfront.ts';
import { respond } from '../../src/http/respond.ts';
import { type Exchange, oracleRequest } from './client.ts';
import { distribution } from './cloudfront-platform.ts';
import { differences } from './differences.ts';
import { exchangeOn, platforms } from './edge/platforms.ts';
import { manyPages } from './many-pages.ts';
import { oldAddressAsks, refusedAsks, withOldAddresses } from './old-addresses.ts';
import { ownServers } from './own-servers.ts';
import { describeWith } from './servers.ts';
import { serving } from './serving.ts';
import { judge } from './subject.ts';

const release = withOldAddresses();

/** Quirks, which the suite of the host proves. */
const isKnown: Readonly<Record<string, (miss: string) => boolean>> = {
  // It names the origin in redirects, and adds an Allow line of its own.
  apache: (miss) => miss.endsWith(`got "${release.baseUrl}${/"(.*?)"/.exec(miss)?.[1]}"`) || / allow:/i.test(miss),
  lighttpd: (miss) => / http:.* got 400$/.test(miss),
};

async function missesOf(exchange: Exchange, expected: Release): Promise<string[]> {
  const { misses } = await judge([...oldAddressAsks, ...refusedAsks], exchange, (sent, answer) =>
    differences(respond(expected, oracleRequest(sent)), answer, sent.method),
  );
  return misses.map(({ ask, what }) => `${ask.method} ${ask.target}: ${what}`);
}

describe.each(ownServers)('old addresses on $name', ({ name, host, found, install, kept, start }) => {
  describeWith(found, name, install, () => {
    const running = serving(() => start(release));

    it('lead where respond() sends them', async () => {
      const misses = await missesOf(running().exchange, kept(release));
      expect(misses.filter((miss) => !isKnown[host]?.(miss))).toEqual([]);
    });
  });
});

it.each(platforms)('old addresses lead where respond() sends them: $host.name', async (platform) => {
  expect(await missesOf(await exchangeOn(platform, release), release)).toEqual([]);
});

it.each([
  ['in the function', release],
  ['in a KeyValueStore', withOldAddresses(manyPages(1000))],
])('old addresses lead where respond() sends them: CloudFront, the paths %s', async (_, release) => {
  expect(await missesOf(distribution(release, cloudfront.emit(release, {})), release)).toEqual([]);
});
