import type { Target } from '../target.ts';
import { attachTargets } from './attach.ts';
import { dataTargets } from './data.ts';
import { frontMatterTargets } from './front-matter.ts';
import { httpTargets } from './http.ts';
import { keptTargets } from './kept.ts';
import { markdownTargets } from './markdown.ts';
import { moduleTargets } from './modules.ts';
import { pictureTargets } from './pictures.ts';
import { valueTargets } from './values.ts';

/** Every parser of ours. */
export const targets: readonly Target[] = [
  ...frontMatterTargets,
  ...moduleTargets,
  ...markdownTargets,
  ...httpTargets,
  ...keptTargets,
  ...dataTargets,
  ...valueTargets,
  ...attachTargets,
  ...pictureTargets,
];
