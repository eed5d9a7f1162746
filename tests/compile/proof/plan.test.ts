import { expect, it } from 'vitest';
import { oneIn, planOf } from '../../../src/compile/proof/plan.ts';
import { example } from '../../support/organisations.ts';
import { editionOf } from './staged.ts';

it('a sample is what says who the organisation is, and one in so many of the others, of what was written', () => {
  const edition = editionOf(example);
  const { files } = edition.release;
  const filesOf = (written: Iterable<string>, which: 'all' | 'sample', isKnown = true) =>
    [...planOf(edition, new Set(written), () => isKnown, which).pages].map(({ meant }) => meant.file);
  const states = ['company/index.html', 'contact/index.html', 'legal-notice/index.html'];
  const isChosen = (file: string) => Number.parseInt(files.get(file)?.sha256.slice(0, 4) ?? '', 16) % oneIn === 0;
  const pages = filesOf(files.keys(), 'all');
  expect(pages.length).toBeGreaterThan(50);
  expect(filesOf(files.keys(), 'sample')).toEqual(pages.filter((file) => states.includes(file) || isChosen(file)));
  expect(filesOf(['company.md'], 'sample')).toEqual(['company/index.html']);
  expect(filesOf([], 'sample', false)).toEqual([]);
  expect(filesOf([], 'all', false)).toEqual(pages);
  expect(filesOf([], 'all')).toEqual([]);
});
