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

/** @type {Record<string, { and?: string[], by?: Record<string, string[]>, not?: string[], last?: string[], apart?: boolean }>} */
export const rooms = {
  content: {
    and: ['tests/corpus/corpus.test.ts', 'tests/problems/problems.test.ts'],
    by: {
      check: ['license-xml', 'news']
        .map((name) => `tests/documents/${name}.test.ts`)
        .concat('tests/site/sections.test.ts'),
      'rsl-terms': ['tests/documents/license-xml.test.ts'],
      imports: ['tests/setup/import/rows.test.ts'],
      languages: ['tests/languages/content.test.ts', 'tests/languages/own.test.ts'],
      read: ['tests/api/contract/parse-contract.test.ts'],
    },
    // Tests that build whole sites are asked last.
    last: ['corpus/corpus', 'problems/problems', 'content/editor-mistakes', 'content/preview/mistakes'].map(
      (name) => `tests/${name}.test.ts`,
    ),
  },
  checks: {
    // Whole sites again and again: seconds for each mutant. What they would notice the tests of each module have to.
    not: ['false-alarms', 'fixtures', 'planting']
      .map((name) => `tests/checks/private/${name}.test.ts`)
      .concat('tests/checks/statements/compare-statements.test.ts'),
    last: ['tests/checks/contract/contract.test.ts', 'tests/checks/private/grid.test.ts'],
    apart: true,
    by: {
      published: ['tests/checks/statements', 'tests/checks/proof', 'tests/checks/links'],
      'read-back': ['tests/checks/statements'],
      // These have no tests of their own.
      ...Object.fromEntries(
        ['api-documents', 'brand-color', 'llms-paths', 'privacy-control', 'successor'].map((name) => [
          name,
          ['tests/problems/problems.test.ts'],
        ]),
      ),
    },
  },
  publish: { and: ['tests/content/read/folder-as-file.test.ts'], not: ['tests/publish/processes.test.ts'] },
  api: { and: ['tests/golden', 'tests/site/equality.test.ts'] },
  documents: { and: ['tests/golden'] },
  site: { and: ['tests/golden'], not: ['tests/site/vnu.test.ts'] },
  compile: { and: ['tests/golden', 'tests/problems/problems.test.ts'] },
  hosts: { and: ['tests/golden/hosts.test.ts'], not: servers },
};
