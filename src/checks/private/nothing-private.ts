import type { Check } from '../check.ts';
import { judgePublicFiles } from './public-files.ts';
import { judgeRendered } from './rendered.ts';

/**
 * Nothing private is in what is published: secrets, personal data, internals (`private-secret`, `private-person`,
 * `private-internal`), and in files of public/ what programs wrote into them (`public-metadata`). Files of content/ are
 * judged where they are checked, with line and column; this names what came in by another way.
 */
export const nothingPrivate: Check = (input, report) => {
  judgePublicFiles(input.sources, report);
  judgeRendered(input, report);
};
