import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { emitHosts } from '../../src/hosts/emit.ts';
import { hosts } from '../../src/hosts/index.ts';
import { exampleRelease } from './release.ts';
import { unmetList } from './unmet-list.ts';

const results = new URL('.results/', import.meta.url);

it('HOSTS.md says of each host what the host says of itself', () => {
  const text = readFileSync(new URL('../../HOSTS.md', import.meta.url), 'utf8');
  expect(text).toContain(unmetList());
});

it.each(hosts.map((host) => [host.name, host] as const))('and so does UNMET.md of %s', (name, host) => {
  const { files } = emitHosts(exampleRelease(), [name], {});
  const textOf = (file: string) => files.find((found) => found.file === `deploy/${name}/${file}`)!.text;
  const all = [...host.emit(exampleRelease(), {}).unmet, ...(host.quirks ?? [])];
  expect(all.filter(({ reason }) => !textOf('UNMET.md').includes(reason))).toEqual([]);
  expect(textOf('README.md').includes('UNMET.md')).toBe(all.length > 0);
  for (const file of host.unrun ? ['README.md', 'UNMET.md'] : [])
    expect(textOf(file)).toContain(`**Not run**: ${host.unrun}`);
  // One home: a fact is told once.
  expect(all.filter(({ reason }) => textOf('README.md').includes(reason))).toEqual([]);
});

afterAll(() => {
  mkdirSync(results, { recursive: true });
  writeFileSync(new URL('unmet.md', results), unmetList());
});
