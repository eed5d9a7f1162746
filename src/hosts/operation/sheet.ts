import type { Host } from '../host.ts';
import { operations, type ServerSetup } from './operations.ts';

const base = '/srv/gazette';

/** Operation part of a host's README.md: what is done once, then a task a line. All is run in the project. */
export function renderOperationSheet({ name }: Pick<Host, 'name'>, origin: string): string {
  const operation = operations[name];
  if (operation === undefined) return '';
  const { once, tls, purge, logs } = operation;
  const tasks = [
    ...(once === undefined ? [] : ownTasks(name, origin)),
    ['TLS', tls],
    ['Purge caches', purge],
    ['Logs', logs],
    ['Health check', `\`curl -fsSo /dev/null ${origin}/api/v1/status.json\``],
    [
      'Audit by a timer',
      '`cp deploy/audit/gazette-audit.* /etc/systemd/system/`, fill in the folder, `systemctl enable --now gazette-audit.timer`',
    ],
  ];
  const rows = tasks.map(([task, how]) => `| ${task} | ${how} |`);
  const text = `${once === undefined ? '' : onceText(name, once)}## Operation

Run in the folder of the project.

| Task | How |
|---|---|
${rows.join('\n')}
`;
  return text.replaceAll('{host}', new URL(origin).hostname);
}

/** The file that an operator keeps, copied to its place, and the command that loads it. */
export function setupCommands(
  { copy, to, load }: ServerSetup,
  base: string,
  name: string,
): [copy: string, load: string] {
  const named = (text: string) => text.replaceAll('NAME', name);
  return [`cp ${base}/current/config/${copy} ${named(to)}`, named(load)];
}

function onceText(name: string, once: ServerSetup): string {
  const [copy, load] = setupCommands(once, base, 'gazette');
  const isTls = once.plain !== undefined && once.copy.includes('tls');
  const steps = [
    ...(once.prepare === undefined ? [] : [once.prepare]),
    `\`sh deploy/${name}/deploy.sh --base ${base}\`, with a folder of your own for \`${base}\``,
    ...(isTls ? ['The certificate: "TLS" below'] : []),
    `\`${copy}\`${once.plain === undefined ? '' : `; behind a proxy that ends TLS ${once.plain} instead`}. The copy is yours to adapt.`,
    `\`${load}\``,
  ];
  return `## Once, on a server of your own

${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}

`;
}

function ownTasks(name: string, origin: string): [string, string][] {
  const script = (file: string, more = '') => `\`sh deploy/${name}/${file}.sh --base ${base}${more}\``;
  return [
    ['Deploy', `${script('deploy')}: no client sees half of a release; \`--help\` tells the rest`],
    ['Deploy to another machine', `${script('deploy', ` --to user@server --origin ${origin}`)}, over SSH`],
    ['Go back', script('rollback')],
    ['What was live', `\`cat ${base}/history\``],
  ];
}
