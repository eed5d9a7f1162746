import type { TrialKind } from '../trial.ts';
import { aftermath } from '../world/aftermath.ts';
import { crashIn, firstLines } from '../world/run.ts';
import { besidesIn, differenceOf, standingIn } from '../world/standing.ts';

/** The disk takes some more bytes, writes half of the last, and refuses (ENOSPC). */
export const fullDisk: TrialKind = {
  id: 'full-disk',
  title: 'A full disk',
  holds: 'The build says so (exit 74) and publishes nothing, or goes on without its caches; nothing is left behind.',
  run: async (world, random) => {
    world.turn();
    const { site } = world;
    // From nothing up to some megabytes, the small ones as often as the large.
    const after = random.below(2 ** (1 + random.below(22)));
    const ran = await world.run(['build'], { faults: { full: { below: site, after } } });
    const fell = crashIn(ran);
    if (ran.status !== 0 && ran.status !== 74)
      fell.push(`it ended with ${ran.status ?? ran.signal}, not 74: ${firstLines(ran.output)}`);
    if (ran.status === 74 && !/ENOSPC|disk is full/.test(ran.output))
      fell.push(`it does not say why: ${firstLines(ran.output)}`);
    const different = differenceOf(standingIn(site), world.clean[ran.status === 0 ? world.now : world.other]);
    if (different !== undefined) fell.push(`it ended with ${ran.status}, but ${different}`);
    if (besidesIn(site).length > 0) fell.push(`it left behind ${besidesIn(site).join(', ')}`);
    return { did: `the disk took ${after} bytes (exit ${ran.status})`, fell: [...fell, ...(await aftermath(world))] };
  },
};
