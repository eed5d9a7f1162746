import { describe, expect, it, vi } from 'vitest';
import type { Host } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';
import { lateHost } from '../../src/hosts/late-host.ts';

/** Every module of a host, by the host's name. */
const modules = Object.values(
  import.meta.glob<Record<string, unknown>>(
    '../../src/hosts/{apache,caddy,cloudfront,edge,kubernetes,lighttpd,nginx,server,static}/*.ts',
    {
      eager: true,
    },
  ),
);
const isHost = (value: unknown): value is Host =>
  typeof value === 'object' && value !== null && 'emit' in value && 'instructions' in value;
const own = new Map(
  modules.flatMap((exported) => Object.values(exported).filter(isHost)).map((host) => [host.name, host]),
);

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
    const load = vi.fn(() => own.get('nginx') as Host);
    const host = lateHost('nginx', load);
    expect([host.name, host.grows]).toEqual(['nginx', undefined]);
    expect(load).not.toHaveBeenCalled();
    expect(host.title).toBe(own.get('nginx')?.title);
    expect(load).toHaveBeenCalled();
  });
});
