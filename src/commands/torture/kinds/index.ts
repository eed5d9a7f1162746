import type { TrialKind } from '../trial.ts';
import { caches } from './caches.ts';
import { clock } from './clock.ts';
import { foreign } from './foreign.ts';
import { fullDisk } from './full-disk.ts';
import { hostile } from './hostile.ts';
import { kill } from './kill.ts';
import { killAtCall } from './kill-at-call.ts';
import { published } from './published.ts';
import { readers } from './readers.ts';
import { stop } from './stop.ts';
import { surroundings } from './surroundings.ts';
import { twoBuilds } from './two-builds.ts';

/** Every kind of trial, in the order in which they take turns. */
export const trialKinds: readonly TrialKind[] = [
  killAtCall,
  caches,
  hostile,
  published,
  kill,
  fullDisk,
  stop,
  surroundings,
  clock,
  foreign,
  twoBuilds,
  readers,
];
