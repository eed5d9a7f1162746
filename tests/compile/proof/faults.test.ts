import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../../src/core/assert-defined.ts';
import { example, organisations } from '../../support/organisations.ts';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { faults } from './faults.ts';
import { editionOf, fileProver } from './staged.ts';

/** How many of each kind, in each organisation. */
const each = [1, 2, 10][thoroughness - 1] ?? 1;

/** A page, and its mirror: what one of them says alone is told of either. */
const formsOf = (file: string) => [
  file,
  file.replace(/(?:\/index)?\.html$/, '.md'),
  file.replace(/\.md$/, '/index.html'),
];

const german = assertDefined(
  organisations.find(({ name }) => name === 'a GmbH'),
  'a GmbH',
);

describe('what writers planted', () => {
  for (const organisation of [example, german])
    it(`${organisation.name}: each kind of fault is found, and told of the file that has it`, () => {
      const edition = editionOf(organisation);
      const provenAt = fileProver(edition);
      const { release, catalog } = edition;
      const published = new Set(catalog.filter(({ kind }) => kind !== 'public').map(({ file }) => file));
      const files = [...release.files.keys()].filter(
        (file) => (published.has(file) || file === 'manifest.webmanifest') && !/\.(?:png|ico|svg|js|css)$/.test(file),
      );
      const texts = new Map<string, string>();
      const text = (file: string) => {
        const known =
          texts.get(file) ?? Buffer.from(assertDefined(release.files.get(file), file).bytes).toString('utf8');
        texts.set(file, known);
        return known;
      };
      const missed: string[] = [];
      let planted = 0;
      for (const [kind, spoil] of Object.entries(faults))
        for (let seed = 1; seed <= each; seed++) {
          const [file, spoiled] = spoil({ text, files, below: seeded(seed * 7919 + kind.length) });
          expect(spoiled, kind).not.toBe(text(file));
          planted += 1;
          // In the other files nothing is found: sound.test.ts.
          const told = provenAt(file, spoiled).map((finding) => finding.file);
          if (!formsOf(file).some((form) => told.includes(form)))
            missed.push(`${kind}, seed ${seed}: ${file}, told of ${told.join()}`);
        }
      if (thoroughness === 3)
        console.info(
          `${organisation.name}: ${planted} faults of ${Object.keys(faults).length} kinds planted, ${missed.length} missed`,
        );
      expect(missed).toEqual([]);
    });
});
