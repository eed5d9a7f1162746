import keepAssets from './keep-assets.sh?text';
import {
  commentLines,
  deployCommand,
  gitlabRecordCommands,
  indentLines,
  sshCommands,
  sshVariables,
} from './record-steps.ts';

/** The pipeline for GitLab CI and a server of one's own: `deploy/ci/gitlab/rsync.yml`. */
export function gitlabRsyncPipeline(origin: string): string {
  const about = [
    'Gazette on GitLab CI, for a server of your own, by rsync over SSH: copy to .gitlab-ci.yml.',
    'Generated; the copy is yours.',
    'In Settings, CI/CD, add these variables, protected and for the environment "production" only, DEPLOY_KEY masked:',
    ...sshVariables.map((line) => `  ${line}`),
  ];
  const deploy = `
deploy:
  stage: deploy
  image: debian:bookworm-slim
${toProduction(origin)}
  script:
    - apt-get update && apt-get install --yes --no-install-recommends openssh-client rsync curl
    - tar --extract --file site.tar
    - |
${indentLines(6, [...sshCommands, deployCommand(origin)])}
`;
  return pipeline(about, { flags: '', keepsAssets: true }, origin, deploy, '');
}

/** The pipeline for GitLab Pages: `deploy/ci/gitlab/pages.yml`. */
export function gitlabPagesPipeline(origin: string): string {
  const about = [
    'Gazette on GitLab CI, for GitLab Pages: copy to .gitlab-ci.yml. Generated; the copy is yours.',
    'It needs no variable. In Deploy, Pages, add your domain, or use the unique domain of the project.',
  ];
  const pages = `
pages:
  stage: deploy
${toProduction(origin)}
  script:
    - tar --extract --file site.tar
    - mkdir public
    - cp -a dist/. public/
  artifacts:
    paths: [public]
`;
  // Pages are live only when a job of GitLab's own is done, after this pipeline: the schedule audits them.
  return pipeline(
    about,
    { flags: ' --host gitlab-pages', keepsAssets: false },
    origin,
    pages,
    ' && $CI_PIPELINE_SOURCE == "schedule"',
  );
}

/** Settings of a production job: only on the default branch, one job at a time, from a finished build. */
function toProduction(origin: string): string {
  return `  rules:
    - if: $CI_PIPELINE_SOURCE == "push" && $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  environment:
    name: production
    url: ${origin}
  resource_group: production
  variables:
    GIT_STRATEGY: none`;
}

/** Commands of the job that builds what goes live; its image has no curl. */
const fetchAssets = [
  'if [ -z "$NOINDEX" ]; then',
  ...['apt-get update && apt-get install --yes --no-install-recommends ca-certificates curl', keepAssets.trimEnd()]
    .flatMap((lines) => lines.split('\n'))
    .map((line) => `  ${line}`),
  'fi',
];

function pipeline(
  about: readonly string[],
  { flags, keepsAssets }: { readonly flags: string; readonly keepsAssets: boolean },
  origin: string,
  deploy: string,
  auditIf: string,
): string {
  // Pages that are open or cached need the assets of the releases before, which the platform drops.
  const carried = keepsAssets ? '' : `    - |\n${indentLines(6, fetchAssets)}\n`;
  const recorded = `    - |\n${indentLines(6, gitlabRecordCommands)}\n`;
  const cached = keepsAssets ? '' : '  cache:\n    key: assets\n    paths: [.cache/assets]\n';
  return `${commentLines([...about, 'With content/ledger/: let jobs push, in Settings, CI/CD, Job token permissions; changes are recorded before a build.', 'For a weekly audit of what is live and of what expires, add a pipeline schedule for the default branch.'])}
stages: [build, deploy, audit]

workflow:
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

default:
  image: node:24-bookworm-slim
  timeout: 15 minutes
  interruptible: false

variables:
  npm_config_ignore_scripts: 'true'

check:
  stage: build
  script:
    - npm ci --ignore-scripts
    - npx gazette check --format gitlab > quality.json
  artifacts:
    when: always
    reports:
      codequality: quality.json

build:
  stage: build
  rules:
    # What a merge request builds asks search engines to stay away.
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
      variables:
        NOINDEX: --noindex
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - npm ci --ignore-scripts
${recorded}${carried}    - npx gazette build --production${flags} $NOINDEX
    - tar --create --file site.tar dist deploy
  variables:
    BASE_URL: ${origin}
    NOINDEX: ''
${cached}  artifacts:
    paths: [site.tar]
    expire_in: 1 week

expiry:
  stage: audit
  needs: []
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule"
  script:
    - npm ci --ignore-scripts
    - npx gazette check --ahead 30
${deploy}
audit:
  stage: audit
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH${auditIf}
  script:
    - npm ci --ignore-scripts
    - tar --extract --file site.tar
    - npx gazette audit ${origin} --format junit > audit.xml
  artifacts:
    when: always
    reports:
      junit: audit.xml
`;
}
