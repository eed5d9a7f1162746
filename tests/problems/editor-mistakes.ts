import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from '../../src/compile/build.ts';
import type { Problem } from '../../src/core/problem.ts';
import { fixContent } from '../../src/desk/fix/fix-content.ts';
import { kept } from '../support/kept.ts';
import { withoutHistory } from '../support/without-history.ts';

/** A mistake of somebody who does not program: a text that was replaced, or a file that was added. */
export interface EditorMistake {
  readonly site: string;
  readonly what: string;
  readonly file: string;
  readonly from?: string;
  readonly to?: string;
  /** Text there once the hint was followed. */
  readonly right?: string;
  readonly text?: string;
  readonly base64?: string;
  /** Where the file belongs; none: it is deleted. */
  readonly rightFile?: string;
  readonly rightText?: string;
  /** Whether there is one thing that can be meant. */
  readonly fix: boolean;
  /** Words of the message or its hint that say what to do. */
  readonly says?: string;
  /** Parts that do not work yet: `place`, `hint` or `fix`. */
  readonly misses?: readonly string[];
}

export interface Outcome {
  readonly problems: readonly Problem[];
  /** Those at the place of the mistake. */
  readonly placed: readonly Problem[];
  /** Problems left after the hint was followed, and after `--fix`. */
  readonly afterHint: readonly Problem[];
  readonly afterFix: readonly Problem[];
}

const project = new URL('../../', import.meta.url).pathname;

/** Copies of the sites, whose mistakes are taken back after each. */
export function mistakeTrial() {
  const root = mkdtempSync(join(tmpdir(), 'editor-mistakes-'));
  let serial = 0;
  const known = new Map<string, ReadonlySet<string>>();
  const copied = (site: string) => {
    const folder = join(root, String(serial++));
    const source = site === 'example' ? project : join(project, 'tests/fixtures', site);
    for (const each of ['content', 'public']) cpSync(join(source, each), join(folder, each), { recursive: true });
    if (site === 'example') withoutHistory(join(folder, 'content'));
    return folder;
  };
  const optionsOf = (folder: string) => ({
    contentDir: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    preview: false,
    today: '2026-11-21',
    cache: kept,
  });
  const idOf = ({ code, at, message }: Problem) => `${code} ${at?.file} ${message}`;
  const problemsIn = (folder: string, site: string): Problem[] => {
    const usual = known.get(site) ?? new Set(build(optionsOf(copied(site))).problems.map(idOf));
    known.set(site, usual);
    return build(optionsOf(folder)).problems.filter((problem) => !usual.has(idOf(problem)));
  };
  const folders = new Map<string, string>();
  const attempt = (mistake: EditorMistake): Outcome => {
    const { site, file } = mistake;
    const folder = folders.get(site) ?? copied(site);
    folders.set(site, folder);
    const before = snapshot(folder);
    const original = before.get(file)?.toString('utf8') ?? '';
    const { bytes, lines } = spoiledText(mistake, original);
    write(folder, file, bytes);
    const problems = problemsIn(folder, site);
    const placed = problems.filter(
      ({ at }) => at?.file === file && (!lines || !('line' in at) || (at.line >= lines[0] && at.line <= lines[1])),
    );
    const isSound = () => isEqual(snapshot(folder), before);
    fixContent(optionsOf(folder));
    const afterFix = isSound() ? [] : problemsIn(folder, site);
    restore(folder, before);
    const corrected = mistake.from === undefined ? mistake.rightFile : file;
    const text =
      mistake.from === undefined
        ? (mistake.rightText ?? bytes)
        : original.replace(mistake.from, () => mistake.right ?? '');
    if (corrected) write(folder, corrected, text);
    const afterHint = isSound() ? [] : problemsIn(folder, site);
    restore(folder, before);
    return { problems, placed, afterHint, afterFix };
  };
  return { attempt, remove: () => rmSync(root, { recursive: true, force: true }) };
}

type Snapshot = ReadonlyMap<string, Buffer>;

const snapshot = (folder: string): Snapshot =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [
        relative(folder, join(entry.parentPath, entry.name)),
        readFileSync(join(entry.parentPath, entry.name)),
      ]),
  );

const isEqual = (a: Snapshot, b: Snapshot) =>
  a.size === b.size && [...a].every(([file, bytes]) => b.get(file)?.equals(bytes) === true);

function restore(folder: string, before: Snapshot): void {
  for (const [file, bytes] of snapshot(folder)) if (!before.get(file)?.equals(bytes)) rmSync(join(folder, file));
  for (const [file, bytes] of before) if (!existsSync(join(folder, file))) write(folder, file, bytes);
}

function write(folder: string, file: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), bytes);
}

/** The file with the mistake, and the lines on which it may be told: one more on each side, for what is missing. */
function spoiledText({ what, from, to = '', text, base64 }: EditorMistake, original: string) {
  if (from === undefined) return { bytes: base64 ? Buffer.from(base64, 'base64') : Buffer.from(text ?? '') };
  if (!original.includes(from)) throw new Error(`${what}: the file does not hold ${from}`);
  const first = original.slice(0, original.indexOf(from)).split('\n').length;
  const last = first + to.replace(/\n$/, '').split('\n').length - 1;
  return { bytes: Buffer.from(original.replace(from, () => to)), lines: [first - 1, last + 1] as const };
}
