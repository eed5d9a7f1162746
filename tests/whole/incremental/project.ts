import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../../../src/commands/build.ts';
import { sha256 } from '../../../src/core/digest.ts';
import { invocationOf, problemsIn } from '../../support/invocation.ts';

/** The choices of somebody besides the content. */
export interface Choices {
  readonly flags: readonly string[];
  readonly baseUrl?: string | undefined;
  /** Names the code that runs. */
  readonly version: string;
}

/** The result of a build: its exit code, what it said, and every entry of both folders. */
export interface Outcome {
  readonly exit: number;
  readonly problems: readonly string[];
  readonly folders: readonly string[];
}

/** A project in a folder of its own, which is built as often as one likes. */
export interface Project {
  readonly content: string;
  readonly public: string;
  readonly out: string;
  readonly cache: string;
  /** Builds with what earlier builds left. */
  build(choices: Choices): Promise<Outcome>;
  /** Builds the same content in another place, where nothing was ever built. */
  buildClean(choices: Choices): Promise<Outcome>;
}

const fixture = new URL('../../fixtures/small/', import.meta.url).pathname;

export function makeProject(): Project {
  const root = mkdtempSync(join(tmpdir(), 'gazette-edits-'));
  cpSync(fixture, root, { recursive: true });
  const place = { content: join(root, 'content'), public: join(root, 'public') };
  let clean = 0;
  return {
    ...place,
    out: join(root, 'out/dist'),
    cache: join(root, '.cache/gazette'),
    build: (choices) => run(root, place.content, join(root, 'out'), choices),
    async buildClean(choices) {
      const fresh = join(root, `clean-${clean++}`);
      mkdirSync(fresh);
      const outcome = await run(fresh, place.content, join(fresh, 'out'), choices);
      rmSync(fresh, { recursive: true });
      return outcome;
    },
  };
}

async function run(root: string, content: string, out: string, { flags, baseUrl, version }: Choices): Promise<Outcome> {
  const { invocation, said } = invocationOf(
    root,
    ['--content', content, '--output', join(out, 'dist'), '--json', ...flags],
    // The name of a file in messages does not depend on where the cache is.
    { env: { BASE_URL: baseUrl }, cwd: join(content, '..'), bundleKey: version, now: Date.now },
  );
  const exit = await main(invocation);
  const problems = problemsIn(said());
  return { exit, problems, folders: ['dist', 'deploy'].flatMap((name) => entriesOf(join(out, name), name)) };
}

/** Every entry with its mode, its time and its bytes. */
function entriesOf(folder: string, label: string): string[] {
  if (!existsSync(folder)) return [`${label}: none`];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const stat = lstatSync(join(folder, path));
      const what = stat.isFile() ? `${stat.mtimeMs} ${sha256(readFileSync(join(folder, path)))}` : 'folder';
      return `${label}/${path} ${(stat.mode & 0o777).toString(8)} ${what}`;
    });
}
