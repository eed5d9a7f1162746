import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UsageError } from './arguments.ts';
import type { SourceOptions } from './source-options.ts';

type Folders = Pick<SourceOptions, 'contentDir' | 'publicDir'>;

/** Changes since a commit. */
export interface ChangedFiles {
  /** Ref, given or found: `origin/main`. */
  readonly ref: string;
  /** The commits from which both have come: one for each folder, since content/ may be a submodule. */
  readonly bases: readonly Base[];
  /** Paths as in problems: `content/site.ts`; untracked files too, ignored files not. */
  readonly files: ReadonlySet<string>;
  /** The folder is in no repository: what differs in it is not known. */
  readonly unknown: readonly string[];
}

interface Base {
  readonly label: 'content' | 'public';
  readonly folder: string;
  /** The commit, or the empty tree. */
  readonly base: string;
}

/** Asks git what differs from where HEAD left `ref` ('': origin/main, else main). Throws UsageError where that cannot be told. */
export function findChangedFiles(ref: string, { contentDir, publicDir }: Folders): ChangedFiles {
  const folders = [
    { label: 'content', folder: contentDir },
    { label: 'public', folder: publicDir },
  ] as const;
  const there = folders.filter(({ folder }) => existsSync(folder));
  const known = there.filter(({ label, folder }) => label === 'content' || isTracked(folder));
  const found = known.map((each) => ({ ...each, ...baseOf(each.folder, ref) }));
  const files = found.flatMap(({ label, folder, base }) =>
    changedBelow(folder, base).map((name) => `${label}/${name}`),
  );
  return {
    ref: found[0]?.ref ?? ref,
    bases: found,
    files: new Set(files),
    unknown: there.filter((each) => !known.includes(each)).map(({ label }) => label),
  };
}

/**
 * Gives `use` the two folders as they were at a commit, written to a temporary place that is removed afterwards;
 * undefined where there was no content then.
 */
export async function withFoldersAtCommit<T>(
  bases: readonly Base[],
  use: (then: Folders) => Promise<T>,
): Promise<T | undefined> {
  const place = mkdtempSync(join(tmpdir(), 'gazette-base-'));
  try {
    const folders = { content: join(place, 'content-tree'), public: join(place, 'public-tree') };
    for (const { label, folder, base } of bases) {
      // An index of its own: that of the person is not touched.
      const env = { GIT_INDEX_FILE: join(place, `${label}-index`) };
      const top = git(['rev-parse', '--show-toplevel'], folder).trim();
      const prefix = git(['rev-parse', '--show-prefix'], folder).replace(/\n$/, '');
      git(['read-tree', base], top, env);
      const input = git(['ls-files', '-z', ...(prefix === '' ? [] : ['--', prefix])], top, env);
      git(['checkout-index', '-z', '--stdin', `--prefix=${folders[label]}/`], top, env, input);
      folders[label] = join(folders[label], prefix);
    }
    const then = { contentDir: folders.content, publicDir: folders.public };
    return existsSync(then.contentDir) ? await use(then) : undefined;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const isTracked = (folder: string) => asked(['rev-parse', '--is-inside-work-tree'], folder) === 'true\n';

/** Where a folder's repository, or that of which it is a submodule, left a commit. */
function baseOf(folder: string, ref: string): { ref: string; base: string } {
  if (!isTracked(folder)) throw new UsageError(`--changed asks git what differs: ${whyNot(folder)}`);
  const above = asked(['rev-parse', '--show-superproject-working-tree'], folder)?.trim();
  if (above) {
    const whole = baseOf(above, ref);
    const path = git(['rev-parse', '--show-toplevel'], folder)
      .trim()
      .slice(above.length + 1);
    const link = asked(['rev-parse', '--verify', '--quiet', `${whole.base}:${path}`], above)?.trim();
    if (link !== undefined && commitOf(link, folder) === undefined)
      throw new UsageError(
        `--changed: the submodule ${path} lacks commit ${link.slice(0, 12)}, which ${whole.ref} has. Fetch its whole history.`,
      );
    return { ref: whole.ref, base: link ?? git(['hash-object', '-t', 'tree', '--stdin'], folder).trim() };
  }
  const names = ref === '' ? ['origin/main', 'main'] : [ref];
  const known = names.find((name) => commitOf(name, folder) !== undefined);
  if (known === undefined)
    throw new UsageError(
      `--changed: git knows no ${names.join(' and no ')}. Fetch it, or name another: --changed REF.`,
    );
  const base = asked(['merge-base', '--end-of-options', known, 'HEAD'], folder)?.trim();
  if (!base)
    throw new UsageError(
      `--changed: HEAD and ${known} share no commit. A shallow clone lacks it: fetch the whole history (fetch-depth: 0).`,
    );
  return { ref: known, base };
}

/** In no repository, or in one that git does not read, as one of somebody else; then what git says of it. */
function whyNot(folder: string): string {
  try {
    git(['rev-parse', '--is-inside-work-tree'], folder);
    return `${folder} is in no work tree.`;
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? '').split('\n')[0] ?? '';
    return /not a git repository/.test(said) ? `${dirname(folder)} is in no repository.` : `it says "${said}".`;
  }
}

function changedBelow(folder: string, base: string): string[] {
  const differs = git(['diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', '.'], folder);
  const unknown = git(['ls-files', '--others', '--exclude-standard', '-z', '--', '.'], folder);
  return `${differs}${unknown}`.split('\0').filter((name) => name !== '');
}

const commitOf = (ref: string, folder: string) =>
  asked(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], folder);

/** Output of git; undefined if it fails. */
function asked(args: readonly string[], cwd: string): string | undefined {
  try {
    return git(args, cwd);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return undefined;
  }
}

function git(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}, input = ''): string {
  try {
    // English, since one of its sentences is known; and paths are paths, not patterns.
    const own = { LC_ALL: 'C', GIT_LITERAL_PATHSPECS: '1', ...env };
    const options = {
      cwd,
      input,
      env: { ...outsideHooks(), ...own },
      maxBuffer: 256_000_000,
      encoding: 'utf8',
    } as const;
    return execFileSync('git', args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && existsSync(cwd))
      throw new UsageError('--changed asks git what differs, and git is not installed.');
    throw error;
  }
}

/** Hooks are told their repository and its index by paths from its top, which are wrong anywhere else. */
function outsideHooks(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, GIT_PREFIX: _prefix, ...env } = process.env;
  return env;
}
