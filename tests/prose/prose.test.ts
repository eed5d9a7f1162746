import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CheckInput } from '../../src/checks/check.ts';
import { build } from '../../src/compile/build.ts';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources } from '../../src/content/read/load.ts';
import type { Problem } from '../../src/core/problem.ts';
import { fixContent } from '../../src/desk/fix/fix-content.ts';
import { checkProse } from '../../src/prose/prose.ts';
import { withoutHistory } from '../support/without-history.ts';
import { problemsIn, worldOf } from './world.ts';

const root = new URL('../../', import.meta.url).pathname;
const today = '2026-11-21';

/** A copy of the example with one file changed. */
function copyWith(file: string, change: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-prose-'));
  for (const part of ['content', 'public']) cpSync(join(root, part), join(folder, part), { recursive: true });
  withoutHistory(join(folder, 'content'));
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  return { contentDir: join(folder, 'content'), publicDir: join(folder, 'public'), preview: false, today };
}

const built = (options: Parameters<typeof build>[0]) =>
  build(options).problems.filter(({ code }) => code === 'prose-contradiction');

/** Messages of the check for a folder, without all that a build does besides. */
function said(options: Parameters<typeof build>[0]): Problem[] {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const sources = loadSources(options.contentDir, options.publicDir, () => {});
  const site = validate(sources, options as Parameters<typeof validate>[1], () => {});
  if (!site) throw new Error(`${options.contentDir} is no site`);
  checkProse({ site, sources, today } as CheckInput, report);
  return problems;
}

it('a note beside the hours speaks of days on which the week is closed, and of no other', () => {
  const noted = copyWith('content/company.ts', (text) =>
    text.replace(
      /officeHours: \{[^}]*\}/,
      "openingHours: { timeZone: 'Europe/London', regular: [{ days: ['Monday-Friday'], open: ['09:00-18:00'] }], note: 'by arrangement on Saturdays' }",
    ),
  );
  const about = join(noted.contentDir, 'pages/about.md');
  const text = readFileSync(about, 'utf8').replace(/^The office is open.*$/m, '');
  const saying = (sentence: string) => {
    writeFileSync(about, `${text}\n${sentence}\n`);
    return said(noted).filter(({ at }) => at?.file.endsWith('about.md')).length;
  };
  expect(saying('Our office is open on Saturdays from 10 to 13.')).toBe(0);
  expect(saying('Our office is open on Mondays from 10 to 13.')).toBe(1);
});

describe('prose against facts', () => {
  const about = copyWith('content/pages/about.md', (text) => `${text}\nWe offer twelve solutions until 7 pm.\n`);

  it('names the words, the fact, its place and what to write', () => {
    const problems = built({ ...about, signed: true });
    expect(problems).toEqual(said(about));
    expect(problems).toMatchObject([
      {
        at: { file: 'content/pages/about.md', col: 10 },
        says: 'twelve solutions',
        message: 'says "twelve solutions"; content/solutions.ts:5 has 9. Write {{count solutions in words}}.',
        fix: { kind: 'words', from: 'twelve', to: '{{count solutions in words}}' },
      },
    ]);
  });

  it('a waiver excuses the words that it says, in the file that it names, and no others', () => {
    const waivers = join(about.contentDir, 'waivers.json');
    const row = { code: 'prose-contradiction', reason: 'A quotation.', until: '2027-01-31' };
    const codes = (file: string, says: string) => {
      writeFileSync(waivers, JSON.stringify([{ ...row, file, says }]));
      const { problems, waived = [] } = build({ ...about, signed: true });
      rmSync(waivers);
      const ours = (found: readonly Problem[]) =>
        found.map(({ code }) => code).filter((code) => /^(?:prose|waiver)-/.test(code));
      return [ours(problems), ours(waived)];
    };
    expect(codes('content/pages/about.md', 'twelve solutions')).toEqual([[], ['prose-contradiction']]);
    const left = [['prose-contradiction', 'waiver-unused'], []];
    expect(codes('content/pages/about.md', 'twelve')).toEqual(left);
    expect(codes('content/pages/terms.md', 'twelve solutions')).toEqual(left);
  });

  it('a build does not ask', () => {
    expect(built(about)).toEqual([]);
  });

  it('--fix writes the fact, and then nothing is wrong', () => {
    expect(fixContent({ ...about, signed: true })).toMatchObject([{ from: '"twelve"' }]);
    expect(readFileSync(join(about.contentDir, 'pages/about.md'), 'utf8')).toContain(
      'We offer {{count solutions in words}} solutions',
    );
    expect(said(about)).toEqual([]);
  });

  it('finds the place within a value that is folded, and within a typed module', () => {
    const folded = (text: string) =>
      text.replace(/^description: .*$/m, 'description: >-\n  A company with\n  twelve solutions of our own.');
    expect(said(copyWith('content/pages/about.md', folded))[0]?.at).toMatchObject({ line: 5, col: 3 });
    const module = (text: string) => text.replace('during office hours.', 'who knows our twelve solutions.');
    expect(said(copyWith('content/company.ts', module))[0]).toMatchObject({
      at: { line: 43, col: 73 },
      fix: { to: '9' },
    });
  });

  it.each([
    '',
    ...['authority', 'charity', 'gmbh', 'least', 'manufacturer', 'small', 'two-languages'].map(
      (name) => `tests/fixtures/${name}/`,
    ),
  ])('the texts of the organisation in "%s" contradict none of its facts', (folder) => {
    const options = {
      contentDir: `${root}${folder}content`,
      publicDir: `${root}${folder}public`,
      preview: false,
      today,
    };
    expect(said(options)).toEqual([]);
  });

  it('an API is ours without `our` on a page that names us, and nowhere else', () => {
    const says = (text: string) => problemsIn(text, worldOf('')).map((problem) => problem.says);
    expect(says('# Tarrowfen Voice\n\nThe API requires an account.')).toEqual(['account']);
    expect(says('Write to hello@example.com. Every caller of the API needs a key.')).toEqual(['key']);
    expect(says('The API requires an account.')).toEqual([]);
    expect(says('# Tarrowfen Voice\n\nThe GitHub API requires an account.')).toEqual([]);
  });

  it('what somebody else has or founded is not ours, and what looks like it is', () => {
    const says = (text: string) => problemsIn(text, worldOf('')).map((problem) => problem.says);
    expect(says('As an ISO 14001-certified company we take care.')).toEqual(['ISO 14001']);
    expect(says('We are ISO 14001 certified across all sites.')).toEqual(['ISO 14001']);
    expect(says('We founded the company in 2011.')).toEqual(['2011']);
    expect(says('We reply within ten days.')).toEqual(['ten days']);
  });

  it('in Japanese, what needs no words is compared, and claims; the others are named', () => {
    const world = worldOf('tests/fixtures/manufacturer/', 'ja');
    expect(problemsIn('sales@mihon-seiki.exemple まで。12の製品。', world)).toMatchObject([
      { says: 'sales@mihon-seiki.exemple' },
    ]);
    expect(
      build({
        contentDir: `${root}tests/fixtures/manufacturer/content`,
        publicDir: `${root}tests/fixtures/manufacturer/public`,
        preview: false,
        today,
        signed: true,
      }),
    ).toMatchObject({ comparedInPart: ['ja'], withoutWords: [] });
  });
});

it('finds a term that the licence does not have, where none is named', () => {
  const says = (text: string) => problemsIn(text, worldOf('')).map((problem) => problem.says);
  expect(says('Our data may be used for non-commercial purposes only.')).toHaveLength(1);
  expect(says('Our data may be used for any purpose.')).toEqual([]);
});
