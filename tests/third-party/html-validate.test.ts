import { describe, expect, it } from 'vitest';
import { organisations } from '../support/organisations.ts';
import { canValidate, invalidities } from './html-validator.ts';

describe.skipIf(!canValidate)('html-validate reads', () => {
  describe.each(organisations)('of $name', (organisation) => {
    it.each([...organisation.site.pagePaths, '404.html'])('%s without an error', async (path) =>
      expect(await invalidities(organisation, path)).toEqual([]),
    );
  });
});
