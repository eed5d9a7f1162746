import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { parseArguments, UsageError } from '../../../src/commands/common/arguments.ts';
import { readExceptions } from '../../../src/commands/common/known-exceptions.ts';
import { parseCsv, parseRows } from '../../../src/content/imports/parse-rows.ts';
import { parseLedgerFile } from '../../../src/content/ledger/ledger-file.ts';
import { parseWaivers } from '../../../src/content/read/waivers.ts';
import { escapeXml } from '../../../src/core/escape.ts';
import { parsePointer, toPointer } from '../../../src/core/json.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { parseListing } from '../../../src/upload/s3/client.ts';
import { anyText, mutated, textOf } from '../pieces.ts';
import { target } from '../target.ts';

const cell = fc
  .oneof(fc.string({ maxLength: 6 }), textOf(['"', ',', ';', '\n', ' ', 'a', "'", '\t'], 5))
  .map((text) => text.trim().replaceAll('\r', ''));

/** RFC 4180 once more, for whole files: undefined where quotes are not whole. */
function rowsOf(text: string, separator: string): string[][] | undefined {
  const rows: string[][] = [];
  let [row, word, state]: [string[], string, 'start' | 'bare' | 'quoted' | 'closed'] = [[], '', 'start'];
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (state === 'quoted') {
      if (sign !== '"') word += sign;
      else if (text[i + 1] === '"') word += text.charAt(i++);
      else state = 'closed';
    } else if (sign === separator || sign === '\n') {
      row.push(word);
      [word, state] = ['', 'start'];
      if (sign === '\n') rows.push(row.splice(0));
    } else if (sign === '"' && state === 'start') state = 'quoted';
    else if (sign === '"' || state === 'closed') return undefined;
    else [word, state] = [word + sign, 'bare'];
  }
  if (state === 'quoted') return undefined;
  if (row.length > 0 || word !== '' || state !== 'start') rows.push([...row, word]);
  return rows.map((cells) => cells.map((each) => each.trim())).filter((cells) => cells.some((each) => each !== ''));
}

const waiver = fc.record(
  {
    code: fc.constantFrom('private-person', 'x', ''),
    file: anyText(6),
    says: anyText(6),
    reason: anyText(6),
    until: fc.constantFrom('2027-01-01', '2026-02-30', 'never', ''),
  },
  { requiredKeys: [] },
);
const rowsText = fc.oneof(
  fc.array(waiver, { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
  mutated(
    fc.array(waiver, { maxLength: 2 }).map((rows) => JSON.stringify(rows)),
    [...'{}[],:"\\ \n', '&a', '*a', '- ', '# ', 'code: ', '!!js '],
  ),
  textOf(
    [
      'exceptions:',
      '\n',
      '  - ',
      'code: ',
      'paths: ',
      '[',
      ']',
      '"a"',
      'reason: x',
      'expires: ',
      '2026-01-01',
      '\t',
      '{',
      '}',
      ',',
      ':',
      '\u202e',
      '...',
    ],
    14,
  ),
);

const flags = {
  out: { value: 'DIR', about: '' },
  ref: { value: 'REF', isOptional: true, about: '' },
  kind: { value: 'K', choices: ['a', 'b'], about: '' },
  fix: { about: '' },
  help: { about: '' },
} as const;

export const dataTargets = [
  target(
    'csv',
    'cells that are quoted by RFC 4180 come back',
    [
      fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(',', ';', '\t'),
    ],
    (rows, separator) => {
      const text = rows
        .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator))
        .join('\n');
      const read = parseCsv(text, separator);
      ok(Array.isArray(read), JSON.stringify(read));
      deepEqual(
        read.map(({ cells }) => cells),
        rows.filter((cells) => cells.some((each) => each !== '')),
      );
    },
  ),
  target(
    'csv-text',
    'a second reader of RFC 4180 reads the same cells',
    [textOf(['"', ',', '\n', 'a', 'b c', ' ', '""', '"x"', '"y,z"', ',,', 'ü', '1'], 14)],
    (text) => {
      const read = parseCsv(text, ',');
      const expected = rowsOf(text, ',');
      if (!Array.isArray(read)) return ok(expected === undefined || /"/.test(text), `refused: ${JSON.stringify(read)}`);
      if (expected)
        deepEqual(
          read.map(({ cells }) => cells),
          expected,
        );
    },
  ),
  target(
    'import-json',
    'each row has the values of its object, by their dotted names',
    [
      fc.array(
        fc.dictionary(
          fc.stringMatching(/^[a-z]{1,3}$/),
          fc.oneof(fc.string({ maxLength: 5 }), fc.integer(), fc.boolean()),
          { minKeys: 1, maxKeys: 3 },
        ),
        { minLength: 1, maxLength: 3 },
      ),
    ],
    (rows) => {
      const problems: Problem[] = [];
      const read = parseRows('a.json', JSON.stringify(rows), undefined, (problem) => problems.push(problem));
      ok(read, JSON.stringify(problems));
      read.rows.forEach(({ cells }, i) => {
        for (const [name, value] of Object.entries(rows[i] ?? {}))
          equal((cells.get(name) ?? '').trim(), String(value).trim());
      });
    },
  ),
  target('waivers', 'a row is whole or told, each mistake in a line of the file', [rowsText], (text) => {
    const problems: Problem[] = [];
    const rows = parseWaivers('content/waivers.json', text, (problem) => problems.push(problem));
    const lines = text.split('\n').length;
    for (const { at, code } of problems)
      ok(
        code === 'waiver-invalid' && at && 'line' in at && at.line >= 1 && at.line <= lines,
        `${code} at ${JSON.stringify(at)}`,
      );
    for (const row of rows)
      for (const part of ['code', 'file', 'reason', 'until'] as const)
        ok(typeof row[part] === 'string' && row[part] !== '', `a row without ${part}`);
    if (problems.length > 0 || rows.length > 0) return;
    deepEqual(JSON.parse(text), []);
  }),
  target('exceptions', 'a row is whole or told, each mistake in a line of the file', [rowsText], (text) => {
    const problems: Problem[] = [];
    const rows = readExceptions('known.yaml', Buffer.from(text), '2026-03-15', (problem) => problems.push(problem));
    const lines = text.split('\n').length;
    for (const { at, code } of problems)
      ok(at && 'line' in at && at.line >= 1 && at.line <= lines, `${code} at ${JSON.stringify(at)}`);
    for (const row of rows) ok(row.reason !== '' && row.expires >= '2026-03-15', JSON.stringify(row));
  }),
  target(
    'ledger',
    'lines that are none are told with their number; all others are entries',
    [
      fc.array(
        fc.oneof(
          fc.constantFrom(
            'company#phone AAAAAAAAAAAAAAAAAAAAAA',
            'a#b - 2026-01-01',
            'a#b -',
            'x',
            '',
            '# c',
            'a#b AAAAAAAAAAAAAAAAAAAAAA\t["x"]',
            'a#b AAAAAAAAAAAAAAAAAAAAAA\t[x]',
          ),
          anyText(10),
        ),
        { maxLength: 4 },
      ),
      fc.constantFrom('2026-11-22-1f3a9c0b', 'base-1f3a9c0b', '2026-02-30-1f3a9c0b', 'x'),
    ],
    (lines, name) => {
      const text = lines.map((line) => `${line}\n`).join('');
      const problems: Problem[] = [];
      parseLedgerFile({ file: `content/ledger/${name}.txt`, text }, (problem) => problems.push(problem));
      // Its name holds a digest of the text: none of these can be whole.
      ok(problems.length > 0, 'damage was not told');
      for (const { at } of problems)
        ok(at && 'line' in at && at.line >= 1 && at.line <= text.split('\n').length, JSON.stringify(at));
    },
  ),
  target(
    'json-pointer',
    'RFC 6901: paths come back, and what is read is written the same',
    [fc.array(anyText(5), { maxLength: 4 }), textOf(['/', '~0', '~1', '~', 'a', '~2', '0'], 6)],
    (path, text) => {
      deepEqual(parsePointer(toPointer(path)), path);
      const parts = parsePointer(text);
      if (parts !== undefined) equal(toPointer(parts), text);
    },
  ),
  target(
    'arguments',
    'what was given comes back; all else is a UsageError',
    [
      fc.array(
        fc.oneof(
          fc.constantFrom(
            '--output',
            '--output=x',
            '--output=',
            '--fix',
            '--fix=1',
            '--kind',
            '--kind=a',
            'a',
            'c',
            '--ref',
            '--ref=',
            '--no-fix',
            '-h',
            '-x',
            '--',
            '-',
            '--outt',
            '',
          ),
          anyText(5),
        ),
        { maxLength: 5 },
      ),
    ],
    (words) => {
      let values: ReturnType<typeof parseArguments<typeof flags>>;
      try {
        values = parseArguments(flags, words);
      } catch (error) {
        return ok(error instanceof UsageError && error.message.length > 10, String(error));
      }
      ok(values.kind === undefined || ['a', 'b'].includes(values.kind));
      if (values.fix) ok(words.includes('--fix'), 'a switch that nobody gave');
      if (values.out !== undefined)
        ok(
          words.some(
            (word, i) => word === `--output=${values.out}` || (word === '--output' && words[i + 1] === values.out),
          ),
          `out is ${values.out}`,
        );
    },
  ),
  target(
    's3-listing',
    'keys come back as they were escaped, whatever else stands there',
    [
      fc.array(anyText(6), { maxLength: 3 }),
      textOf(['<Key>', '</Key>', '<Contents>', '</Contents>', '&#xffffffff;', '&#x;', '&amp;', '&no;', '<', 'a'], 8),
    ],
    (keys, noise) => {
      const xml = keys
        .map((key) => `<Contents><Key>${escapeXml(key)}</Key><ETag>&quot;x&quot;</ETag></Contents>`)
        .join('');
      const clean = keys.map((key) => key.replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\ufffd'));
      deepEqual(
        parseListing(`<L>${xml}<NextContinuationToken>t</NextContinuationToken></L>`).objects.map(({ key }) => key),
        clean,
      );
      ok(Array.isArray(parseListing(noise).objects));
    },
  ),
];
