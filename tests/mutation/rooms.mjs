// Which tests judge a room besides its own in tests/<room>, and which of its own do not: programs of other processes
// do not see the mutants.

// Real servers and platforms, the oracle behind the same suite, and large sites: too long for each mutant.
const servers = [
  ...[
    'apache',
    'audit',
    'bun-deno',
    'cache-proxy',
    'caddy',
    'cloudflare',
    'cloudflare-pages',
    'cloudfront',
    'docker',
    'emitted',
  ],
  ...['fronts/fronts', 'lighttpd', 'netlify', 'nginx', 'node', 'respond', 'vercel'],
].map((name) => `tests/hosts/${name}.test.ts`);

/** @type {Record<string, { and?: string[], with?: string[], not?: string[], last?: string[], apart?: boolean }>} */
export const rooms = {
  content: { and: ['tests/problems/problems.test.ts'] },
  checks: {
    with: ['prose'],
    // Whole sites again and again: seconds for each mutant. What they would notice the tests of each module have to.
    not: [...['statements/compare-statements', 'private/false-alarms', 'private/fixtures', 'private/planting']].map(
      (name) => `tests/checks/${name}.test.ts`,
    ),
    last: ['tests/checks/contract/contract.test.ts'],
    apart: true,
  },
  publish: { not: ['tests/publish/processes.test.ts'] },
  api: { and: ['tests/golden', 'tests/site/equality.test.ts'] },
  documents: { and: ['tests/golden'] },
  site: { and: ['tests/golden'], not: ['tests/site/vnu.test.ts'] },
  compile: { and: ['tests/golden', 'tests/problems/problems.test.ts'] },
  drawing: { and: ['tests/golden'] },
  hosts: { and: ['tests/golden/hosts.test.ts'], not: servers },
};
