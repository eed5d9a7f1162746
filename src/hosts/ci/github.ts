import type { HostFile } from '../host.ts';
import { pinnedAction } from './actions.ts';
import { gitlabPagesPipeline } from './gitlab.ts';
import keepAssets from './keep-assets.sh?text';
import { type Platform, platforms } from './platforms.ts';
import {
  commentLines,
  githubExpression,
  githubRecordStep,
  indentLines,
  previewRecordStep,
  runStep,
} from './record-steps.ts';

/** The project, at the commit of the event, or at another. */
const checkoutSteps = (ref?: string) => [
  `- uses: ${pinnedAction('actions/checkout')}`,
  '  with:',
  '    persist-credentials: false',
  ...(ref === undefined ? [] : [`    ref: ${githubExpression(ref)}`]),
  `- uses: ${pinnedAction('actions/setup-node')}`,
  '  with:',
  '    node-version: 24',
  // A cache that pull requests fill is none that a job with secrets should read.
  '    package-manager-cache: false',
];
/** The project with its packages; `ref` says at which commit, where it is not that of the event. */
const installSteps = (ref?: string): string[] => [...checkoutSteps(ref), '- run: npm ci --ignore-scripts'];

/** A job of a workflow, as lines. */
interface Job {
  readonly name: string;
  readonly head: readonly string[];
  /** The machine; absent: the usual one. */
  readonly runsOn?: string;
  readonly permissions?: readonly string[] | undefined;
  readonly steps: readonly string[];
}

/** Its text, as it stands below `jobs:`. */
function renderJob({ name, head, permissions, steps, runsOn = 'ubuntu-24.04' }: Job): string {
  const lines = [
    ...head,
    `runs-on: ${runsOn}`,
    'timeout-minutes: 15',
    ...(permissions ? ['permissions:', ...permissions.map((line) => `  ${line}`)] : []),
    'steps:',
    ...steps.map((line) => `  ${line}`),
  ];
  return `  ${name}:\n${indentLines(4, lines)}`;
}

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
      '- run: npx gazette check --format github',
      ...(keepsAssets ? [] : carried(origin)),
      ...previewRecordStep,
      '# A preview asks search engines to stay away; its canonical addresses are those of production.',
      ...runStep('Build', [`npx gazette build ${flags} $NOINDEX`], {
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
    head: ['# Fails while there is still a month to correct it.', "if: github.event_name == 'schedule'"],
    permissions: ['contents: read'],
    steps: [...installed, '- run: npx gazette check --ahead 30 --format github'],
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
    steps: [...installed, ...unpacked, `- run: npx gazette audit ${origin}`],
  });
}

/** The workflow of a new project, by path below its folder: that of its host, or, while it has none, one that checks and builds. */
export function projectWorkflow(host: string | undefined, origin: string): HostFile {
  if (host === undefined) return { file: '.github/workflows/check.yml', text: checking };
  if (host === 'gitlab-pages') return { file: '.gitlab-ci.yml', text: gitlabPagesPipeline(origin) };
  const own = platforms.find((platform) => platform.host === host) ?? platforms.find(({ name }) => name === 'rsync');
  if (!own) throw new Error('There is no platform called rsync.');
  return { file: '.github/workflows/publish.yml', text: githubWorkflow(own, origin) };
}

const checking = `# Checks the content at each change, on the systems that editors use. Once you have a host, deploy/ci/ has a workflow that publishes too.
name: Check

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
${renderJob({
  name: 'check',
  head: ['strategy:', '  fail-fast: false', '  matrix:', '    os: [ubuntu-24.04, macos-15, windows-2025]'],
  runsOn: githubExpression('matrix.os'),
  steps: [...installSteps(), '- run: npx gazette check --preview', '- run: npx gazette build --preview'],
})}
`;
