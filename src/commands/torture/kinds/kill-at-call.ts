import type { TrialKind } from '../trial.ts';
import { aftermath } from '../world/aftermath.ts';
import { crashIn } from '../world/run.ts';

/** Renames are where releases change places, and there are few of them. */
const renames = 12;

/** The same at a counted call, so that it can be repeated exactly. */
export const killAtCall: TrialKind = {
  id: 'kill-at-call',
  title: 'Killed before a call to the disk',
  holds: 'The old release or the new one stands there, whole; the next build heals.',
  run: async (world, random) => {
    world.turn();
    const inPlace = random.below(4) === 0;
    const isRename = random.below(2) === 0;
    const at = random.below(isRename ? renames : world.calls);
    const kill = isRename ? { at, call: 'renameSync' } : { at };
    const args = inPlace ? ['build', '--in-place'] : ['build'];
    const ran = await world.run(args, { faults: { kill } });
    const where = isRename ? `rename ${at}` : `call ${at} of ${world.calls} to the disk`;
    const did = `${ran.signal ? 'killed' : 'to be killed'} before ${where}${inPlace ? ', in place' : ''}`;
    // In place, files of both releases may stand there until the next command (docs/pages/reliability.md).
    if (inPlace) await world.run(['verify']);
    return { did, fell: [...crashIn(ran), ...(await aftermath(world))] };
  },
};
