import type { Site } from '../../content/site.ts';

/** What says that a file was made here, and may be replaced. */
export const codeOwnersHead = '# Made from owners in content/site.ts by npm run owners; never edited by hand.\n';

/**
 * The rows of `owners` as a file that GitHub and GitLab read. `below` is where the project stands in its repository: empty, or
 * `sites/x/`.
 */
export function codeOwners(owners: NonNullable<Site['owners']>, below: string): string {
  const rows = owners.flatMap(({ files, owners: who }) => files.map((file) => `/${below}${file} ${who.join(' ')}\n`));
  return codeOwnersHead + rows.join('');
}
