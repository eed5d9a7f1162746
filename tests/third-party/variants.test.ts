import { describe, expect, it } from 'vitest';
import { variants } from '../browser/variants.ts';
import { byTurn } from '../support/runs.ts';
import { canValidate, invalidities } from './html-validator.ts';

// The pages of the organisations are read in tests/third-party/html-validate.test.ts.
describe.skipIf(!canValidate)('html-validate reads without an error', () => {
  it.each(byTurn(variants, 6))('every page of $name', async ({ make }) => {
    const organisation = make();
    for (const path of [...organisation.site.pagePaths, '404.html'])
      expect([path, await invalidities(organisation, path)]).toEqual([path, []]);
  });
});
