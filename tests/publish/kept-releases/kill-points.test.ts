import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listKeptReleases } from '../../../src/publish/kept-releases/kept-releases.ts';
import { rollBack } from '../../../src/publish/kept-releases/roll-back.ts';
import { recover, withLock } from '../../../src/publish/publish.ts';
import { resolveTarget } from '../../../src/publish/publish-target.ts';
import { publishRelease } from '../../support/publish-release.ts';
import { thoroughness, turn } from '../../support/runs.ts';
import { dies, live } from '../dying-fs.ts';
import { freshTarget } from '../fresh-target.ts';
import { releaseOf } from '../releases.ts';

vi.mock('node:fs', async (original) => (await import('../dying-fs.ts')).dyingFs(await original()));
const { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } =
  await vi.importActual<typeof import('node:fs')>('node:fs');

type Target = ReturnType<typeof freshTarget>;

beforeEach(() => live());

/** Every so many-th moment of death is tried, others at each turn. */
const step = thoroughness === 3 ? 1 : 29;
const first = turn % step;

const put = (target: Target, n: number, keep: number) =>
  publishRelease(
    releaseOf({ 'a.txt': `${n}`, 'b/c.html': `${n}`, same: 'same', ...(n % 2 === 1 && { odd: `${n}` }) }),
    {
      ...target,
      deployFiles: [{ file: 'host.conf', bytes: Buffer.from(`${n}`) }],
      keep,
    },
  );

/** Runs the next command. The dead process was this one, so its lock must be made that of another. */
async function recovered({ parent, outDir }: Target): Promise<void> {
  const lock = `${parent}/.dist.lock`;
  if (existsSync(lock))
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"start":"[^"]*"/, '"start":"before:1"'));
  await withLock(resolveTarget(outDir), undefined, () => recover(resolveTarget(outDir)));
}

/** The number of the release in two folders, dist and deploy alike. */
function numberOf({ outDir, deployDir }: Pick<Target, 'outDir' | 'deployDir'>): number {
  const n = Number(readFileSync(`${outDir}/a.txt`, 'utf8'));
  expect([readFileSync(`${outDir}/b/c.html`, 'utf8'), readFileSync(`${deployDir}/host.conf`, 'utf8')]).toEqual([
    `${n}`,
    `${n}`,
  ]);
  expect(existsSync(`${outDir}/odd`)).toBe(n % 2 === 1);
  return n;
}

/** Two builds before what is killed: 1 is kept, 2 stands. */
const actions = {
  'a build that keeps and prunes': (target: Target) => put(target, 3, 1),
  'a rollback': (target: Target) => rollBack(target, undefined, undefined),
} as const;

describe.each(Object.entries(actions))('%s, killed before any of its calls to the file system,', (what, action) => {
  test('leaves one release whole, every kept one whole, and nothing else', async () => {
    const seen = new Set<string>();
    let kills = 0;
    for (let at = first, died = true; died; at += step, kills++) {
      const target = freshTarget();
      await put(target, 1, 9);
      await put(target, 2, 9);
      live(at);
      died = await dies(() => action(target));
      await recovered(target);
      const now = numberOf(target);
      const kept = listKeptReleases(target).map(({ at: folders }) => numberOf(folders));
      expect(readdirSync(target.parent), `killed before call ${at}`).toEqual(['.dist.releases', 'deploy', 'dist']);
      expect(readdirSync(`${target.parent}/.dist.releases`)).toHaveLength(kept.length);
      // Nothing that stood is lost: it stands, is kept, or a newer one that was asked for has taken the last place.
      expect([[1], [1, 2], [2]], `killed before call ${at}`).toContainEqual(kept);
      expect([now, ...kept]).toContain(2);
      seen.add(`${now} ${kept}`);
      await rollBack(target, listKeptReleases(target)[0]?.name, undefined);
      expect(numberOf(target)).toBe(kept[0]);
      rmSync(target.parent, { recursive: true });
    }
    expect([...seen].at(-1)).toBe(what === 'a rollback' ? '1 1,2' : '3 2');
    expect(first + kills * step).toBeGreaterThan(80);
  });
});
