import { describe, expect, it } from 'vitest';
import { checkProse } from '../../src/prose/prose.ts';
import { languages, organisationOf, type Row, readRows } from './acceptance-sites.ts';
import { today } from './site-of.ts';

/**
 * Sentences that were written before the rules were read (acceptance/README.md). Rules are written with two of three in
 * view; of each third one only totals are looked at. SHOW=1 prints figures by language and kind, SHOW=fr,it the rows
 * of languages that are in view and judged wrongly.
 */
interface Judged extends Row {
  readonly language: string;
  readonly isHeldBack: boolean;
  readonly said: readonly string[];
}

/** Messages of `gazette check` of texts, on each row. */
function judge(language: string): Judged[] {
  const rows = readRows(language);
  const said = new Map<number, string[]>();
  checkProse({ ...organisationOf(language, rows), today } as Parameters<typeof checkProse>[0], ({ at, message }) => {
    const row = Number(/\/s-(\d+)/.exec(at?.file ?? '')?.[1]);
    said.set(row, [...(said.get(row) ?? []), message]);
  });
  // A finding elsewhere is of no sentence.
  expect([...said.keys()].filter(Number.isNaN)).toEqual([]);
  return rows.map((row, i) => ({ ...row, language, isHeldBack: i % 3 === 2, said: said.get(i) ?? [] }));
}

const all = languages.flatMap(judge);
const wrong = all.filter(({ contradicts }) => contradicts !== null);
const clean = all.filter(({ contradicts }) => contradicts === null);
const isNamed = ({ said }: Judged) => said.length > 0;
const share = (rows: readonly Judged[]) => rows.filter(isNamed).length / rows.length;

function figures(key: 'language' | 'kind' | 'place'): string {
  const line = (name: string, of: (row: Judged) => boolean) => {
    const [planted, harmless] = [wrong.filter(of), clean.filter(of)];
    const count = (rows: readonly Judged[]) => `${rows.filter(isNamed).length} of ${rows.length}`;
    const held = (rows: readonly Judged[]) => count(rows.filter(({ isHeldBack }) => isHeldBack));
    return `| ${name} | ${count(planted)} | ${held(planted)} | ${count(harmless)} | ${held(harmless)} |`;
  };
  const names = [...new Set(all.map((row) => row[key]))];
  return [
    `| ${key} | found | found, held back | alarms | alarms, held back |`,
    ...names.map((name) => line(name, (row) => row[key] === name)),
    line('all', () => true),
  ].join('\n');
}

if (process.env.SHOW) {
  for (const key of ['language', 'kind', 'place'] as const) console.log(figures(key));
  for (const { language, kind, place, text, contradicts, said, isHeldBack } of all)
    if (
      (process.env.SHOW ?? '').split(',').includes(language) &&
      !isHeldBack &&
      (contradicts === null) === said.length > 0
    )
      console.log(
        `${language} ${kind} ${place} ${contradicts ?? 'clean'}: ${text.replace(/\n/g, ' // ')} ${said.join(' ')}`,
      );
}

describe('sentences that were written before the rules', () => {
  for (const language of languages) {
    const least = ['en', 'de', 'fr', 'ja'].includes(language) ? 0.8 : 0.65;
    it(`finds ${least * 100} % of what is wrong: ${language}`, () => {
      expect(share(wrong.filter((row) => row.language === language))).toBeGreaterThanOrEqual(least);
    });
  }

  it('names 1 % of what is right at most', () => {
    expect(share(clean)).toBeLessThanOrEqual(0.01);
  });
});
