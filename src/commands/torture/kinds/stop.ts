import type { TrialKind } from '../trial.ts';
import { aftermath } from '../world/aftermath.ts';
import { crashIn, firstLines } from '../world/run.ts';
import { besidesIn } from '../world/standing.ts';

/** Signals on which a build cleans up before it ends, and how it then ends. Earlier than its handlers Node ends it. */
const ends = { SIGINT: 130, SIGTERM: 143 } as const;

export const stop: TrialKind = {
  id: 'stop',
  title: 'Stopped by a signal',
  holds: 'On Ctrl-C or SIGTERM it cleans up and says so; the old release or the new one stands there.',
  run: async (world, random) => {
    world.turn();
    const name = random.of(['SIGINT', 'SIGTERM'] as const);
    const after = random.below(Math.ceil(world.buildMs * 1.1));
    const ran = await world.run(['build'], { signal: { name, after } });
    const fell = crashIn(ran);
    if (ran.signal !== name && ran.status !== 0 && ran.status !== ends[name])
      fell.push(`it ended with ${ran.status ?? ran.signal}, not ${ends[name]}: ${firstLines(ran.output)}`);
    if (ran.status !== undefined && besidesIn(world.site).length > 0)
      fell.push(`it left behind ${besidesIn(world.site).join(', ')}`);
    return { did: `${name} after ${after} ms`, fell: [...fell, ...(await aftermath(world))] };
  },
};
