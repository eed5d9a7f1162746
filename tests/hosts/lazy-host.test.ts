import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { type Host, lazyHost } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';

/** The hosts as their modules export them, in the order of the imports of THE TABLE. */
const imports = readFileSync(new URL('../../src/hosts/index.ts', import.meta.url), 'utf8').matchAll(/'(\S+)\?lazy'/g);
const modules: Record<string, unknown>[] = await Promise.all(
  [...imports].map(([, path]) => import(new URL(`../../src/hosts/${path}`, import.meta.url).pathname)),
);
const isHost = (value: unknown): value is Host => typeof value === 'object' && value !== null && 'emit' in value;
const own = new Map(modules.flatMap((all) => Object.values(all).filter(isHost)).map((host) => [host.name, host]));

describe('a row of the table of hosts', () => {
  it('says what the module of its host says', () => {
    expect(hosts.map(({ name }) => name).sort()).toEqual([...own.keys()].sort());
    for (const host of hosts) {
      const { name, grows, title, instructions, tokens, unrun, keepsFiles, quirks } = own.get(host.name) as Host;
      expect(host).toMatchObject({ name, title, instructions, tokens, unrun, keepsFiles, quirks });
      expect([host.name, host.grows]).toEqual([name, grows]);
    }
  });

  it('loads the module only for what it does not say itself', () => {
    const nginx = own.get('nginx');
    const load = vi.fn(() => ({ helper: { name: 'nginx' }, nginx }));
    const host = lazyHost('nginx', load as <T>() => T);
    expect([host.name, host.grows]).toEqual(['nginx', undefined]);
    expect(load).not.toHaveBeenCalled();
    expect(host.title).toBe(nginx?.title);
    expect(load).toHaveBeenCalled();
    expect(() => lazyHost('caddy', load as <T>() => T).title).toThrow('"caddy"');
  });
});
