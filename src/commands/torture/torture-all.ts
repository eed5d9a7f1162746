import { randomOf } from './random.ts';
import type { Trial, TrialKind } from './trial.ts';
import type { World } from './world/world.ts';

export interface TortureOptions {
  readonly kinds: readonly TrialKind[];
  readonly seed: number;
  /** Milliseconds after which no trial begins. */
  readonly most: number;
  /** One trial alone: its seed, of the first kind. */
  readonly only?: number;
  readonly elapsed: () => number;
  readonly onTrial?: (trial: Trial) => void;
}

/** Lets every kind take its turn until the time is over, each at least once. The same seed gives the same trials. */
export async function tortureAll(
  world: World,
  { kinds, seed, most, only, elapsed, onTrial }: TortureOptions,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  const began = elapsed();
  const seeds = randomOf(seed);
  for (let round = 0; ; round++) {
    for (const kind of kinds) {
      if (round > 0 && (elapsed() - began >= most || only !== undefined)) return trials;
      const own = only ?? seeds.below(1_000_000_000);
      const trial = await one(world, kind, own, elapsed);
      trials.push(trial);
      onTrial?.(trial);
      // What follows is not to fall for what went wrong before.
      if (trial.fell.length > 0) await world.reset();
    }
  }
}

async function one(world: World, kind: TrialKind, seed: number, elapsed: () => number): Promise<Trial> {
  const began = elapsed();
  const { did, fell } = await kind.run(world, randomOf(seed));
  // The folder of this run says nothing to who reads of it later.
  const without = (text: string) => text.replaceAll(`${world.folder}/`, '').replaceAll(world.folder, '.');
  return { kind: kind.id, seed, ms: Math.round(elapsed() - began), did: without(did), fell: fell.map(without) };
}
