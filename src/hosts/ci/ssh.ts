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
