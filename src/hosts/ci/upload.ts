/**
 * The shell commands that upload a build, the same for every CI server. They read the five variables from the
 * environment, never from their own text: a value cannot become a command.
 */
export const uploadCommands: readonly string[] = [
  'tar --extract --file site.tar',
  'install -d -m 700 ~/.ssh',
  'install -m 600 /dev/null ~/.ssh/id_deploy',
  'printf "%s\\n" "$DEPLOY_KEY" > ~/.ssh/id_deploy',
  'printf "%s\\n" "$DEPLOY_KNOWN_HOSTS" > ~/.ssh/known_hosts',
  'export RSYNC_RSH="ssh -i $HOME/.ssh/id_deploy -o StrictHostKeyChecking=yes -o BatchMode=yes"',
  '# Old files go last, so that a page and the files that it needs are there together.',
  'rsync --archive --delay-updates --delete-after dist/ "$DEPLOY_HOST:$DEPLOY_PATH/dist/"',
  'rsync --archive --delay-updates --delete-after deploy/ "$DEPLOY_HOST:$DEPLOY_PATH/deploy/"',
  '$RSYNC_RSH -- "$DEPLOY_HOST" "$DEPLOY_COMMAND"',
];

/** What the variables are, as comment lines. */
export const uploadVariables: readonly string[] = [
  'DEPLOY_HOST         user@host',
  'DEPLOY_PATH         the folder on it where dist/ and deploy/ are put: /srv/gazette',
  'DEPLOY_COMMAND      what the server then runs: copies its configuration from deploy/ and reloads it',
  'DEPLOY_KNOWN_HOSTS  the output of `ssh-keyscan host`, compared with the key that the host really has',
  'DEPLOY_KEY          the private SSH key, a secret; it needs to reach this one folder and command only',
];
