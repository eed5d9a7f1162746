import { largest } from '../../core/largest.ts';
import { visible } from '../../core/visible.ts';
import type { Verified } from './verified.ts';

/** Lines, one per difference: its kind, place and reason. */
export function linesOf(found: Verified['found'], dim: (text: string) => string): string[] {
  const width = largest(found.map(({ what }) => what.length));
  return found.map((each) => {
    const why = each.detail === undefined ? '' : `  ${dim(visible(each.detail))}`;
    return `  ${each.what.padEnd(width)}  ${visible('path' in each ? each.path : each.file)}${why}`;
  });
}
