import { readFileSync } from 'node:fs';
import { strippedOf } from '../../content/metadata/metadata.ts';
import type { Problem } from '../../core/problem.ts';
import type { Change } from '../../publish/change/change-files.ts';
import { realPath } from '../report/problem-view.ts';
import type { Mended } from './mended.ts';

/** Takes what programs wrote into pictures out of them; the picture itself stays, byte for byte. */
export function fixMetadata(
  problems: readonly Problem[],
  options: Parameters<typeof realPath>[1],
  change: Change,
): Mended[] {
  const files = new Set(problems.flatMap(({ at, fix }) => (fix?.kind === 'metadata' && at ? [at.file] : [])));
  return [...files].flatMap((file): Mended[] => {
    const path = realPath(file, options);
    const before = path === undefined ? undefined : readFileSync(path);
    const made = before && strippedOf(file, before);
    if (path === undefined || !made || !before) return [];
    change.write(path, made);
    const said = problems.filter(({ at, fix }) => fix?.kind === 'metadata' && at?.file === file);
    const from = said.map(({ says = '' }) => says).join(', ');
    return [{ at: { file }, field: 'metadata', from, to: `${before.length - made.length} bytes less` }];
  });
}
