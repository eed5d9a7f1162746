import type { Site } from '../../content/site.ts';

/** Header of a generated file, which may be replaced. */
export const codeOwnersHead = '# Made from owners in content/site.ts by npm run owners; never edited by hand.\n';

type Owners = NonNullable<Site['owners']>;

/** A fact, by its file and field, and who answers for it. */
export interface OwnedFact {
  /** `content/company.ts#registeredAddress`. */
  readonly fact: string;
  readonly owners: readonly string[];
}

/** The facts that `owners` names, in its order; a fact that two rows name has the owners of the last. */
export function ownedFacts(owners: Owners): OwnedFact[] {
  const rows = owners.flatMap(({ files, owners: who }) =>
    files.filter((file) => file.includes('#')).map((fact) => [fact, who] as const),
  );
  return [...new Map(rows)].map(([fact, who]) => ({ fact, owners: who }));
}

/**
 * The rows of `owners` as a file that GitHub and GitLab read. These know files alone: of a file with facts that somebody answers
 * for, all are asked, those of the file and those of its facts. `below` is where the project stands in its repository: empty,
 * or `sites/x/`.
 */
export function codeOwners(owners: Owners, below: string): string {
  const files = owners.flatMap(({ files, owners: who }) =>
    files.filter((file) => !file.includes('#')).map((file) => [file, who] as const),
  );
  const asked = new Map<string, Set<string>>();
  for (const { fact, owners: who } of ownedFacts(owners)) {
    const [file = ''] = fact.split('#');
    const ofFile = files.findLast(([pattern]) => fits(pattern, file))?.[1] ?? [];
    asked.set(file, new Set([...(asked.get(file) ?? ofFile), ...who]));
  }
  const rows = [...files, ...[...asked].map(([file, who]) => [file, [...who]] as const)];
  return codeOwnersHead + rows.map(([file, who]) => `/${below}${file} ${who.join(' ')}\n`).join('');
}

/** Matches a CODEOWNERS pattern: a folder covers all below it, `*` stays in its folder, `**` does not. */
function fits(pattern: string, file: string): boolean {
  const words = pattern
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(?:.*/)?', '**': '.*' })[stars] ?? '[^/]*');
  return new RegExp(`^${words}${pattern.endsWith('*') ? '' : '(?:/.*)?'}$`).test(file);
}
