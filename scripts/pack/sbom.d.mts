/** What bundledPackages() and the lockfile say of the package, as CycloneDX 1.6. */
export function sbomOf(root: string, project: unknown, files: readonly string[]): object;
