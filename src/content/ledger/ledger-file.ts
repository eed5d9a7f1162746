import { isCalendarDate } from '../../core/dates.ts';
import { sha256 } from '../../core/digest.ts';
import { compareCodeUnits, type Problem, type Report } from '../../core/problem.ts';
import type { LedgerEntry } from './history.ts';

/** A file of content/ledger/ as it was read. */
export interface LedgerFile {
  /** `content/ledger/2026-11-22-1f3a9c0b.txt`. */
  readonly file: string;
  readonly text: string;
}

const nameForm = /^content\/ledger\/(\d{4}-\d{2}-\d{2}|base)-([0-9a-f]{8})\.txt$/;
const lineForm = /^([^\s#]+#\S+) (-|[\w-]{22})(?: (\d{4}-\d{2}-\d{2}))?(?:\t(!|\[.*\]))?$/;

interface LedgerRead {
  readonly entries: readonly LedgerEntry[];
  readonly problems: readonly Problem[];
}

/** Caches results: each file is read and hashed once, however often it is asked for. */
const known = new WeakMap<LedgerFile, LedgerRead>();

/**
 * The entries of a file; what is damaged is reported with its line (`ledger-damaged`) and left out. The name holds eight
 * digits of a hash of day and text, so that a file that was torn, edited or given another day is known as that.
 */
export function parseLedgerFile(from: LedgerFile, report: Report): readonly LedgerEntry[] {
  let read = known.get(from);
  if (!read) {
    const problems: Problem[] = [];
    read = { entries: entriesIn(from, (problem) => void problems.push(problem)), problems };
    known.set(from, read);
  }
  read.problems.forEach(report);
  return read.entries;
}

function entriesIn({ file, text }: LedgerFile, report: Report): LedgerEntry[] {
  const damaged = (line: number, message: string) =>
    report({ code: 'ledger-damaged', at: { file, line, col: 1 }, message, hint });
  const [, day = '', hash = ''] = nameForm.exec(file) ?? [];
  const isBase = day === 'base';
  if (day === '' || !(isBase || isCalendarDate(day))) {
    damaged(1, 'expected a name such as 2026-11-22-1f3a9c0b.txt or base-1f3a9c0b.txt');
    return [];
  }
  const lines = text.split('\n');
  if (lines.pop() !== '') damaged(lines.length + 1, 'expected a whole file, got one whose last line has no end');
  const entries = lines.flatMap((line, i): LedgerEntry[] => {
    const entry = entryOf(line, isBase ? undefined : day);
    if (!entry)
      damaged(i + 1, `expected ${isBase ? 'address, digest and date' : 'address and digest'}, got another line`);
    return entry ? [entry] : [];
  });
  const disorder = lines.findIndex((line, i) => i > 0 && compareCodeUnits(lines[i - 1] ?? '', line) >= 0);
  if (disorder > 0) damaged(disorder + 1, 'expected lines in their order, each once');
  else if (hash !== hashOf(day, text) && hash !== olderHashOf(text))
    damaged(1, `expected the day and the text of its name (${hash}), got others (${hashOf(day, text)})`);
  return entries;
}

const hint = 'No file of the ledger is edited: take the one of your version control.';

function entryOf(line: string, day: string | undefined): LedgerEntry | undefined {
  const [, address, digest, own, kept] = lineForm.exec(line) ?? [];
  const date = day ?? own;
  const isDated = day === undefined ? own !== undefined && isCalendarDate(own) : own === undefined;
  if (address === undefined || digest === undefined || date === undefined || !isDated) return undefined;
  if (kept === undefined) return { address, date, digest };
  if (kept === '!') return { address, date, digest, isForgotten: true };
  const values = listOf(kept);
  return values && values.length <= 2 ? { address, date, digest, values } : undefined;
}

function listOf(json: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(json) as readonly unknown[];
  } catch {
    return undefined;
  }
}

/** The file of some entries, for `content/`: of one date, or, with `base`, of any. */
export function renderLedgerFile(entries: readonly LedgerEntry[], base?: 'base'): LedgerFile {
  const lines = entries.map(({ address, date, digest, values, isForgotten }) => {
    const kept = isForgotten ? '\t!' : values === undefined ? '' : `\t${JSON.stringify(values)}`;
    return `${address} ${digest}${base ? ` ${date}` : ''}${kept}\n`;
  });
  const text = [...new Set(lines)].sort(compareCodeUnits).join('');
  const day = base ?? entries[0]?.date ?? '';
  return { file: `content/ledger/${day}-${hashOf(day, text)}.txt`, text };
}

const hashOf = (day: string, text: string) => sha256(`${day}\n${text}`).slice(0, 8);

/** Versions before the day was hashed, whose files are read for good, told the text alone. */
const olderHashOf = (text: string) => sha256(text).slice(0, 8);
