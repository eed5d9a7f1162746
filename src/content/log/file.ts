import { growingRoots, leafHash } from '../../core/merkle.ts';
import type { Report } from '../../core/problem.ts';
import { entryOf, type LogEntry } from '../../core/signing/log/entry.ts';

/** A file of content/log/ as it was read. */
export interface LogText {
  /** `content/log/000000-1f3a9c0b.json`. */
  readonly file: string;
  readonly text: string;
}

/** The log of releases of an origin. */
export interface ReleaseLog {
  /** The origin for which all of them were signed. */
  readonly origin: string;
  /** The earliest first. */
  readonly entries: readonly LogEntry[];
}

const nameForm = /^content\/log\/(\d{6})-([0-9a-f]{8})\.json$/;
const hint =
  'No file of the log is edited, renamed or removed: take those of your version control; `npm run log` adds one.';

/**
 * The log that some files are, in the order of their names; undefined after reporting `log-damaged` at each that is not in
 * its place. The name holds the place, and eight digits of the root of the tree up to it: a file that was taken out, edited
 * or exchanged is known by its own name or by the next one.
 */
export function readLog(files: readonly LogText[], report: Report): ReleaseLog | undefined {
  let isWhole = true;
  const damaged = (file: string, message: string) => {
    isWhole = false;
    report({ code: 'log-damaged', at: { file, line: 1, col: 1 }, message, hint });
  };
  const roots = growingRoots(files.map(({ text }) => leafHash(text)));
  const entries = files.map(({ text }) => entryOf(text));
  const origin = entries.find(Boolean)?.claims.sub ?? '';
  // Entries after the first wrong one differ in root, too: that is no news.
  let isTold = false;
  for (const [i, { file }] of files.entries()) {
    const [, place = '', root = ''] = nameForm.exec(file) ?? [];
    const [entry, before] = [entries[i], entries[i - 1]];
    if (place === '') damaged(file, 'expected a name such as 000000-1f3a9c0b.json');
    else if (!isTold && Number(place) !== i) damaged(file, `expected the entry ${i} of the log, got ${Number(place)}`);
    else if (!entry) damaged(file, 'expected the signature of a release, got another text');
    else if (entry.claims.sub !== origin)
      damaged(file, `expected a release of ${origin}, got one of ${entry.claims.sub}`);
    else if (before && entry.claims.iat < before.claims.iat)
      damaged(file, 'expected a release that is no older than the one before');
    else if (!isTold && roots[i]?.slice(0, 8) !== root)
      damaged(file, `expected entries that have the root which the name tells (${root}), got ${roots[i]?.slice(0, 8)}`);
    isTold ||= !isWhole;
  }
  return isWhole ? { origin, entries: entries.filter((entry) => entry !== undefined) } : undefined;
}

/** The file of an entry that follows those of a log, for `content/`. */
export function writeLogFile(log: ReleaseLog | undefined, text: string): LogText {
  const before = log?.entries.map((entry) => entry.text) ?? [];
  const root = growingRoots([...before, text].map((each) => leafHash(each))).at(-1) ?? '';
  return { file: `content/log/${String(before.length).padStart(6, '0')}-${root.slice(0, 8)}.json`, text };
}
