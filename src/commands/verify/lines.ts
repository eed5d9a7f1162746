import { largest } from '../../core/largest.ts';
import { visible } from '../../core/visible.ts';
import type { Verified } from './verified.ts';

/** What differs, a line each: the word for it, where, and why. */
export function linesOf(found: Verified['found'], dim: (text: string) => string): string[] {
  const width = largest(found.map(({ what }) => what.length));
  return found.map((each) => {
    const why = each.detail === undefined ? '' : `  ${dim(visible(each.detail))}`;
    return `  ${each.what.padEnd(width)}  ${visible('path' in each ? each.path : each.file)}${why}`;
  });
}
