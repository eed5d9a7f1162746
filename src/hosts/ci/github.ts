import { action } from './actions.ts';
import { installedAt, job, projectAt } from './job.ts';
import keepAssets from './keep-assets.sh?text';
import type { Platform } from './platforms.ts';
import { recordForPreview, recordOnGithub } from './record.ts';
import { comment, filled, runStep } from './yaml.ts';

/**
 * The workflow for one platform: `deploy/ci/github/<name>.yml`. The job that builds has no secret, since it runs what
 * a pull request brings; those that have one run no code of it.
 */
export function githubActions(platform: Platform, origin: string): string {
  const { title, settings, preview, previews } = platform;
  return `${comment([
    `Gazette on GitHub Actions, for ${title}: copy to .github/workflows/publish.yml.`,
    'Generated; the copy is yours. Actions are pinned by commit, tools by version: let a bot propose newer ones.',
    '',
    `In Settings, Environments, make "${environmentOf(platform)}", for the branch main only${preview ? ', and "preview"' : ''}, with:`,
    ...settings.map((line) => `  ${line}`),
    '',
    `Previews of pull requests: ${previews}.`,
  ])}
name: Publish

on:
  push:
    branches: [main]
  pull_request:
  # Once a week: what is live must still be what was built, and nothing may expire unseen.
  schedule:
    - cron: '17 5 * * 1'

permissions: {}

concurrency:
  group: publish-${filled('github.ref')}
  cancel-in-progress: false

env:
  npm_config_ignore_scripts: 'true'

jobs:
${[record(), build(platform, origin), expiry(), ...(preview ? [previewJob(preview, origin)] : []), deploy(platform, origin), audit(origin)].join('\n\n')}
`;
}

const environmentOf = ({ production }: Platform) => production.environment ?? 'production';

const installed = installedAt();
const unpacked = [
  `- uses: ${action('actions/download-artifact')}`,
  '  with:',
  '    name: site',
  '- run: tar --extract --file site.tar',
];

/** A platform replaces a site at once: pages of the release before, open or cached, would lose their assets. */
function carried(origin: string): string[] {
  const isLive = "if: github.event_name != 'pull_request'";
  return [
    '# Pages that are open or cached need the assets of the releases before, which the platform drops.',
    `- uses: ${action('actions/cache')}`,
    `  ${isLive}`,
    '  with:',
    '    path: .cache/assets',
    `    key: assets-${filled('github.run_id')}`,
    '    restore-keys: assets-',
    ...runStep('Fetch the assets that are live', keepAssets.trimEnd().split('\n'), { BASE_URL: origin }).flatMap(
      (line, i) => (i === 0 ? [line, `  ${isLive}`] : [line]),
    ),
  ];
}

/** Dates of what goes live are recorded: that job alone may write to the repository, and runs what is on main. */
function record(): string {
  return job({
    name: 'record',
    head: [
      '# Does nothing without content/ledger/.',
      "if: github.event_name == 'push'",
      'outputs:',
      `  commit: ${filled('steps.record.outputs.commit')}`,
    ],
    permissions: ['contents: write'],
    steps: [...installed, ...recordOnGithub],
  });
}

function build({ host, keepsAssets }: Platform, origin: string): string {
  const flags = host === undefined ? '--production' : `--production --host ${host}`;
  return job({
    name: 'build',
    head: ['needs: record', `if: "!cancelled() && needs.record.result != 'failure'"`],
    permissions: ['contents: read'],
    steps: [
      ...installedAt('needs.record.outputs.commit || github.sha'),
      '# Problems are shown beside their lines.',
      '- run: npm run --silent check -- --format github',
      ...(keepsAssets ? [] : carried(origin)),
      ...recordForPreview,
      '# A preview asks search engines to stay away; its canonical addresses are those of production.',
      ...runStep('Build', [`npm run build -- ${flags} $NOINDEX`], {
        BASE_URL: origin,
        NOINDEX: filled("github.event_name == 'pull_request' && '--noindex' || ''"),
      }),
      ...packed,
    ],
  });
}

/** Uploads the build for the deploy and audit jobs. */
const packed = [
  '# One tar: artifacts lose names that begin with a dot, and times, of which servers make tags.',
  '- run: tar --create --file site.tar dist deploy',
  `- uses: ${action('actions/upload-artifact')}`,
  '  with:',
  '    name: site',
  '    path: site.tar',
  '    if-no-files-found: error',
  '    retention-days: 7',
];

function expiry(): string {
  return job({
    name: 'expiry',
    head: ['# Fails while there is still a month to mend it.', "if: github.event_name == 'schedule'"],
    permissions: ['contents: read'],
    steps: [...installed, '- run: npm run --silent check -- --ahead 30 --format github'],
  });
}

function previewJob({ steps, permissions }: NonNullable<Platform['preview']>, origin: string): string {
  return job({
    name: 'preview',
    head: [
      '# Forks have no secrets, so no preview.',
      "if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository",
      'needs: build',
      'environment: preview',
    ],
    permissions,
    steps: [...unpacked, ...steps(origin).flat()],
  });
}

function deploy(platform: Platform, origin: string): string {
  const { steps, permissions } = platform.production;
  // Its own program uploads: the project is there then, at the commit of main.
  const needsProject = permissions?.includes('contents: read') === true;
  return job({
    name: 'deploy',
    head: [
      "if: github.event_name == 'push'",
      'needs: build',
      'environment:',
      `  name: ${environmentOf(platform)}`,
      `  url: ${origin}`,
    ],
    permissions,
    steps: [...(needsProject ? projectAt() : []), ...unpacked, ...steps(origin).flat()],
  });
}

function audit(origin: string): string {
  return job({
    name: 'audit',
    head: [
      '# After a deployment, and every week without one.',
      `if: "!cancelled() && github.event_name != 'pull_request' && needs.build.result == 'success' && needs.deploy.result != 'failure'"`,
      'needs: [build, deploy]',
    ],
    permissions: ['contents: read'],
    steps: [...installed, ...unpacked, `- run: npm run audit -- ${origin}`],
  });
}
