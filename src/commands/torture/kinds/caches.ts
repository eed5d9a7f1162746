import { join } from 'node:path';
import type { TrialKind } from '../trial.ts';
import { healed } from '../world/aftermath.ts';
import { type Damaged, damageOne, swapTwo } from '../world/damage.ts';

const damages = ['flip', 'flip', 'flip', 'cut', 'gone', 'empty', 'zeros', 'folder'] as const;

const textOf = (one: string | Damaged) => (typeof one === 'string' ? one : `${one.file}: ${one.how}`);

/** All that builds remember, compiled code too: none of it may be believed. */
export const caches: TrialKind = {
  id: 'caches',
  title: 'Damage in what builds remember',
  holds: 'The same build publishes what a clean one would, and makes the caches again.',
  run: async (world, random) => {
    if (random.below(2) === 0) world.turn();
    const did: string[] = [];
    for (let count = 1 + random.below(4); count > 0; count--) {
      // Code that was compiled ahead comes with the package, and is as little believed as what lies here.
      const folder = random.below(3) === 0 ? join(world.program, 'bundle') : join(world.site, '.cache');
      const isKept = (path: string) => folder === join(world.site, '.cache') || path.endsWith('.cache');
      const swapped = random.below(6) === 0 ? swapTwo(folder, random, isKept) : undefined;
      const one = swapped ?? damageOne(folder, random, damages, isKept);
      if (one !== undefined) did.push(textOf(one));
    }
    return { did: did.join('; ') || 'there is no cache', fell: await healed(world) };
  },
};
