import { describe, expect, it } from 'vitest';
import { given } from '../../../src/core/given.ts';
import { example, organisations } from '../../support/organisations.ts';
import { thoroughness } from '../../support/runs.ts';
import { seeded } from '../../support/seeded.ts';
import { faults } from './faults.ts';
import { editionOf, provenWith } from './staged.ts';

/** How many of each kind, in each organisation. */
const each = [1, 2, 10][thoroughness - 1] ?? 1;

/** A page, and its mirror: what one of them says alone is told of either. */
const formsOf = (file: string) => [
  file,
  file.replace(/(?:\/index)?\.html$/, '.md'),
  file.replace(/\.md$/, '/index.html'),
];

const german = given(
  organisations.find(({ name }) => name === 'a GmbH'),
  'a GmbH',
);

describe('what writers planted', () => {
  for (const organisation of [example, german])
    it(`${organisation.name}: each kind of fault is found, and told of the file that has it`, async () => {
      const edition = editionOf(organisation);
      const { release, catalog } = edition;
      const published = new Set(catalog.filter(({ kind }) => kind !== 'public').map(({ file }) => file));
      const files = [...release.files.keys()].filter(
        (file) => (published.has(file) || file === 'manifest.webmanifest') && !/\.(?:png|ico|svg|js|css)$/.test(file),
      );
      const texts = new Map<string, string>();
      const text = (file: string) => {
        const known = texts.get(file) ?? Buffer.from(given(release.files.get(file), file).bytes).toString('utf8');
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
          const found = await provenWith(edition, new Map([[file, spoiled]]), {
            proofs: { isKnown: () => true, note: () => {} },
          });
          const told = found.map(({ at }) => at?.file.replace('dist/', '') ?? '');
          if (!formsOf(file).some((form) => told.includes(form)))
            missed.push(`${kind}, seed ${seed}: ${file}, told of ${told.join()}`);
        }
      if (thoroughness === 3)
        console.info(
          `${organisation.name}: ${planted} faults of ${Object.keys(faults).length} kinds planted, ${missed.length} missed`,
        );
      expect(missed).toEqual([]);
    });

  it('a byte that changed between writing and reading: what has it is not remembered as right', async () => {
    const edition = editionOf(german);
    const { files } = edition.release;
    const provenWithout = async (damaged: string) => {
      const noted: string[] = [];
      const read = (file: string) => {
        const bytes = Buffer.from(given(files.get(file), file).bytes);
        if (file === damaged) bytes[100] = (bytes[100] ?? 0) ^ 1;
        return bytes;
      };
      const staged = { read, written: new Set(['api/v1/company.json', 'index.html', 'index.md']) };
      const proofs = { isKnown: () => true, note: (key: string) => void noted.push(key) };
      const found = await provenWith(edition, new Map(), { staged, proofs });
      return { told: found.map(({ at, message }) => `${message.split(' ')[0]} ${at?.file}`), noted: noted.length };
    };
    expect(await provenWithout('')).toEqual({ told: [], noted: 2 });
    for (const file of ['api/v1/company.json', 'index.html', 'index.md'])
      expect(await provenWithout(file)).toEqual({ told: [`digest dist/${file}`], noted: 1 });
  });
});
