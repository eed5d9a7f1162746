import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TrialKind } from '../trial.ts';
import { healed } from '../world/aftermath.ts';
import { crashIn, firstLines } from '../world/run.ts';

const precious = 'Nobody may delete this.\n';

/** Journals and locks that no build of ours wrote. */
const planted = [
  ['.dist.journal', '[{"folder":"outDir","staged":".dist.new-1","old":"../precious"}]'],
  ['.dist.journal', '[{"folder":"outDir","staged":".dist.new-1","old":"precious"}]'],
  ['.dist.journal', ''],
  ['.dist.journal', '{"in":'],
  ['.dist.journal', '\0\u0001\uffff'],
  ['.dist.lock', ''],
  ['.dist.lock', '{"pid":1'],
  ['.dist.lock', '{"pid":999999999,"host":"a-machine-that-is-gone","start":"before:1"}'],
] as const;

/** Files of others in and beside the output, and what only looks like ours. */
export const foreign: TrialKind = {
  id: 'foreign',
  title: 'Files of others in the way',
  holds: 'A file that Gazette did not make is never deleted, whatever a planted journal, lock or leftover says.',
  run: async (world, random) => {
    const { site, run } = world;
    world.turn();
    const beside = join(site, 'precious/photo.jpg');
    const inside = join(
      site,
      random.of(['dist', 'deploy']),
      random.of(['letter.txt', 'new/letter.txt', '.well-known/letter']),
    );
    for (const file of [beside, inside]) put(file, precious);
    const refused = await run(['build']);
    const fell = crashIn(refused);
    if (refused.status !== 1 || !refused.output.includes('output-foreign'))
      fell.push(
        `with a foreign file in the output, the build ended with ${refused.status}: ${firstLines(refused.output)}`,
      );
    if (!isKept(inside)) fell.push('the foreign file in the output is gone');
    rmSync(inside, { force: true });
    if (inside.includes('/new/')) rmSync(dirname(inside), { recursive: true, force: true });
    const [name, text] = random.of(planted);
    writeFileSync(join(site, name), text);
    // A lock of another machine holds for two minutes (docs/pages/reliability.md).
    utimesSync(join(site, name), 1, 1);
    const after = await healed(world);
    if (!isKept(beside)) fell.push(`the folder beside dist/ is gone after a planted ${name}`);
    rmSync(join(site, 'precious'), { recursive: true, force: true });
    return {
      did: `${inside.slice(site.length + 1)}, then ${name} that holds ${text || 'nothing'}`,
      fell: [...fell, ...after],
    };
  },
};

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const isKept = (file: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === precious;
