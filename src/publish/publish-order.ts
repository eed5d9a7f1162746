import { compareCodeUnits } from '../core/problem.ts';

/** Stages of publication: files that name others come later, since people read meanwhile. */
const stages: readonly RegExp[] = [
  /^(?!.*\.(?:html|md|txt|xml)$)(?!api\/|\.well-known\/)/,
  /\.html$/,
  /\.md$/,
  /^api\/(?!v\d+\/(?:index|openapi)\.json$)/,
  /^/,
];

/** Sorts paths below dist/ or deploy/: assets, pages, mirrors, API, lists; of host files the manifest is the last. */
export function sortForPublishing(paths: readonly string[]): string[] {
  const stage = new Map(paths.map((path) => [path, stageOf(path)]));
  return [...paths].sort((a, b) => (stage.get(a) ?? 0) - (stage.get(b) ?? 0) || compareCodeUnits(a, b));
}

/** A side-car goes with the file that it is made of. */
function stageOf(path: string): number {
  if (path === 'gazette.manifest.json') return stages.length;
  const file = path.replace(/\.(?:br|gz)$/, '');
  return stages.findIndex((pattern) => pattern.test(file));
}
