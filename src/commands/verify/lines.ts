import { escapeControlCharacters } from '../../core/escape-control-characters.ts';
import { largest } from '../../core/largest.ts';
import type { VerifyResult } from './verify-result.ts';

/** Lines, one per difference: its kind, place and reason. */
export function formatDifferences(found: VerifyResult['found'], dim: (text: string) => string): string[] {
  const width = largest(found.map(({ what }) => what.length));
  return found.map((each) => {
    const why = each.detail === undefined ? '' : `  ${dim(escapeControlCharacters(each.detail))}`;
    return `  ${each.what.padEnd(width)}  ${escapeControlCharacters('path' in each ? each.path : each.file)}${why}`;
  });
}
