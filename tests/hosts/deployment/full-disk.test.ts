import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { byTurn } from '../../support/runs.ts';
import { describeWith, temporaryFolder } from '../servers.ts';
import { letterRelease } from '../tear/letter-release.ts';
import { bench, lacking } from './bench.ts';
import { otherMachine, toIt } from './other-machine.ts';

const a = letterRelease('A');
const b = letterRelease('B');
const page = 4096;

const mounted: string[] = [];
const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,nr_inodes=400', 'tmpfs', folder]).status === 0;
/** Only root may mount, and not in every container. */
function smallDisk(): string | null | undefined {
  if (process.getuid?.() !== 0) return null;
  const folder = temporaryFolder('mount');
  return mount(folder) && spawnSync('umount', [folder]).status === 0 ? folder : undefined;
}

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

type SmallDisk = Awaited<ReturnType<typeof onSmallDisk>>;

/** The live release is B, or A as it was; it is said, and nothing half is left. */
function assertWhole(made: SmallDisk, isDeployed: boolean, said: string): void {
  const current = made.named('current');
  expect(said).toMatch(new RegExp(`^${current} is live[.]$`, 'm'));
  expect(current === made.live).toBe(!isDeployed);
  expect(lacking(join(made.base, 'current'), isDeployed ? b : a)).toEqual([]);
  const left = readdirSync(made.base).filter((name) => !['unfinished', 'previous'].includes(name));
  expect(left.sort()).toEqual(['current', 'filler', 'history', 'releases']);
  expect(made.releases().filter((name) => name.includes('.'))).toEqual([]);
}

/** Room again, A alone is there, and live. */
async function reset(made: SmallDisk): Promise<void> {
  rmSync(join(made.base, 'filler'), { recursive: true });
  if (made.named('current') !== made.live) expect(await made.deploy(made.a)).toMatchObject({ code: 0 });
  const others = made.releases().filter((name) => name !== made.live);
  for (const name of others) rmSync(join(made.base, 'releases', name), { recursive: true });
  for (const name of ['previous', 'unfinished']) rmSync(join(made.base, name), { force: true });
}

const ways: [string, readonly string[]][] = [
  ['here', []],
  ['to another machine', toIt],
];

describeWith(smallDisk(), 'a deployment on a full disk', 'it needs root, with CAP_SYS_ADMIN', () => {
  const all = ways.flatMap(([way, more]) => (['pages', 'files'] as const).map((what) => [way, what, more] as const));
  it.each(byTurn(all, 4))(
    '%s with few %s left is whole or changes nothing, and says which release is live',
    { timeout: 600_000 },
    async (_, what, more) => {
      const made = await onSmallDisk();
      const env = otherMachine(made.folder);
      const isEnough = async (amount: number) => {
        fill(made.base, what === 'pages' ? { pages: amount } : { files: amount });
        const { code, said } = await made.deploy(made.b, more, { env });
        expect([0, 1], said).toContain(code);
        assertWhole(made, code === 0, said);
        await reset(made);
        return code === 0;
      };
      let [few, enough] = [0, 256];
      expect([await isEnough(few), await isEnough(enough)]).toEqual([false, true]);
      while (enough - few > 1) {
        const middle = Math.floor((few + enough) / 2);
        if (await isEnough(middle)) enough = middle;
        else few = middle;
      }
      for (let amount = 1; amount < few; amount += process.env.LONG || amount < 4 || amount > few - 5 ? 1 : 12)
        await isEnough(amount);
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
