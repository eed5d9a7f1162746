import { plural } from '../../core/words.ts';
import type { Random } from './random.ts';
import type { World } from './world/world.ts';

/** One trial: what was done to a build, and what of the promise did not hold. */
export interface Told {
  /** What was done, in a few words: `killed before call 312 of 840 to the disk`. */
  readonly did: string;
  /** What fell, a sentence each; none: all held. */
  readonly fell: readonly string[];
}

/** A way to torture a build. `run` leaves the site of the world published, healed and equal to a clean build. */
export interface TrialKind {
  readonly id: string;
  /** What is done: `Killed at a call to the disk`. */
  readonly title: string;
  /** What must hold, in one sentence. */
  readonly holds: string;
  run(world: World, random: Random): Promise<Told>;
}

/** A trial that was run. `seed` alone repeats it. */
export interface Trial extends Told {
  readonly kind: string;
  readonly seed: number;
  readonly ms: number;
}

/** All that a report tells. */
export interface Torture {
  /** Whose content it is: the folder as it was named. */
  readonly of: string;
  /** The flags that name its folders, as they were given: `--content a/content`, or nothing. */
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly version: string;
  readonly node: string;
  readonly seed: number;
  readonly seconds: number;
  /** Of `--kinds`. */
  readonly onlyKinds?: string | undefined;
  readonly kinds: readonly Pick<TrialKind, 'id' | 'title' | 'holds'>[];
  readonly trials: readonly Trial[];
  /** Files of a release, host files among them. */
  readonly files: number;
}

/** The trials in which something fell. */
export const fallen = ({ trials }: Pick<Torture, 'trials'>): Trial[] => trials.filter(({ fell }) => fell.length > 0);

/** The command that repeats a trial of the content that `source` names. */
export const repeatOf = ({ kind, seed }: Pick<Trial, 'kind' | 'seed'>, source: string): string =>
  commandOf(source, `--trial ${kind}:${seed}`);

/** The command that makes all trials again; which kinds there are only where not all were asked for. */
export const againOf = ({ source, seconds, seed, onlyKinds }: Torture): string =>
  commandOf(source, onlyKinds && `--kinds ${onlyKinds}`, `--seconds ${seconds} --seed ${seed}`);

const commandOf = (...words: readonly (string | undefined)[]): string =>
  ['npm run torture --', ...words].filter(Boolean).join(' ');

/** What came of it in a few words: `All 36 trials held`, `2 of 36 trials fell`. */
export function verdictOf(torture: Pick<Torture, 'trials'>): string {
  const [all, fell] = [torture.trials.length, fallen(torture).length];
  if (fell > 0) return `${fell} of ${plural(all, 'trial')} fell`;
  return all === 1 ? 'The trial held' : `All ${plural(all, 'trial')} held`;
}
