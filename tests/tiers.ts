/**
 * Quick tests that put something of their own in a module's place, and so need a world of their own. The others share
 * one: to load the program once for all of them, and not for each file, saves more than half of the time.
 */
export const alone = [
  'tests/compile/deploy.test.ts',
  'tests/compile/finish.test.ts',
  'tests/hosts/cloudfront/programs/viewer-request.test.ts',
  'tests/hosts/edge/programs/platforms.test.ts',
  'tests/hosts/late-host.test.ts',
  'tests/hosts/server/programs/listener.test.ts',
  'tests/house/statements.test.ts',
  'tests/publish/durable.test.ts',
  'tests/publish/lock.test.ts',
  'tests/publish/refused.test.ts',
  'tests/theme/ledger/ledger.test.ts',
];

/**
 * What `npm test` leaves to CI, by suite: all else is quick, and needs nothing but Node. Each suite runs alone too:
 * `npx vitest run --project servers`, and so does each file: `npx vitest run tests/hosts/nginx`.
 */
export const tiers = {
  /** Web servers, edge emulators and caches, each started in earnest. */
  servers: [
    'apache',
    'audit',
    'bun-deno',
    'cache-proxy',
    'caddy',
    'cloudflare',
    'cloudflare-pages',
    'docker',
    'deployment/deploy',
    'deployment/kill',
    'firebase',
    'fronts/fronts',
    'kubernetes/manifests',
    'kubernetes/rollout',
    'languages',
    'lighttpd',
    'neighbours/apache',
    'netlify',
    'nginx',
    'nginx-config',
    'neighbours/caddy',
    'neighbours/nginx',
    'node',
    'strangers',
    'tear/tear',
    'tls/tls',
    'vercel',
  ]
    .map((name) => `tests/hosts/${name}.test.ts`)
    .concat(
      'tests/hosts/cloudfront/update-paths.test.ts',
      'tests/moving/servers.test.ts',
      'tests/upload/s3.test.ts',
      'tests/upload/carried-records.test.ts',
    ),
  /** Chromium. */
  browser: ['tests/browser/*.test.ts', 'tests/desk/browser.test.ts'],
  /** Readers and validators that others wrote, over a whole build. */
  'third-party': ['tests/third-party/*.test.ts', 'tests/site/vnu.test.ts'],
  /** Whole commands and the desk's servers in processes of their own, copies of the project, sites of 65,000 pages. */
  whole: [
    'tests/whole/*.test.ts',
    'tests/scripts/*.test.ts',
    'tests/site/subsets.test.ts',
    'tests/bench/corpus/check.test.ts',
    'tests/commands/*.test.ts',
    'tests/audit/audit.test.ts',
    'tests/audit/command.test.ts',
    'tests/audit/false-claims.test.ts',
    'tests/audit/exceptions.test.ts',
    'tests/audit/readiness/rows.test.ts',
    'tests/audit/rehearsal/rehearse.test.ts',
    'tests/checks/answers/answers.test.ts',
    'tests/checks/private/planting.test.ts',
    'tests/commands/build/sites.test.ts',
    'tests/compile/ledger/moved.test.ts',
    'tests/compile/pages/ahead.test.ts',
    'tests/compile/pages/sections.test.ts',
    'tests/compile/side-cars/ahead.test.ts',
    'tests/desk/live-site.test.ts',
    'tests/desk/live/check-edition.test.ts',
    'tests/desk/live/look.test.ts',
    'tests/desk/move/move.test.ts',
    'tests/desk/provenance.test.ts',
    'tests/hosts/edge/compiled.test.ts',
    'tests/languages/ledger.test.ts',
    'tests/problems/pages.test.ts',
    'tests/publish/crash.test.ts',
    'tests/site/every-value.test.ts',
    'tests/site/snippets.test.ts',
    'tests/compile/ahead.test.ts',
    'tests/audit/corpus.test.ts',
    'tests/audit/healthy.test.ts',
    'tests/desk/commands.test.ts',
    'tests/desk/desk-server.test.ts',
    'tests/desk/failures.test.ts',
    'tests/desk/foreign-sites.test.ts',
    'tests/desk/live/noted-pages.test.ts',
    'tests/desk/new-content.test.ts',
    'tests/desk/schema/fact-types.test.ts',
    'tests/documents/parts.test.ts',
    'tests/house/recipes.test.ts',
    'tests/languages/addresses.test.ts',
    'tests/languages/content.test.ts',
    'tests/languages/explain.test.ts',
    'tests/languages/incremental.test.ts',
    'tests/publish/processes.test.ts',
  ],
  /** Of these, what puts something of its own in a module's place. */
  'whole-alone': [
    'tests/compile/content-records.test.ts',
    'tests/desk/explain-cost.test.ts',
    'tests/publish/kill-points.test.ts',
  ],
};
