import { expect, it } from 'vitest';
import { jsonChanges } from '../../src/core/json-changes.ts';

it.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1, b: 2 }, { a: 2, c: 3 }, ['/a: 1 → 2', '/b: gone, was 2', '/c: new, 3']],
  [{ list: [{ id: 'x' }] }, { list: [{ id: 'y' }, 1] }, ['/list/0/id: "x" → "y"', '/list/1: new, 1']],
  [{ 'a/b': { '~': null } }, { 'a/b': { '~': 0 } }, ['/a~1b/~0: null → 0']],
  [[], {}, ['/: [] → {}']],
  [{ a: 'x'.repeat(100) }, {}, [`/a: gone, was "${'x'.repeat(78)}…`]],
])('of %j and %j', (before, after, found) => expect(jsonChanges(before, after)).toEqual(found));
