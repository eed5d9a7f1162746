import { pinnedAction } from './actions.ts';
import { checkoutSteps, installSteps, renderJob } from './job.ts';
import keepAssets from './keep-assets.sh?text';
import type { Platform } from './platforms.ts';
import { githubRecordStep, previewRecordStep } from './record-steps.ts';
import { commentLines, githubExpression, runStep } from './yaml.ts';

/**
 * The workflow for one platform: `deploy/ci/github/<name>.yml`. The job that builds has no secret, since it runs what
 * a pull request brings; those that have one run no code of it.
 */
export function githubWorkflow(platform: Platform, origin: string): string {
  const { title, settings, preview, previews } = platform;
  return `${commentLines([
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
  group: publish-${githubExpression('github.ref')}
  cancel-in-progress: false

env:
  npm_config_ignore_scripts: 'true'

jobs:
${[record(), build(platform, origin), expiry(), ...(preview ? [previewJob(preview, origin)] : []), deploy(platform, origin), audit(origin)].join('\n\n')}
`;
}

const environmentOf = ({ production }: Platform) => production.environment ?? 'production';

const installed = installSteps();
const unpacked = [
  `- uses: ${pinnedAction('actions/download-artifact')}`,
  '  with:',
  '    name: site',
  '- run: tar --extract --file site.tar',
];

/** A platform replaces a site at once: pages of the release before, open or cached, would lose their assets. */
function carried(origin: string): string[] {
  const isLive = "if: github.event_name != 'pull_request'";
  return [
    '# Pages that are open or cached need the assets of the releases before, which the platform drops.',
    `- uses: ${pinnedAction('actions/cache')}`,
    `  ${isLive}`,
    '  with:',
    '    path: .cache/assets',
    `    key: assets-${githubExpression('github.run_id')}`,
    '    restore-keys: assets-',
    ...runStep('Fetch the assets that are live', keepAssets.trimEnd().split('\n'), { BASE_URL: origin }).flatMap(
      (line, i) => (i === 0 ? [line, `  ${isLive}`] : [line]),
    ),
  ];
}

/** Dates of what goes live are recorded: that job alone may write to the repository, and runs what is on main. */
function record(): string {
  return renderJob({
    name: 'record',
    head: [
      '# Does nothing without content/ledger/.',
      "if: github.event_name == 'push'",
      'outputs:',
      `  commit: ${githubExpression('steps.record.outputs.commit')}`,
    ],
    permissions: ['contents: write'],
    steps: [...installed, ...githubRecordStep],
  });
}

function build({ host, keepsAssets }: Platform, origin: string): string {
  const flags = host === undefined ? '--production' : `--production --host ${host}`;
  return renderJob({
    name: 'build',
    head: ['needs: record', `if: "!cancelled() && needs.record.result != 'failure'"`],
    permissions: ['contents: read'],
    steps: [
      ...installSteps('needs.record.outputs.commit || github.sha'),
      '# Problems are shown beside their lines.',
      '- run: npm run --silent check -- --format github',
      ...(keepsAssets ? [] : carried(origin)),
      ...previewRecordStep,
      '# A preview asks search engines to stay away; its canonical addresses are those of production.',
      ...runStep('Build', [`npm run build -- ${flags} $NOINDEX`], {
        BASE_URL: origin,
        NOINDEX: githubExpression("github.event_name == 'pull_request' && '--noindex' || ''"),
      }),
      ...packed,
    ],
  });
}

/** Uploads the build for the deploy and audit jobs. */
const packed = [
  '# One tar: artifacts lose names that begin with a dot, and times, of which servers make tags.',
  '- run: tar --create --file site.tar dist deploy',
  `- uses: ${pinnedAction('actions/upload-artifact')}`,
  '  with:',
  '    name: site',
  '    path: site.tar',
  '    if-no-files-found: error',
  '    retention-days: 7',
];

function expiry(): string {
  return renderJob({
    name: 'expiry',
    head: ['# Fails while there is still a month to mend it.', "if: github.event_name == 'schedule'"],
    permissions: ['contents: read'],
    steps: [...installed, '- run: npm run --silent check -- --ahead 30 --format github'],
  });
}

function previewJob({ steps, permissions }: NonNullable<Platform['preview']>, origin: string): string {
  return renderJob({
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
  return renderJob({
    name: 'deploy',
    head: [
      "if: github.event_name == 'push'",
      'needs: build',
      'environment:',
      `  name: ${environmentOf(platform)}`,
      `  url: ${origin}`,
    ],
    permissions,
    steps: [...(needsProject ? checkoutSteps() : []), ...unpacked, ...steps(origin).flat()],
  });
}

function audit(origin: string): string {
  return renderJob({
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
