import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Problem, severityOf } from '../../src/core/problem.ts';
import { byTurn, thoroughness } from '../support/runs.ts';
import { cases } from './cases.ts';
import tables from './problems.cases.json' with { type: 'json' };
import { fixture, respoiled, run } from './spoiled.ts';

const place = ({ at }: Problem) => (at === undefined ? '' : 'line' in at ? `${at.file}:${at.line}:${at.col}` : at.file);

describe('the small site itself', () => {
  it('builds without a problem', () => {
    expect(run(respoiled({})).problems).toEqual([]);
  });
});

describe('honest text is no problem', () => {
  it.each(tables as [string, string][])('%s', (_language, body) => {
    const dir = respoiled({ 'content/pages/neu.md': page(body.replace('概要\n====', '## 概要')) });
    expect(run(dir).problems).toEqual([]);
  });

  it('an answer of the longest kind, whose links become longer when they are made absolute', () => {
    const answer = `${'wort '.repeat(22)}[a](/datenschutz/)\n\n`.repeat(500);
    expect(answer.length).toBeGreaterThan(60_000);
    const dir = respoiled({ 'content/faq/wie-laut.md': ['- nachts 30', `- nachts 30\n\n${answer}`] });
    expect(run(dir).problems).toEqual([]);
  });
});

describe('every mistake is one problem, at its place, with its code', () => {
  // CI has the pages of the codes besides, each a mistake too: half of these there, others at each turn.
  const all = cases.filter((c) => !c.elsewhere);
  for (const one of thoroughness === 2 ? byTurn(all, 2) : all) {
    it(`${one.code}: ${one.name}`, () => {
      const result = run(respoiled(one.files, one.ledger), one.options);
      const codes = result.problems.map((problem) => `${problem.code} ${place(problem)}`);
      const found = result.problems.find((problem) => problem.code === one.code && place(problem).startsWith(one.at));
      expect(found, `${one.code} at ${one.at} among\n${JSON.stringify(result.problems, null, 1)}`).toBeDefined();
      expect(
        codes.filter((code) => !code.startsWith(one.code)),
        'no other problem',
      ).toEqual([]);
      expect(codes, 'one message for one mistake').toHaveLength(one.times ?? 1);
      if (one.says) expect(`${found!.message} ${found!.hint ?? ''}`).toMatch(one.says);
      expect(result.release === undefined).toBe(severityOf(found!) === 'error');
      expect(found!.message).not.toMatch(/undefined|\[object|Error:/);
    });
  }

  it('all problems of all files come at once, sorted', () => {
    const dir = respoiled({
      'content/company.ts': ['legalName:', 'legalNmae:'],
      'content/industries.ts': ["id: 'aquaristik'", "id: 'gartenbau'"],
      'content/pages/neu.md': page('Ein <b>Wort</b> und [x](http://unsicher.example/)'),
    });
    const places = run(dir).problems.map(place);
    expect(new Set(places.map((p) => p.split(':')[0]))).toEqual(
      new Set(['content/company.ts', 'content/industries.ts', 'content/pages/neu.md']),
    );
    expect(places.map((p) => p.split(':')[0])).toEqual(places.map((p) => p.split(':')[0]).sort());
  });
});

const page = (body: string) => `---\ntitle: Neu\ndescription: Eine Seite\nupdated: 2026-01-01\n---\n${body}\n`;

it('what is tested elsewhere is tested there', () => {
  for (const { code, elsewhere } of cases)
    if (elsewhere) expect(readFileSync(join(fixture, '../../..', elsewhere), 'utf8'), elsewhere).toContain(code);
});
