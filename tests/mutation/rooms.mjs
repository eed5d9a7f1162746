// Which tests judge a room besides its own in tests/<room>, and which of its own do not: programs of other processes
// do not see the mutants.

/** @type {Record<string, { and?: string[], not?: string[] }>} */
export const rooms = {
  content: { and: ['tests/problems/problems.test.ts'] },
  checks: { and: ['tests/problems/problems.test.ts'] },
  publish: { not: ['tests/publish/processes.test.ts'] },
  api: { and: ['tests/golden', 'tests/site/equality.test.ts'] },
  documents: { and: ['tests/golden'] },
  site: { and: ['tests/golden'], not: ['tests/site/vnu.test.ts'] },
  compile: { and: ['tests/golden', 'tests/problems/problems.test.ts'] },
  drawing: { and: ['tests/golden'] },
  hosts: { not: [] },
};
