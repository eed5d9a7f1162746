import type { TrialKind } from '../trial.ts';
import { aftermath } from '../world/aftermath.ts';
import { crashIn, firstLines } from '../world/run.ts';

/** Two builds of the same folder, the second a moment later. */
export const twoBuilds: TrialKind = {
  id: 'two-builds',
  title: 'Two builds at once',
  holds: 'One publishes, the other does so after it or names the lock (exit 75); never a mixture.',
  run: async (world, random) => {
    world.turn();
    const after = random.below(Math.ceil(world.buildMs));
    const one = world.run(['build']);
    await new Promise((resolve) => setTimeout(resolve, after));
    const both = await Promise.all([one, world.run(['build'])]);
    const fell = both.flatMap(crashIn);
    for (const { status, signal, output } of both)
      if (status !== 0 && status !== 75) fell.push(`one ended with ${status ?? signal}: ${firstLines(output)}`);
    if (!both.some(({ status }) => status === 0)) fell.push('neither published');
    return { did: `the second ${after} ms after the first`, fell: [...fell, ...(await aftermath(world))] };
  },
};
