import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sha256 } from '../../../core/digest.ts';
import { isSystemError } from '../../../core/system-error.ts';
import { plural } from '../../../core/words.ts';
import type { TrialKind } from '../trial.ts';
import { aftermath, saysBuilt } from '../world/aftermath.ts';

/** Someone who reads without pause while releases change places, as a web server does. */
export const readers: TrialKind = {
  id: 'readers',
  title: 'Readers while a release is swapped in',
  holds: 'Each file that is read is one of the old release or of the new one, never half of it.',
  run: async (world, random) => {
    const { site, clean } = world;
    const files = [...clean.old.keys()].filter((name) => name.startsWith('dist/') && clean.new.has(name));
    let [reads, missing] = [0, 0];
    const torn = new Set<string>();
    world.turn();
    let isDone = false;
    const build = world.run(['build']).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      for (let i = 0; i < 200; i++) {
        const name = random.of(files);
        const digest = digestOf(join(site, name));
        reads++;
        if (digest === undefined) missing++;
        else if (digest !== clean.old.get(name) && digest !== clean.new.get(name)) torn.add(name);
      }
      await setImmediate();
    }
    const fell = [...saysBuilt(await build, 'the build'), ...[...torn].map((name) => `${name} was read torn`)];
    return {
      did: `${plural(reads, 'read')}, of which ${missing} found no folder for an instant`,
      fell: [...fell, ...(await aftermath(world))],
    };
  },
};

function digestOf(path: string): string | undefined {
  try {
    return sha256(readFileSync(path));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
