import { describe, expect, it } from 'vitest';
import { buildHistory, findLatestRecord, type LedgerEntry } from '../../../src/content/ledger/history.ts';
import { type LedgerFile, parseLedgerFile, renderLedgerFile } from '../../../src/content/ledger/ledger-file.ts';
import { sha256 } from '../../../src/core/digest.ts';
import type { Problem } from '../../../src/core/problem.ts';

const digest = (letter: string) => letter.repeat(22);
const entry = (address: string, letter: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{ address, date: '2026-11-22', digest: digest(letter) },
  ...more,
});
const entries = [
  entry('solutions#kit/summary', 'b'),
  entry('company#phone', 'a', { values: ['+44', '+49\t"x" #\n'] }),
  entry('faq#gone/answer', 'c', { digest: '-', values: ['No.'] }),
  entry('company#people/ann/name', 'd', { isForgotten: true }),
];

function read(file: LedgerFile): { entries: readonly LedgerEntry[]; problems: string[] } {
  const problems: Problem[] = [];
  const found = parseLedgerFile(file, (problem) => void problems.push(problem));
  const place = ({ at }: Problem) => (at && 'line' in at ? at.line : 0);
  return { entries: found, problems: problems.map((each) => `${each.code} ${place(each)} ${each.message}`) };
}

describe('a file of the ledger', () => {
  it('is read as it was written, its lines sorted, with its own hash in its name', () => {
    const file = renderLedgerFile(entries);
    expect(file.file).toMatch(/^content\/ledger\/2026-11-22-[0-9a-f]{8}\.txt$/);
    expect(file.text.split('\n')).toEqual([...file.text.split('\n').slice(0, -1).sort(), '']);
    const sorted = [...entries].sort((a, b) => (a.address < b.address ? -1 : 1));
    expect(read(file)).toEqual({ entries: sorted, problems: [] });
    expect(renderLedgerFile([...entries].reverse())).toEqual(file);
  });

  it('may hold entries of several dates as a base', () => {
    const all = [entry('a#b', 'a', { date: '2025-01-31', values: [] }), entry('a#b', 'b', { values: [null, 2] })];
    const file = renderLedgerFile(all, 'base');
    expect(file.file).toContain('/base-');
    expect(read(file)).toEqual({ entries: all, problems: [] });
  });

  it('is read once however many ask, and each of them hears what is wrong', () => {
    const file = { ...renderLedgerFile(entries), file: 'content/ledger/2026-11-22.txt' };
    const [first, second] = [read(file), read(file)];
    expect(second.entries).toBe(first.entries);
    expect([first.problems.length, second.problems]).toEqual([1, first.problems]);
  });

  it('of an older Gazette is read, whose name tells a hash of the text alone', () => {
    for (const base of [undefined, 'base'] as const) {
      const { file, text } = renderLedgerFile(entries, base);
      const older = { file: file.replace(/[0-9a-f]{8}\.txt$/, `${sha256(text).slice(0, 8)}.txt`), text };
      expect(older.file).not.toBe(file);
      expect(read(older)).toEqual(read({ file, text }));
      expect(read(older).problems).toEqual([]);
    }
  });

  const whole = renderLedgerFile(entries);
  const named = (text: string, file = whole.file): LedgerFile => ({ file, text });
  it.each<[string, LedgerFile, number]>([
    ['is torn in a line', named(whole.text.slice(0, -5)), 4],
    ['lacks its last line', named(`${whole.text.split('\n').slice(0, -2).join('\n')}\n`), 1],
    ['has an edited digest', named(whole.text.replace(digest('b'), digest('e'))), 1],
    ['has a line that is none', named(whole.text.replace(digest('b'), 'short')), 4],
    ['has a line twice', named(`${whole.text + whole.text.split('\n')[3]!}\n`), 5],
    ['is not sorted', named(`${whole.text.split('\n').slice(0, -1).reverse().join('\n')}\n`), 2],
    ['has values that are no JSON', named(whole.text.replace('["No."]', '[No.]')), 3],
    ['has a name without a hash', named(whole.text, 'content/ledger/2026-11-22.txt'), 1],
    ['has a day that there is not', named(whole.text, whole.file.replace('11-22', '02-30')), 1],
    ['has another day', named(whole.text, whole.file.replace('11-22', '11-23')), 1],
    ['is a base by name alone', named(whole.text, whole.file.replace('2026-11-22', 'base')), 1],
  ])('is refused with its line when it %s', (_, file, line) => {
    const { problems } = read(file);
    expect(problems[0]).toMatch(new RegExp(`^ledger-damaged ${line} `));
  });
});

describe('the history of an address', () => {
  const at = (date: string, letter: string, more: Partial<LedgerEntry> = {}) => entry('a#b', letter, { date, ...more });

  it('ends with the latest date, whatever the order of files', () => {
    const list = [at('2026-03-01', 'a'), at('2026-01-01', 'z'), at('2026-02-01', 'm')];
    for (const each of [list, [...list].reverse()])
      expect(findLatestRecord(buildHistory(each), 'a#b')?.latest.digest).toBe(digest('a'));
  });

  it('knows of one day every digest: branches that released on it meet there', () => {
    const list = [at('2026-03-01', 'b'), at('2026-03-01', 'a'), at('2026-02-01', 'x')];
    const known = findLatestRecord(buildHistory(list), 'a#b');
    expect(known?.latest.digest).toBe(digest('b'));
    expect([...known!.digests].sort()).toEqual([digest('a'), digest('b')]);
  });

  it('puts changes of one day in the order in which their values follow each other', () => {
    const second = at('2026-03-01', 'a', { values: ['two', 'three'] });
    const first = at('2026-03-01', 'b', { values: ['one', 'two'] });
    for (const each of [
      [first, second],
      [second, first],
    ])
      expect(buildHistory(each).get('a#b')).toEqual([first, second]);
  });

  it('says once what two bases say, and forgets what one of them was told to forget', () => {
    const kept = at('2026-03-01', 'a', { values: ['x', 'y'] });
    const gone = at('2026-03-01', 'a', { isForgotten: true });
    expect(buildHistory([kept, kept]).get('a#b')).toEqual([kept]);
    for (const each of [
      [kept, gone],
      [gone, kept],
    ])
      expect(buildHistory(each).get('a#b')).toEqual([gone]);
  });
});
