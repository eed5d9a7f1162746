import type { TrialKind } from '../trial.ts';
import { aftermath } from '../world/aftermath.ts';
import { crashIn } from '../world/run.ts';

/** SIGKILL, as the kernel sends it when memory is short: at any moment of a build. */
export const kill: TrialKind = {
  id: 'kill',
  title: 'Killed at a random moment',
  holds: 'The old release or the new one stands there, whole; the next build heals.',
  run: async (world, random) => {
    world.turn();
    const after = random.below(Math.ceil(world.buildMs * 1.1));
    const ran = await world.run(['build'], { signal: { name: 'SIGKILL', after } });
    const did = ran.signal ? `killed after ${after} ms` : `ended before it was to be killed, after ${after} ms`;
    return { did, fell: [...crashIn(ran), ...(await aftermath(world))] };
  },
};
