import { uploadCommands, uploadVariables } from './upload.ts';

/** The pipeline for GitLab CI: `deploy/ci/gitlab-ci.yml`. */
export function gitlabCi(origin: string): string {
  return `# Gazette on GitLab CI: copy to .gitlab-ci.yml. Generated; the copy is yours.
# In Settings, CI/CD, add these variables, protected and for the environment "production" only, DEPLOY_KEY masked:
${uploadVariables.map((line) => `#   ${line}`).join('\n')}
# For a weekly audit of what is live, add a pipeline schedule for the default branch.
stages: [build, deploy, audit]

workflow:
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

default:
  image: node:24-bookworm-slim
  timeout: 15 minutes
  interruptible: false

build:
  stage: build
  script:
    - npm ci --ignore-scripts
    - npm run check
    - npm run build
    - tar --create --file site.tar dist deploy
  variables:
    BASE_URL: ${origin}
  artifacts:
    paths: [site.tar]
    expire_in: 1 week

deploy:
  stage: deploy
  image: debian:bookworm-slim
  rules:
    - if: $CI_PIPELINE_SOURCE == "push" && $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  environment:
    name: production
    url: ${origin}
  resource_group: production
  variables:
    GIT_STRATEGY: none
  script:
    - apt-get update && apt-get install --yes --no-install-recommends openssh-client rsync
    - |
${uploadCommands.map((line) => `      ${line}`).join('\n')}

audit:
  stage: audit
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - npm ci --ignore-scripts
    - tar --extract --file site.tar
    - npm run --silent audit -- ${origin} --format junit > audit.xml
  artifacts:
    when: always
    reports:
      junit: audit.xml
`;
}
