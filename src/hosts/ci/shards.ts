import { action } from './actions.ts';
import { carried, packed } from './github.ts';
import { installedAt, job } from './job.ts';
import { recordForPreview } from './record.ts';
import { comment, filled, runStep } from './yaml.ts';

/** A workflow that others call in the place of their job `build`: `deploy/ci/github/build-in-shards.yml`. */
export function shardedBuild(origin: string): string {
  return `${comment([
    'Gazette on GitHub Actions: a large site, built on several machines at once.',
    'Copy to .github/workflows/build-in-shards.yml, and put this in the place of the whole job "build" of publish.yml:',
    '',
    '  build:',
    '    needs: record',
    `    if: "!cancelled() && needs.record.result != 'failure'"`,
    '    permissions:',
    '      contents: read',
    '    uses: ./.github/workflows/build-in-shards.yml',
    '    with:',
    '      flags: --production',
    `      ref: ${filled('needs.record.outputs.commit || github.sha')}`,
    '',
    'flags are those of that job, --host with its name too; where the job ran "npm run carry", add "carry: true".',
    'As many numbers as the matrix lists, so many shards there are. One that fails or is lost is run again alone:',
    '"Re-run failed jobs". Generated; the copy is yours.',
  ])}
name: Build in shards

on:
  workflow_call:
    inputs:
      flags:
        type: string
        default: ''
      carry:
        type: boolean
        default: false
      ref:
        type: string
        default: ''

permissions: {}

env:
  npm_config_ignore_scripts: 'true'
  BASE_URL: ${origin}
  FLAGS: ${filled("format('{0} {1}', inputs.flags, github.event_name == 'pull_request' && '--noindex' || '')")}

jobs:
${[shards, merge(origin)].join('\n\n')}
`;
}

const shards = job({
  name: 'shard',
  head: [
    'strategy:',
    '  # Each tells the problems of its own pages.',
    '  fail-fast: false',
    '  matrix:',
    '    number: [1, 2, 3, 4]',
  ],
  permissions: ['contents: read'],
  steps: [
    ...installedAt('inputs.ref || github.sha'),
    ...recordForPreview,
    ...runStep('Make the pages of one shard', ['npm run build -- --shard "$SHARD" $FLAGS --format github'], {
      SHARD: `${filled('matrix.number')}/${filled('strategy.job-total')}`,
    }),
    `- uses: ${action('actions/upload-artifact')}`,
    '  with:',
    `    name: shard-${filled('matrix.number')}`,
    '    path: shards',
    '    if-no-files-found: error',
    '    overwrite: true',
    '    retention-days: 1',
  ],
});

const merge = (origin: string) =>
  job({
    name: 'merge',
    head: ['needs: shard'],
    permissions: ['contents: read'],
    steps: [
      ...installedAt('inputs.ref || github.sha'),
      ...recordForPreview,
      ...carried(origin, "inputs.carry && github.event_name != 'pull_request'"),
      `- uses: ${action('actions/download-artifact')}`,
      '  with:',
      '    pattern: shard-*',
      '    path: shards',
      '    merge-multiple: true',
      ...runStep('Merge', ['npm run merge -- shards/* $FLAGS --format github']),
      ...packed,
    ],
  });
