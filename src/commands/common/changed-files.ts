import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UsageError } from './arguments.ts';
import type { SourceOptions } from './source-options.ts';

type Folders = Pick<SourceOptions, 'contentDir' | 'publicDir'>;

/** What differs from a commit. */
export interface Change {
  /** As it was given, or found: `origin/main`. */
  readonly ref: string;
  /** The commit from which both have come. */
  readonly base: string;
  /** As problems name them: `content/site.ts`; those that git does not know yet too, none that is ignored. */
  readonly files: ReadonlySet<string>;
}

/** Asks git what differs from where HEAD left `ref` ('': origin/main, else main). Throws UsageError where that cannot be told. */
export function changeSince(ref: string, folders: Folders): Change {
  const { contentDir, publicDir } = folders;
  if (asked(['rev-parse', '--is-inside-work-tree'], dirname(contentDir)) !== 'true\n')
    throw new UsageError(`--changed asks git what differs: ${dirname(contentDir)} is in no repository.`);
  const names = ref === '' ? ['origin/main', 'main'] : [ref];
  const known = names.find((name) => commitOf(name, contentDir) !== undefined);
  if (known === undefined)
    throw new UsageError(
      `--changed: git knows no ${names.join(' and no ')}. Fetch it, or name another: --changed REF.`,
    );
  const base = asked(['merge-base', '--end-of-options', known, 'HEAD'], dirname(contentDir))?.trim();
  if (!base)
    throw new UsageError(
      `--changed: HEAD and ${known} share no commit. A shallow clone lacks it: fetch the whole history.`,
    );
  const below = (folder: string, label: string) => changedBelow(folder, base).map((name) => `${label}/${name}`);
  return { ref: known, base, files: new Set([...below(contentDir, 'content'), ...below(publicDir, 'public')]) };
}

/**
 * Gives `use` the two folders as they were at a commit, written to a temporary place that is removed afterwards;
 * undefined where there was no content then.
 */
export async function withFoldersAt<T>(
  base: string,
  folders: Folders,
  use: (then: Folders) => Promise<T>,
): Promise<T | undefined> {
  const [content, pub] = [prefixOf(folders.contentDir), prefixOf(folders.publicDir)];
  const place = mkdtempSync(join(tmpdir(), 'gazette-base-'));
  try {
    // An index of its own: that of the person is not touched.
    const env = { GIT_INDEX_FILE: join(place, 'index') };
    const top = git(['rev-parse', '--show-toplevel'], dirname(folders.contentDir)).trim();
    git(['read-tree', base], top, env);
    const wanted = [content, pub].filter((each) => each !== undefined);
    const listed = git(['ls-files', '-z', '--', ...wanted], top, env);
    const input = listed.endsWith('\0') ? listed : '';
    git(['checkout-index', '-z', '--stdin', `--prefix=${place}/tree/`], top, env, input);
    const then = { contentDir: join(place, 'tree', content ?? ''), publicDir: join(place, 'tree', pub ?? 'public') };
    return existsSync(then.contentDir) ? await use(then) : undefined;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Where a folder is in its repository: `site/content/`; undefined where there is none. */
const prefixOf = (folder: string) =>
  existsSync(folder) ? asked(['rev-parse', '--show-prefix'], folder)?.replace(/\n$/, '') : undefined;

function changedBelow(folder: string, base: string): string[] {
  if (!existsSync(folder)) return [];
  const differs = git(['diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', '.'], folder);
  const unknown = git(['ls-files', '--others', '--exclude-standard', '-z', '--', '.'], folder);
  return `${differs}${unknown}`.split('\0').filter((name) => name !== '');
}

const commitOf = (ref: string, folder: string) =>
  asked(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], dirname(folder));

/** What git answers; undefined where it refuses. */
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
    const options = { cwd, input, env: { ...process.env, ...env }, maxBuffer: 256_000_000, encoding: 'utf8' } as const;
    return execFileSync('git', args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && existsSync(cwd))
      throw new UsageError('--changed asks git what differs, and git is not installed.');
    throw error;
  }
}
