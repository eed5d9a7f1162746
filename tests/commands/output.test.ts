import { describe, expect, test } from 'vitest';
import { UsageError } from '../../src/commands/common/arguments.ts';
import { dropRepeatedErrors, parseTypeErrors } from '../../src/commands/common/type-check.ts';
import { escapeControlCharacters } from '../../src/core/escape.ts';
import { formatThousands } from '../../src/core/pluralize.ts';
import type { Problem } from '../../src/core/problem.ts';
import { LockError, PublishError } from '../../src/publish/errors.ts';
import { explainFailure } from '../../src/terminal/explain-failure.ts';
import { formatProblemCount, renderProblemsJson, renderProblemsText } from '../../src/terminal/problems.ts';
import { renderGithubAnnotations, renderReport } from '../../src/terminal/report.ts';
import { plainStyle, terminalStyle } from '../../src/terminal/style.ts';

const problems: Problem[] = [
  { code: 'file-missing', message: 'There is no content/site.ts.' },
  {
    code: 'field-unknown',
    at: { file: 'content/company.ts', line: 12, col: 3 },
    field: 'compnyNumber',
    message: 'is not a field',
    hint: 'Did you mean "companyNumber"?',
  },
  { code: 'skill-long', at: { file: 'content/company.ts', line: 20, col: 1 }, field: 'x', message: 'is long' },
  { code: 'file-symlink', at: { file: 'public/a' }, message: 'is a link' },
];

const kinds = [
  { kind: 'api', documents: 8, bytes: 12345, markdownTokens: 0 },
  { kind: 'mirror', documents: 1200, bytes: 1234567, markdownTokens: 300000 },
];

const text = { kind: 'text', annotate: false, style: plainStyle } as const;

describe('problems', () => {
  test('for a person', () => {
    expect(
      `${renderProblemsText(problems, plainStyle)}\n${formatProblemCount(problems, plainStyle)}`,
    ).toMatchInlineSnapshot(`
      "There is no content/site.ts.  [file-missing]

      content/company.ts:12:3 compnyNumber: is not a field  [field-unknown]
        → Did you mean "companyNumber"?
      content/company.ts:20:1 warning x: is long  [skill-long]

      public/a is a link  [file-symlink]

      3 errors, 1 warning in 2 files"
    `);
  });

  test('as JSON, every member on every line', () => {
    const lines = renderProblemsJson(problems).trimEnd().split('\n');
    const names = ['code', 'severity', 'file', 'line', 'col', 'field', 'message', 'hint'];
    for (const line of lines) expect(Object.keys(JSON.parse(line))).toEqual(names);
    expect(JSON.parse(lines[1]!)).toEqual({
      code: 'field-unknown',
      severity: 'error',
      file: 'content/company.ts',
      line: 12,
      col: 3,
      field: 'compnyNumber',
      message: 'is not a field',
      hint: 'Did you mean "companyNumber"?',
    });
    expect(JSON.parse(lines[0]!)).toMatchObject({ file: null, line: null, hint: null });
  });

  test('as GitHub annotations', () => {
    expect(renderGithubAnnotations(problems)).toMatchInlineSnapshot(`
      "::error title=file-missing::There is no content/site.ts.
      ::error file=content/company.ts,line=12,col=3,title=field-unknown::compnyNumber: is not a field%0ADid you mean "companyNumber"?
      ::warning file=content/company.ts,line=20,col=1,title=skill-long::x: is long
      ::error file=public/a,title=file-symlink::is a link
      "
    `);
  });

  test('text of a file can neither steer a terminal nor give CI a command', () => {
    const evil = {
      code: 'field-invalid',
      message: 'got "\u001b[2J\n::stop-commands::x\u202e\u009b"',
      hint: 'a\r\n::error::',
    } as const;
    for (const line of renderProblemsText([evil], plainStyle).split('\n')) {
      expect(line.trimStart()).not.toMatch(/^::/);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    expect(renderGithubAnnotations([{ ...evil, at: { file: 'content/a,b:c%.ts' } }])).toBe(
      '::error file=content/a%2Cb%3Ac%25.ts,title=field-invalid::got "\u001b[2J%0A::stop-commands::x\u202e\u009b"%0Aa%0D%0A::error::\n',
    );
  });
});

describe('a report', () => {
  test('of a build', () => {
    const outcome = {
      headline: 'Built 1,208 documents for https://example.com',
      problems: [],
      kinds,
      notes: ['dist/   written'],
      ms: 84.4,
    };
    expect(renderReport(outcome, text)).toMatchInlineSnapshot(`
      "✓ Built 1,208 documents for https://example.com in 84 ms

                 documents       bytes   Markdown tokens
        api              8      12,345                 –
        mirror       1,200   1,234,567           300,000
        total        1,208   1,246,912           300,000

        dist/   written
      "
    `);
  });

  test('of errors', () => {
    expect(renderReport({ headline: 'Nothing was published', problems, ms: 1234 }, text)).toMatch(
      /\n3 errors, 1 warning in 2 files\n\n✗ Nothing was published in 1,234 ms\n$/,
    );
  });

  test('as JSON ends with a summary', () => {
    const lines = renderReport({ headline: '', problems, facts: { changed: false }, ms: 3 }, { ...text, kind: 'json' })
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(problems.length + 1);
    expect(JSON.parse(lines.at(-1)!).summary).toMatchObject({
      ok: false,
      errors: 3,
      warnings: 1,
      changed: false,
      ms: 3,
    });
  });

  test('as GitHub commands instead of text, with the headline last', () => {
    const lines = renderReport({ headline: 'H', problems, ms: 3 }, { ...text, kind: 'github' })
      .trimEnd()
      .split('\n');
    expect(lines.slice(0, problems.length)).toEqual(renderGithubAnnotations(problems).trimEnd().split('\n'));
    expect(lines.at(-1)).toBe('✗ H in 3 ms');
  });

  test.each(['sarif', 'gitlab', 'junit'] as const)('%s: nothing but the problems, the same at every run', (kind) => {
    const at = (ms: number) => renderReport({ headline: 'H', problems, ms }, { ...text, annotate: true, kind });
    expect(at(1)).toBe(at(2));
    expect(at(1)).toMatch(kind === 'junit' ? /^<\?xml[\s\S]*<\/testsuites>\n$/ : /^[[{][\s\S]*[\]}]\n$/);
  });

  test('annotates where GitHub Actions reads along, in text only', () => {
    const outcome = { headline: '', problems, ms: 1 };
    expect(renderReport(outcome, { ...text, annotate: true })).toContain('\n::warning file=');
    expect(renderReport(outcome, { ...text, annotate: true, kind: 'json' })).not.toContain('::warning');
  });
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
])('colours on a terminal (%s) with %j: %s', (isTTY, env, expected) => {
  expect(terminalStyle(isTTY, env).red('x') === '\u001b[31mx\u001b[39m').toBe(expected);
});

test('numbers and text', () => {
  expect([0, 999, 1000, 1234567].map(formatThousands)).toEqual(['0', '999', '1,000', '1,234,567']);
  expect(escapeControlCharacters('Zürich – „ok“ 你好')).toBe('Zürich – „ok“ 你好');
  expect(escapeControlCharacters('a\tb\u0000')).toBe('a\\u0009b\\u0000');
});

describe('a failure', () => {
  const errno = Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', syscall: 'write' });
  test.each([
    [new UsageError('No.'), 2, 'No.\nUsage: u\n--help lists the flags.\n'],
    [new PublishError('Full.'), 74, 'Full.\n'],
    [errno, 74, 'Cannot write: the disk is full (ENOSPC).\n'],
    [
      Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'watch', path: '/x' }),
      74,
      'Cannot watch /x: this user watches too many folders; raise the limit with "sudo sysctl fs.inotify.max_user_watches=524288" (ENOSPC). Until then, save again or restart to see a change.\n',
    ],
    [
      Object.assign(new Error('EISDIR: words of Node'), { code: 'EISDIR', errno: -21, syscall: 'read', path: '/x' }),
      74,
      'Cannot read /x: illegal operation on a directory (EISDIR).\n',
    ],
    [new LockError('Taken.'), 75, 'Taken.\n'],
  ])('%s ends with %i and no stack trace', (error, exitCode, message) => {
    expect(explainFailure(error, 'u')).toEqual({ exitCode, text: message });
  });

  test('that is our own bug asks for a report and shows the stack', () => {
    const { exitCode, text } = explainFailure(new TypeError('x is not y'), 'u');
    expect(exitCode).toBe(70);
    expect(text).toMatch(/Please report it[\s\S]*TypeError: x is not y\n {4}at /);
  });
});

describe('type errors', () => {
  const output = [
    "content/company.ts(3,5): error TS2322: Type 'number' is not assignable to type 'string'.",
    "  The expected type comes from property 'name'.",
    'error TS18003: No inputs were found.',
    '',
  ].join('\r\n');

  test('are read from what tsc prints', () => {
    expect(parseTypeErrors(output, (file) => `<${file}>`)).toEqual([
      {
        code: 'type-error',
        at: { file: '<content/company.ts>', line: 3, col: 5 },
        message: "Type 'number' is not assignable to type 'string'. The expected type comes from property 'name'.",
        hint: 'TypeScript calls this TS2322.',
      },
      { code: 'type-error', at: undefined, message: 'No inputs were found.', hint: 'TypeScript calls this TS18003.' },
    ]);
  });

  test('on a line that has a problem already are dropped', () => {
    const errors = parseTypeErrors(output, (file) => file);
    const at = { file: 'content/company.ts', line: 3, col: 1 };
    expect(dropRepeatedErrors(errors, [{ code: 'field-type', at, message: '' }])).toEqual([errors[1]]);
    expect(dropRepeatedErrors(errors, [{ code: 'field-type', at: { ...at, line: 4 }, message: '' }])).toEqual(errors);
    // A file that is no TypeScript, or another than is meant, makes the compiler stumble anywhere in it.
    for (const code of ['module-syntax', 'merge-conflict', 'file-symlink'] as const)
      expect(dropRepeatedErrors(errors, [{ code, at: { ...at, line: 90 }, message: '' }])).toEqual([errors[1]]);
    const elsewhere = { ...at, file: 'content/site.ts' };
    expect(dropRepeatedErrors(errors, [{ code: 'module-syntax', at: elsewhere, message: '' }])).toEqual(errors);
  });
});
