import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../servers.ts';
import { letterRelease } from '../tear/letter-release.ts';
import { bench, lacking } from './bench.ts';
import { otherMachine, toIt } from './other-machine.ts';

const a = letterRelease('A');
const b = letterRelease('B');
const page = 4096;

const mounted: string[] = [];
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,nr_inodes=400', 'tmpfs', folder]).status === 0;
const mayMount = () => {
  const folder = temporaryFolder('mount');
  if (!mount(folder)) return false;
  return spawnSync('umount', [folder]).status === 0;
};

afterAll(() => {
  for (const folder of mounted) execFileSync('umount', ['-l', folder]);
});

/** A bench on a small disk, on which A is live and B was built. */
async function onSmallDisk() {
  const made = await bench();
  mkdirSync(made.base);
  if (!mount(made.base)) throw new Error('No small disk can be mounted');
  mounted.push(made.base);
  const built = { a: made.build('a', a), b: made.build('b', b) };
  expect(await made.deploy(built.a)).toMatchObject({ code: 0 });
  return { ...made, ...built, live: made.named('current')! };
}

/** Leaves that many pages, or files, free. */
function fill(base: string, left: { readonly pages: number } | { readonly files: number }): void {
  const { bfree, ffree } = statfsSync(base);
  mkdirSync(join(base, 'filler'));
  if ('pages' in left) writeFileSync(join(base, 'filler/1'), Buffer.alloc((bfree - left.pages) * page));
  else for (let n = ffree - 1; n > left.files; n -= 1) writeFileSync(join(base, 'filler', String(n)), '');
}

/** From none to more than a deployment needs. */
const amounts = process.env.LONG ? Array.from({ length: 90 }, (_, n) => n) : [0, 1, 2, 3, 4, 6, 9, 16, 30, 38, 39, 40, 45];
const ways: [string, readonly string[]][] = [
  ['here', []],
  ['to another machine', toIt],
];

describe.skipIf(!mayMount())('on a full disk (skipped where nothing may be mounted), a deployment', () => {
  it.each(ways.flatMap(([way, more]) => (['pages', 'files'] as const).map((what) => [way, what, more] as const)))(
    '%s with few %s left is whole or changes nothing, and says which release is live',
    { timeout: 600_000 },
    async (_, what, more) => {
      const made = await onSmallDisk();
      const env = otherMachine(made.folder);
      const codes = new Set<number | null>();
      for (const amount of amounts) {
        fill(made.base, what === 'pages' ? { pages: amount } : { files: amount });
        const { code, said } = await made.deploy(made.b, more, { env });
        codes.add(code);
        expect([0, 1], said).toContain(code);
        expect(said).toMatch(new RegExp(`${made.named('current')} is live[.]\\n`));
        expect(made.named('current') === made.live).toBe(code === 1);
        expect(lacking(join(made.base, 'current'), code === 1 ? a : b)).toEqual([]);
        const left = readdirSync(made.base).filter((name) => !['unfinished', 'previous'].includes(name));
        expect(left.sort()).toEqual(['current', 'filler', 'history', 'releases']);
        expect(made.releases().filter((name) => name.includes('.'))).toEqual([]);
        rmSync(join(made.base, 'filler'), { recursive: true });
        if (code === 0) expect(await made.deploy(made.a)).toMatchObject({ code: 0 });
        for (const name of made.releases()) {
          if (name !== made.named('current')) rmSync(join(made.base, 'releases', name), { recursive: true });
        }
        rmSync(join(made.base, 'previous'), { force: true });
      }
      expect([...codes].sort()).toEqual([0, 1]);
      expect(await made.deploy(made.b, more, { env })).toMatchObject({ code: 0 });
    },
  );

  it('that is not right is taken back, although the disk is full by then', async () => {
    const made = await onSmallDisk();
    const full = `dd if=/dev/zero of=${made.base}/filler bs=4096 2>/dev/null; false`;
    expect(await made.deploy(made.b, ['--audit', full])).toMatchObject({ code: 3 });
    expect([made.named('current'), made.served()]).toEqual([made.live, made.live]);
    rmSync(join(made.base, 'filler'));
    expect(existsSync(join(made.base, 'unfinished'))).toBe(false);
    expect(await made.deploy(made.b)).toMatchObject({ code: 0 });
  });
});
