import { sha256 } from '../../core/digest.ts';
import type { Digested } from '../state.ts';

/**
 * What the pages of a site are made of, part by part: the name of each as people know it, and its value or digest. Shards
 * of equal plans fit together, and into a build of that plan.
 */
export type Plan = Readonly<Record<string, string>>;

/** Settings by name, and the content: each file beside the folders of content/, each folder, and public/. */
export function planOf(settings: Plan, { trees, digests }: Pick<Digested, 'trees' | 'digests'>): Plan {
  const parts: Record<string, string> = { ...settings };
  const lines = new Map<string, string[]>();
  for (const [index, tree] of trees.entries())
    for (const [entry, path] of tree.paths.entries()) {
      const digest = digests[index]?.[entry];
      // What `carry` puts beside a release is for the whole alone.
      if (!digest || (index === 1 && path.startsWith('assets/'))) continue;
      const part = index === 0 ? `content/${/^[^/]*\/?/.exec(path)?.[0] ?? ''}` : 'public/';
      const found = lines.get(part) ?? [];
      found.push(`${digest} ${path}`);
      lines.set(part, found);
    }
  for (const [part, found] of lines) parts[part] = sha256(found.sort().join('\n'));
  return parts;
}

/** What differs between the plan of a shard and the one of this build, each in a few words. */
export function differences(there: Plan, here: Plan): string[] {
  const names = new Set([...Object.keys(there), ...Object.keys(here)]);
  return [...names]
    .filter((name) => there[name] !== here[name])
    .map((name) => difference(name, there[name], here[name]));
}

const isDigest = (value: string) => /^[0-9a-f]{64}$/.test(value);

function difference(name: string, there: string | undefined, here: string | undefined): string {
  if (there === undefined) return `${name} is new`;
  if (here === undefined) return `${name} is gone`;
  return isDigest(there) && isDigest(here) ? `${name} differs` : `${name} was ${there} there and is ${here} here`;
}
