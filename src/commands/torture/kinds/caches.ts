import { join } from 'node:path';
import type { TrialKind } from '../trial.ts';
import { healed } from '../world/aftermath.ts';
import { damageOne, swapTwo } from '../world/damage.ts';

/** All that builds remember, compiled code too: none of it may be believed. */
export const caches: TrialKind = {
  id: 'caches',
  title: 'Damage in what builds remember',
  holds: 'The same build publishes what a clean one would, and makes the caches again.',
  run: async (world, random) => {
    if (random.below(2) === 0) world.turn();
    const folder = join(world.site, '.cache');
    const did: string[] = [];
    for (let count = 1 + random.below(4); count > 0; count--) {
      const swapped = random.below(6) === 0 ? swapTwo(folder, random) : undefined;
      const one =
        swapped ?? damageOne(folder, random, ['flip', 'flip', 'flip', 'cut', 'gone', 'empty', 'zeros', 'folder']);
      if (one !== undefined) did.push(typeof one === 'string' ? one : `${one.file}: ${one.how}`);
    }
    return { did: did.join('; ') || 'there is no cache', fell: await healed(world) };
  },
};
