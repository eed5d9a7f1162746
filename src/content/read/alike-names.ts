import { normalizeFileName } from '../../core/normalize-file-name.ts';
import type { Report } from '../../core/problem.ts';
import type { FoundFile } from './found-file.ts';

/**
 * The files whose names, and those of their folders, are names of their own on every system: Windows and macOS keep one of
 * `A.md` and `a.md`, of `é` and `e` with an accent. Of two, the plain one stays. Reports `file-alike` once for each name;
 * `refused` are the other files, as messages call them.
 */
export function excludeAlikeNames(
  found: FoundFile[],
  label: 'content' | 'public',
  report: Report,
): { files: FoundFile[]; refused: string[] } {
  const refused: string[] = [];
  // Small letters of ASCII have one spelling: most folders hold little else, and two of them are never alike.
  const odd = found.filter(({ path }) => /[A-Z\x80-\uffff]/.test(path));
  if (odd.length === 0) return { files: found, refused };
  const others = alike(found, new Set(odd.flatMap(({ path }) => namesOf(path).filter(isOdd).map(normalizeFileName))));
  if (others.size === 0) return { files: found, refused };
  const told = new Set<string>();
  const files = found.filter(({ path }) => {
    const name = namesOf(path).find((each) => others.has(each));
    if (name === undefined) return true;
    refused.push(`${label}/${path}`);
    if (!told.has(name))
      report({
        code: 'file-alike',
        at: { file: `${label}/${path}` },
        ...expectation(`${label}/${name}`, `${label}/${others.get(name)}`),
      });
    told.add(name);
    return false;
  });
  return { files, refused };
}

/** Names with another spelling, and the one to keep: the plainest, else the first. */
function alike(found: readonly FoundFile[], spellings: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { path } of found) {
    for (const name of namesOf(path)) {
      const key = isOdd(name) ? normalizeFileName(name) : name;
      if (spellings.has(key)) names.set(key, (names.get(key) ?? new Set()).add(name));
    }
  }
  return new Map(
    [...names].flatMap(([key, all]) => {
      const kept = all.has(key) ? key : [...all][0]!;
      return [...all].filter((name) => name !== kept).map((name) => [name, kept] as const);
    }),
  );
}

function expectation(name: string, other: string): { message: string; hint: string } {
  const isComposed = name.normalize() === other.normalize();
  const what = isComposed ? 'with accents composed otherwise' : 'in another spelling';
  return {
    message: `expected a name that no other has in any spelling, got ${JSON.stringify(name)}, which is ${JSON.stringify(other)} ${what}`,
    hint: 'Windows and macOS can keep only one of the two. Rename or remove one.',
  };
}

const isOdd = (name: string): boolean => /[A-Z\x80-\uffff]/.test(name);

/** `a/b/c.md` → `a`, `a/b`, `a/b/c.md`. */
function namesOf(path: string): string[] {
  const names: string[] = [];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) names.push(path.slice(0, at));
  return [...names, path];
}
