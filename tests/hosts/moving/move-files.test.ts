import { describe, expect, test } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { hosts } from '../../../src/hosts/index.ts';
import { moves } from '../../../src/hosts/moving/hosts.ts';
import { moveFiles, moveFolder } from '../../../src/hosts/moving/move-files.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { exampleRelease } from '../release.ts';

const files = moveFiles(exampleRelease(), 'https://old.example:8443');
const readme = files.find(({ file }) => file === 'README.md')!.text;

describe('what move-origin writes', () => {
  test('something for every host of the table, and for what stands before hosts', () => {
    const names = [...hosts.map(({ name }) => name), 'haproxy', 'varnish'];
    expect(Object.keys(moves).sort()).toEqual(names.sort());
    for (const name of names) expect(files.map(({ file }) => file)).toContain(`${name}/README.md`);
  });

  test('the folder is named after the old origin', () => {
    expect(moveFolder('https://old.example')).toBe('move-from-old.example');
    expect(moveFolder('https://old.example:8443')).toBe('move-from-old.example-8443');
    expect(moveFolder('https://[::1]:8443')).toBe('move-from----1--8443');
  });

  test('a host that cannot redirect says so, and gets nothing that claims it', () => {
    for (const name of ['github-pages', 'gitlab-pages']) {
      const own = files.filter(({ file }) => file.startsWith(`${name}/`));
      expect(own.map(({ file }) => file)).toEqual([`${name}/README.md`]);
      expect(own[0]!.text).toContain('Not possible here.');
    }
  });

  test('what clients must change is told of the documents that are there', () => {
    for (const word of ['`servers`', '/.well-known/api-catalog', '`resource`', '`issuer`', '`Canonical`', 'canonical'])
      expect(readme).toContain(word);
    const without: Release = { ...sampleRelease, routes: new Map([...sampleRelease.routes].slice(0, 1)) };
    expect(moveFiles(without, 'https://old.example').find(({ file }) => file === 'README.md')!.text).not.toContain(
      'openapi.json`:',
    );
  });

  test('no file grows with the site', () => {
    const routes = new Map(sampleRelease.routes);
    const { variants } = routes.get('/docs/api/')!;
    for (let i = 0; i < 1000; i++) routes.set(`/p${i}/`, { path: `/p${i}/`, variants });
    expect(moveFiles({ ...sampleRelease, routes }, 'https://old.example')).toEqual(
      moveFiles(sampleRelease, 'https://old.example'),
    );
  });
});
