import { readFileSync } from 'node:fs';
import { stripMetadata } from '../../content/metadata/metadata.ts';
import type { Problem } from '../../core/problem.ts';
import type { ProjectChange } from '../../publish/change/change-files.ts';
import { resolveSourcePath } from '../report/problem-view.ts';
import type { AppliedFix } from './applied-fix.ts';

/** Takes what programs wrote into pictures out of them; the picture itself stays, byte for byte. */
export function fixMetadata(
  problems: readonly Problem[],
  options: Parameters<typeof resolveSourcePath>[1],
  change: ProjectChange,
): AppliedFix[] {
  const files = new Set(problems.flatMap(({ at, fix }) => (fix?.kind === 'metadata' && at ? [at.file] : [])));
  return [...files].flatMap((file): AppliedFix[] => {
    const path = resolveSourcePath(file, options);
    const before = path === undefined ? undefined : readFileSync(path);
    const made = before && stripMetadata(file, before);
    if (path === undefined || !made || !before) return [];
    change.write(path, made);
    const said = problems.filter(({ at, fix }) => fix?.kind === 'metadata' && at?.file === file);
    const from = said.map(({ says = '' }) => says).join(', ');
    return [{ at: { file }, field: 'metadata', from, to: `${before.length - made.length} bytes less` }];
  });
}
