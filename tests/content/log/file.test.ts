import { beforeAll, describe, expect, it } from 'vitest';
import { type LogText, type ReleaseLog, readLog, writeLogFile } from '../../../src/content/log/file.ts';
import { leafHash, merkleTree } from '../../../src/core/merkle.ts';
import { newKey, signedEntries } from '../../support/signed-log.ts';

const key = newKey();
let [texts, files]: [string[], LogText[]] = [[], []];

/** The files of some entries, each written by what stands there before. */
function written(entries: readonly string[]): LogText[] {
  const made: LogText[] = [];
  for (const text of entries) {
    const log: ReleaseLog | undefined = made.length === 0 ? undefined : readLog(made, () => {});
    made.push(writeLogFile(log, text));
  }
  return made;
}

function told(all: readonly LogText[]): string[] {
  const said: string[] = [];
  const log = readLog(
    all,
    ({ code, at, message }) => void said.push(`${code} ${at?.file}:${at && 'line' in at ? at.line : ''} ${message}`),
  );
  expect(log === undefined).toBe(said.length > 0);
  return said;
}

beforeAll(async () => {
  texts = await signedEntries(5, { key });
  files = written(texts);
});

describe('the files of a log', () => {
  it('are entries in their order, named by their place and by the root up to them', () => {
    const log = readLog(files, () => {});
    expect(log?.origin).toBe('https://a.example');
    expect(log?.entries.map(({ text }) => text)).toEqual(texts);
    const root = merkleTree(texts.slice(0, 3).map((text) => leafHash(text))).root;
    expect(files[2]?.file).toBe(`content/log/000002-${root.slice(0, 8)}.json`);
  });

  it('may be none, and several of one day', async () => {
    const [again = ''] = await signedEntries(1, { key, from: '2026-01-05' });
    const other = again.replace('"payload"', ' "payload"');
    expect(told(written([...texts, other]))).toEqual([]);
  });

  it('that were taken out are missed by the next one', () => {
    expect(told(files.filter((_, i) => i !== 1))).toEqual([
      `log-damaged ${files[2]?.file}:1 expected the entry 1 of the log, got 2`,
    ]);
  });

  it('that were exchanged, with all their names, have another root', () => {
    const [a, b, c, ...rest] = files;
    const exchanged = [a!, { ...b!, text: c!.text }, { ...c!, text: b!.text }, ...rest];
    const [first = '', ...more] = told(exchanged);
    expect(first).toMatch(/000001-[0-9a-f]{8}\.json:1 expected entries that have the root which the name tells/);
    // That the third is older than the second is news; that roots go on to differ is none.
    expect(more).toEqual([`log-damaged ${c!.file}:1 expected a release that is no older than the one before`]);
  });

  it('of which any byte is another are told', () => {
    const [first, ...rest] = files;
    const { text, file } = first!;
    for (let at = 0; at < text.length; at += 7) {
      const other = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
      const [said = ''] = told([{ file, text: other }, ...rest]);
      expect(said, `byte ${at}`).toContain(`log-damaged ${file}:1 `);
    }
  });

  it.each<[string, (all: LogText[]) => LogText[] | Promise<LogText[]>, RegExp]>([
    ['a name of its own', ([a]) => [{ ...a!, file: 'content/log/first.json' }], /expected a name such as/],
    ['another text', ([a]) => [{ ...a!, text: '{}\n' }], /expected the signature of a release/],
    [
      'a release of another origin',
      async ([a]) =>
        written([a!.text, ...(await signedEntries(1, { key, origin: 'https://b.example', from: '2026-02-01' }))]),
      /expected a release of https:\/\/a\.example, got one of https:\/\/b\.example/,
    ],
    [
      'an older release',
      ([a, b]) => written([b!.text, a!.text]),
      /expected a release that is no older than the one before/,
    ],
    [
      'two entries for one place',
      ([a, b]) => [a!, b!, { ...b!, file: b!.file.replace(/-\w{8}/, '-ffffffff') }],
      /expected the entry 2 of the log, got 1/,
    ],
  ])('with %s are told', async (_, change, expected) => {
    expect(told(await change(files)).join('\n')).toMatch(expected);
  });
});
