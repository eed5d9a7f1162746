import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { main as attach } from '../../src/commands/attach.ts';
import { readExceptions } from '../../src/commands/common/known-exceptions.ts';
import { themeSetting } from '../../src/commands/common/source-options.ts';
import { checkTypes } from '../../src/commands/common/type-check.ts';
import { build } from '../../src/compile/build.ts';
import type { LedgerFile } from '../../src/content/ledger/ledger-file.ts';
import type { Problem } from '../../src/core/problem.ts';
import { ForeignFilesError } from '../../src/publish/errors.ts';
import { invocationOf, problemsIn } from '../support/invocation.ts';
import { kept } from '../support/kept.ts';
import { ledgerOf } from '../support/ledger.ts';
import { publishRelease } from '../support/publish-release.ts';
import type { Case, Change, Changes, ShownCase } from './case.ts';

/** Read by `audit --accept`. */
const exceptions = 'known.yaml';

const project = new URL('../../', import.meta.url).pathname;
export const fixture = join(project, 'tests/fixtures/small');
const root = mkdtempSync(join(tmpdir(), 'gazette-problems-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  [reused, mend] = [undefined, () => undefined];
});

let serial = 0;

/** A copy of the small site with these changes; removed when the test file ends. */
export function spoiled(files: Changes, ledger?: true): string {
  const dir = join(root, String(serial++));
  cpSync(fixture, dir, { recursive: true });
  spoil(dir, files, ledger);
  return dir;
}

let reused: string | undefined;
let mend = (): void => undefined;

/** One copy for all: the changes of the call before are taken back. For what only reads it, and before the next call. */
export function respoiled(files: Changes, ledger?: true): string {
  reused ??= spoiled({});
  mend();
  mend = spoil(reused, files, ledger);
  return reused;
}

/** Changes a copy; returns what takes the changes back. */
function spoil(dir: string, files: Changes, ledger?: true): () => void {
  const changes: [file: string, change: Change][] = ledger ? adopted().map(({ file, text }) => [file, text]) : [];
  changes.push(...Object.entries(files));
  const made: string[] = [];
  for (const [file, change] of changes) {
    const path = join(dir, file);
    made.push(mkdirSync(dirname(path), { recursive: true }) ?? path);
    if (change === null) rmSync(path, { force: true });
    else if (typeof change === 'string' || change instanceof Uint8Array) writeFileSync(path, change);
    else if ('linkTo' in change) symlinkSync(change.linkTo, path);
    else writeFileSync(path, edited(file, readFileSync(path, 'utf8'), change));
  }
  return () => {
    for (const path of made) rmSync(path, { recursive: true, force: true });
    for (const [file] of changes) if (existsSync(join(fixture, file))) cpSync(join(fixture, file), join(dir, file));
  };
}

/** The ledger of the small site, made once. */
const adopted = (() => {
  let made: readonly LedgerFile[] | undefined;
  return () => {
    made ??= ledgerOf({ contentDir: join(fixture, 'content'), publicDir: join(fixture, 'public') });
    return made;
  };
})();

function edited(file: string, text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`${file} does not hold what the case replaces: ${from}`);
  return text.replace(from, () => to);
}

/** Builds a copy, on a day after all its dates. */
export const run = (dir: string, options: Case['options'] = {}) =>
  build({
    contentDir: join(dir, 'content'),
    publicDir: join(dir, 'public'),
    preview: false,
    today: '2026-03-15',
    cache: kept,
    theme: themeSetting(dir, join(dir, 'content')),
    ...options,
  });

/** The problems of a shown case with one of its two sides, found by what finds them. */
export async function problemsOf({ by, options, ledger }: ShownCase, side: Changes): Promise<readonly Problem[]> {
  const dir = spoiled(side, ledger);
  // The small site itself, which is tested to have none.
  if (Object.values(side).every((change) => Array.isArray(change) && change[0] === change[1])) return [];
  if (by === 'audit') {
    const found: Problem[] = [];
    readExceptions(
      exceptions,
      readFileSync(join(dir, exceptions)),
      '2026-03-15',
      (problem) => void found.push(problem),
    );
    return found;
  }
  if (by === 'attach') return attachedTo(dir);
  const { problems, release } = run(dir, options);
  if (by === 'types')
    return [...problems, ...(await checkTypes(join(dir, 'content'), { root: project, program: project }))!];
  if (by !== 'publish') return problems;
  const target = { outDir: join(dir, 'dist'), deployDir: join(dir, 'deploy'), deployFiles: [] };
  const error = await publishRelease(release!, target).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return problems;
  if (!(error instanceof ForeignFilesError)) throw error;
  return error.problems.map((problem) => ({ ...problem, at: { file: problem.at!.file.slice(dir.length + 1) } }));
}

/** Problems of attaching to the folder _site of a copy. */
async function attachedTo(dir: string): Promise<readonly Problem[]> {
  const { invocation, said } = invocationOf(dir, ['_site', '--json'], {
    now: () => Date.parse('2026-03-15T12:00:00Z'),
  });
  await attach(invocation);
  return problemsIn(said()).map((line) => {
    const { file, line: at, col, hint, field, ...problem } = JSON.parse(line);
    return {
      ...problem,
      at: at === null ? { file } : { file, line: at, col },
      ...(hint !== null && { hint }),
      ...(field !== null && { field }),
    };
  });
}
