import { describe, expect, it } from 'vitest';
import { organisations } from '../../support/organisations.ts';
import { byTurn } from '../../support/runs.ts';
import { editionOf, proven } from './staged.ts';

const root = new URL('../../../', import.meta.url).pathname;
const docs = { name: 'the documentation', contentDir: `${root}docs`, publicDir: `${root}public` };

describe('what is as it should be', () => {
  for (const each of [...byTurn(organisations, 3), docs])
    it(`${each.name}: every document that programs read, every page and every mirror`, () => {
      const edition = editionOf(each);
      const asked = new Set<string>();
      expect(proven(edition, (file) => void asked.add(file))).toEqual([]);
      const ours = edition.catalog.filter(({ kind }) => kind !== 'public').map(({ file }) => file);
      const texts = ['404.html', ...ours].filter((file) => /\.(?:html|md|json|xml|txt|atom)$/.test(file));
      expect(texts.filter((file) => !asked.has(file))).toEqual([]);
    });
});
