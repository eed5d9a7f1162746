/** The packages that a file of the bundle holds parts of, by its source map. */
export function packagesIn(map: string): string[] {
  const sources = (JSON.parse(map) as { sources: string[] }).sources;
  return [...new Set(sources.flatMap((source) => /node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//.exec(source)?.[1] ?? []))];
}

/** The modules of our own that a file of the bundle holds, by its source map: `src/core/digest.ts`. */
export function modulesIn(map: string): string[] {
  const sources = (JSON.parse(map) as { sources: string[] }).sources;
  return sources.flatMap((source) => /(?:^|\/)(src\/.*)$/.exec(source)?.[1] ?? []);
}
