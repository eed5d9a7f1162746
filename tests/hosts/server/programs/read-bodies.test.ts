import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBodies } from '../../../../src/hosts/server/programs/read-bodies.ts';
import { temporaryFolder } from '../../servers.ts';

const folder = temporaryFolder('bodies');
writeFileSync(join(folder, 'a'), 'abc');
// printf abc | openssl dgst -sha256 -binary | base64, in the alphabet of URLs
const tag = '"ungWv48Bz-pBQUDeXa4iI7"';

test('bytes by name', () => {
  expect([...readBodies(folder, new Map([['a', undefined]]))]).toEqual([['a', Buffer.from('abc')]]);
  expect(readBodies(folder, new Map([['a', tag]])).get('a')).toEqual(Buffer.from('abc'));
});

test('bytes of another build, or none, are refused', () => {
  for (const other of ['"ungWv48Bz-pBQUDeXa4iI"', `W/${tag}`, ''])
    expect(() => readBodies(folder, new Map([['a', other]]))).toThrow('a is of another build than site.json');
  expect(() => readBodies(folder, new Map([['b', undefined]]))).toThrow('ENOENT');
});
