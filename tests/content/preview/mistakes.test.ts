import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listTree } from '../../../src/publish/tree.ts';
import { cases } from '../../problems/cases.ts';
import { refusedIn, unfilled } from '../../problems/previewed.ts';
import { shownCases } from '../../problems/shown-cases.ts';
import { spoiled } from '../../problems/spoiled.ts';
import { byTurn, runs, thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { spoilText } from '../../support/spoil-text.ts';

const all = [...cases.filter(({ elsewhere }) => !elsewhere), ...shownCases.filter(({ by }) => !by)];

it.each(thoroughness < 3 ? byTurn(all, 12) : all)('a preview reports $code: $name', ({ files, ledger, options }) => {
  const { shown, plain } = refusedIn(spoiled({ ...unfilled, ...files }, ledger), options);
  expect(shown).toEqual(plain);
});

it('a preview of files that are spoiled by bits, by a tired hand, or with a script ends in problems or in a site', {
  timeout: 1_800_000,
}, () => {
  const times = Math.min(runs(40), 600);
  let refused = 0;
  for (let seed = 1; seed <= times; seed++) {
    const random = seeded(seed);
    const dir = spoiled(unfilled);
    const texts = listTree(join(dir, 'content')).filter(
      ({ path, kind }) => kind === 'file' && /\.(?:md|ts)$/.test(path),
    );
    const did = Array.from({ length: 1 + random(3) }, () => {
      const file = join(dir, 'content', texts[random(texts.length)]!.path);
      const { bytes, how } = spoilText(readFileSync(file), random);
      writeFileSync(file, bytes);
      return `${file.slice(dir.length)}: ${how}`;
    });
    let found: ReturnType<typeof refusedIn> | undefined;
    const judge = () => {
      found = refusedIn(dir);
    };
    expect(judge, `seed ${seed}, ${did.join('; ')}`).not.toThrow();
    expect(found?.shown, `seed ${seed}, ${did.join('; ')}`).toEqual(found?.plain);
    if (found?.shown.length !== 0) refused += 1;
  }
  expect(refused).toBeGreaterThan(times / 4);
});
