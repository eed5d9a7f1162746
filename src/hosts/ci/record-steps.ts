import { githubExpression, runStep } from './yaml.ts';

/** Names the day and writes the file; whoever pushed meanwhile comes first. A job of a pull request records nothing. */
const recordCommands = (author: string, remote: string, branch: string, options = ''): readonly string[] => [
  'if [ -d content/ledger ]; then',
  '  npm run --silent release -- --date "$(date -u +%F)"',
  '  git add content/ledger',
  '  if ! git diff --cached --quiet; then',
  `    git ${author} commit --quiet --message "chore: record what changed"`,
  `    git ${author} pull --quiet --rebase "${remote}" "${branch}"`,
  `    git push --quiet${options} "${remote}" "HEAD:${branch}"`,
  '  fi',
  'fi',
];

/** The step of a workflow of GitHub that records changes and commits them; what it pushes starts no other run. */
export const githubRecordStep: readonly string[] = runStep(
  'Record what changed, where there is a ledger',
  [
    ...recordCommands(
      '-c user.name="github-actions[bot]" -c user.email="41898282+github-actions[bot]@users.noreply.github.com"',
      'https://x-access-token:$TOKEN@github.com/$GITHUB_REPOSITORY',
      '$GITHUB_REF_NAME',
    ),
    'echo "commit=$(git rev-parse HEAD)" >> "$GITHUB_OUTPUT"',
  ],
  { TOKEN: githubExpression('github.token') },
).flatMap((line, i) => (i === 0 ? [line, '  id: record'] : [line]));

const forPreview = 'if [ -d content/ledger ]; then npm run --silent release -- --date "$(date -u +%F)"; fi';

/** Records changes in a pull request's preview, as production does; commits nothing. */
export const previewRecordStep: readonly string[] = runStep('Record what changed, for the preview alone', [
  forPreview,
]).flatMap((line, i) => (i === 0 ? [line, "  if: github.event_name == 'pull_request'"] : [line]));

/** Recording on GitLab CI, in the job that builds; the project must let its jobs push. */
export const gitlabRecordCommands: readonly string[] = [
  'if [ -z "$NOINDEX" ] && [ "$CI_PIPELINE_SOURCE" = "push" ]; then',
  ...recordCommands(
    '-c user.name="GitLab CI" -c user.email="ci@$CI_SERVER_HOST"',
    'https://gitlab-ci-token:$CI_JOB_TOKEN@$CI_SERVER_HOST/$CI_PROJECT_PATH.git',
    '$CI_COMMIT_BRANCH',
    ' --push-option=ci.skip',
  ).map((line) => `  ${line}`),
  'elif [ -n "$NOINDEX" ]; then',
  `  ${forPreview}`,
  'fi',
];
