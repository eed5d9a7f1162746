/** Bill of materials from bundledPackages() and the lockfile, as CycloneDX 1.6. */
export function sbomOf(root: string, project: unknown, files: readonly string[]): object;
