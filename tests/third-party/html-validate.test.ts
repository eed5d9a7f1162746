import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { byTurn } from '../support/runs.ts';
import { canValidate, invalidities } from './html-validator.ts';

describe.skipIf(!canValidate)('html-validate reads', () => {
  describe.each(byTurn(organisations, 4))('of $name', (organisation) => {
    it.each([...organisation.site.pagePaths, '404.html'])('%s without an error', async (path) =>
      expect(await invalidities(organisation, path)).toEqual([]),
    );
  });
});
