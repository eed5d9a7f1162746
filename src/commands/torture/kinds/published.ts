import { join } from 'node:path';
import type { TrialKind } from '../trial.ts';
import { healed } from '../world/aftermath.ts';
import { damageOne } from '../world/damage.ts';
import { crashIn } from '../world/run.ts';
import { differenceOf, standingIn } from '../world/standing.ts';

/** A byte of the published files changes, as on a failing disk or by a hand that should not. */
export const published: TrialKind = {
  id: 'published',
  title: 'Damage in what is published',
  holds: 'verify names the file; the next build puts back what was meant.',
  run: async (world, random) => {
    const folder = random.of(['dist', 'dist', 'dist', 'deploy'] as const);
    const one = damageOne(join(world.site, folder), random, ['flip', 'flip', 'cut', 'gone', 'zeros']);
    if (one === undefined) return { did: `${folder}/ is empty`, fell: [] };
    const isOther = differenceOf(standingIn(world.site), world.clean[world.now]) !== undefined;
    const ran = await world.run(['verify']);
    const fell = crashIn(ran);
    // A manifest whose own bytes are damaged is read by its form: what it then says of others is compared below.
    const isManifest = one.file.endsWith('gazette.manifest.json');
    if (isOther && ran.status === 0 && !isManifest) fell.push('verify finds nothing');
    if (isOther && ran.status === 1 && !ran.output.includes(one.file)) fell.push('verify does not name the file');
    if (random.below(2) === 0) world.turn();
    return { did: `${folder}/${one.file}: ${one.how}`, fell: [...fell, ...(await healed(world))] };
  },
};
