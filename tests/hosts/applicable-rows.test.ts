import { expect, it } from 'vitest';
import { filterApplicableRows } from '../../src/hosts/host.ts';

const rows = [{ id: 'always' }, { id: 'of a', only: 'a.conf' }, { id: 'of b', only: 'b.conf' }];
const ids = (...inUse: string[]) =>
  filterApplicableRows(
    rows,
    inUse.map((file) => ({ file, text: '' })),
  ).map(({ id }) => id);

it('counts what one file cannot do where that file is used', () => {
  expect(ids()).toEqual(['always']);
  expect(ids('b.conf', 'c.conf')).toEqual(['always', 'of b']);
  expect(ids('a.conf', 'b.conf')).toEqual(['always', 'of a', 'of b']);
});
