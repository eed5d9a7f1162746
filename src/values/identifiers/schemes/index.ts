import type { Scheme } from '../scheme.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { britainIreland } from './britain-ireland.ts';
import { eastern } from './eastern.ts';
import { frenchBenelux } from './french-benelux.ts';
import { german } from './german.ts';
import { northern } from './northern.ts';
import { oceaniaAfrica } from './oceania-africa.ts';
import { southern } from './southern.ts';
import { world } from './world.ts';

/** Every scheme. Codes are those of org-id.guide where it has one; they are facts, its texts are not copied. */
export const schemes: readonly Scheme[] = [
  ...world,
  ...britainIreland,
  ...german,
  ...frenchBenelux,
  ...southern,
  ...eastern,
  ...northern,
  ...americas,
  ...asia,
  ...oceaniaAfrica,
];
