/** Names the day and writes the file; whoever pushed meanwhile comes first. A job of a pull request records nothing. */
const recordCommands = (author: string, remote: string, branch: string, options = ''): readonly string[] => [
  'if [ -d content/ledger ]; then',
  '  npx gazette release --date "$(date -u +%F)"',
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

const forPreview = 'if [ -d content/ledger ]; then npx gazette release --date "$(date -u +%F)"; fi';

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

/**
 * Commands that let a job reach a server by SSH, the same on every CI server. They read DEPLOY_KEY and
 * DEPLOY_KNOWN_HOSTS from the environment, never from their own text.
 */
export const sshCommands: readonly string[] = [
  'install -d -m 700 ~/.ssh',
  'install -m 600 /dev/null ~/.ssh/id_ed25519',
  'printf "%s\\n" "$DEPLOY_KEY" > ~/.ssh/id_ed25519',
  'printf "%s\\n" "$DEPLOY_KNOWN_HOSTS" > ~/.ssh/known_hosts',
  'printf "Host *\\n  BatchMode yes\\n  StrictHostKeyChecking yes\\n  IdentityFile ~/.ssh/id_ed25519\\n" > ~/.ssh/config',
];

/** The deployment itself: the script of the server that is used, which lies beside its configuration. */
export function deployCommand(origin: string): string {
  return `sh "deploy/$DEPLOY_SERVER/deploy.sh" --from dist --to "$DEPLOY_TO" --base "$DEPLOY_BASE" --origin ${origin}`;
}

/** Comment lines on the variables. */
export const sshVariables: readonly string[] = [
  'DEPLOY_SERVER       the folder of deploy/ that fits: nginx, caddy, apache, lighttpd, node, bun or deno',
  'DEPLOY_TO           user@host',
  'DEPLOY_BASE         the folder on it that holds all releases: /srv/gazette',
  'DEPLOY_KNOWN_HOSTS  the output of `ssh-keyscan host`, compared with the key that the host really has',
  'DEPLOY_KEY          the private SSH key, a secret; it needs to reach this one folder and command only',
];

/** `vars.NAME` → the expression that GitHub Actions fills in. */
export function githubExpression(expression: string): string {
  return `\${{ ${expression} }}`;
}

/** Lines below a line, each with so many spaces before it; an empty one stays empty. */
export function indentLines(spaces: number, lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line)).join('\n');
}

/** Lines of comment. */
export function commentLines(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '#' : `# ${line}`)).join('\n');
}

/** A step that runs commands, which read its variables from the environment: no value becomes a command. */
export function runStep(
  name: string,
  commands: readonly string[],
  env: Readonly<Record<string, string>> = {},
): readonly string[] {
  const variables = Object.entries(env).map(([key, value]) => `    ${key}: ${value}`);
  return [
    `- name: ${name}`,
    ...(variables.length > 0 ? ['  env:', ...variables] : []),
    '  run: |',
    ...commands.map((line) => `    ${line}`),
  ];
}
