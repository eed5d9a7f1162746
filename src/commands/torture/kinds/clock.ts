import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialKind } from '../trial.ts';
import { healed } from '../world/aftermath.ts';
import { crashIn } from '../world/run.ts';
import { differenceOf, standingIn } from '../world/standing.ts';

const day = 86_400_000;

/**
 * A clock that is off by up to ten years. On another day other facts may have run out, so that the build may be refused;
 * what it does publish is what a clean build on that day makes.
 */
export const clock: TrialKind = {
  id: 'clock',
  title: 'A clock that is off',
  holds: 'What is published is what a clean build of that day makes, or nothing; back in time, all is as it was.',
  run: async (world, random) => {
    world.turn();
    const { site, run } = world;
    const days = (1 + random.below(random.of([2, 400, 3650]))) * random.of([1, -1]);
    const faults = { clock: days * day };
    const place = world.scratch('another-day');
    for (const name of ['content', 'public']) cpSync(join(site, name), join(place, name), { recursive: true });
    const clean = await run(['build', '--full'], { cwd: place, faults, preloads: [] });
    const ran = await run(['build'], { faults });
    const fell = crashIn(ran);
    if (ran.status !== clean.status) fell.push(`it ended with ${ran.status}, a clean build with ${clean.status}`);
    const meant = ran.status === 0 ? standingIn(place) : world.clean[world.other];
    const different = differenceOf(standingIn(site), meant);
    if (different !== undefined) fell.push(`it ended with ${ran.status}, but ${different}`);
    return {
      did: `${days > 0 ? '+' : ''}${days} days (exit ${ran.status})`,
      fell: [...fell, ...(await healed(world))],
    };
  },
};
