import type { Host, HostFile } from '../host.ts';

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
    ['Deploy', `${script('deploy')}: no client sees half of a release; \`--help\` shows the rest`],
    ['Deploy to another machine', `${script('deploy', ` --to user@server --origin ${origin}`)}, over SSH`],
    ['Go back', script('rollback')],
    ['What was live', `\`cat ${base}/history\``],
  ];
}

/** Tasks of a host's operator, as Markdown of one line each; `{host}` is the name of the site. */
interface Operation {
  /** Setup of a server of one's own; a platform has its steps in its instructions. */
  readonly once?: ServerSetup;
  readonly tls: string;
  readonly purge: string;
  readonly logs: string;
}

/** `NAME` is that of the folder of all releases: `gazette` for `/srv/gazette`. */
export interface ServerSetup {
  /** Before all else. */
  readonly prepare?: string;
  /** A file of `config/`, which the operator keeps, and its place. */
  readonly copy: string;
  readonly to: string;
  /** File to copy behind a proxy that ends TLS. */
  readonly plain?: string;
  readonly load: string;
}

const fiveMinutes =
  'caches in front keep a page five minutes; Varnish lets go at once with `varnishadm ban req.url "~" .`';
const byItself = 'the platform gets and renews the certificate of each domain that is added to the project';
const byDeployment = 'a deployment does it';

const certbot = (how: string, then: string) =>
  `\`certbot certonly ${how} -d {host} ${then}\` gets and renews the certificate`;

const runtime: Operation = {
  once: {
    copy: 'gazette.service',
    to: '/etc/systemd/system/gazette.service',
    load: 'systemctl daemon-reload && systemctl enable --now gazette',
  },
  tls: 'a proxy in front; `caddy reverse-proxy --from {host} --to 127.0.0.1:8080` gets a certificate by itself',
  purge: fiveMinutes,
  logs: '`journalctl -u gazette`; with `ACCESS_LOG=on` in the unit one JSON object a request',
};

const cloudflare = {
  tls: 'Cloudflare gets it for a custom domain; in its zone turn on "Always Use HTTPS"',
  purge: `${byDeployment}; with cache rules of your own in the zone: Caching, Configuration, Purge Everything`,
};

/** Hosts by their names; one without a line has no more to say than its instructions. */
export const operations: Readonly<Record<string, Operation>> = {
  nginx: {
    once: {
      copy: 'site-tls.conf',
      to: '/etc/nginx/conf.d/NAME.conf',
      plain: '`site.conf`, or `site-brotli.conf`',
      load: 'nginx -t && systemctl reload nginx',
    },
    tls: certbot('--webroot -w /var/www/html', "--deploy-hook 'systemctl reload nginx'"),
    purge: fiveMinutes,
    logs: '`tail -F /var/log/nginx/access.log /var/log/nginx/error.log`',
  },
  caddy: {
    once: {
      copy: 'Caddyfile',
      to: '/etc/caddy/Caddyfile',
      plain: '`Caddyfile-http`',
      load: 'caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile && systemctl reload caddy',
    },
    tls: 'Caddy gets and renews the certificate by itself, and sends HTTP to HTTPS; port 80 or 443 must reach it',
    purge: fiveMinutes,
    logs: '`journalctl -u caddy`; a line a request with `log` in the block of the site',
  },
  apache: {
    once: {
      prepare: '`a2enmod rewrite headers ssl http2` (on Debian)',
      copy: 'site-tls.conf',
      to: '/etc/apache2/sites-available/NAME.conf',
      plain: '`site.conf`',
      load: 'a2ensite NAME && apachectl configtest && systemctl reload apache2',
    },
    tls: certbot('--apache', "--deploy-hook 'systemctl reload apache2'"),
    purge: fiveMinutes,
    logs: '`tail -F /var/log/apache2/other_vhosts_access.log /var/log/apache2/error.log`',
  },
  lighttpd: {
    once: {
      copy: 'lighttpd-tls.conf',
      to: '/etc/lighttpd/lighttpd.conf',
      plain: '`lighttpd.conf`',
      load: 'lighttpd -tt -f /etc/lighttpd/lighttpd.conf && systemctl restart lighttpd',
    },
    tls: certbot('--standalone', "--pre-hook 'systemctl stop lighttpd' --post-hook 'systemctl start lighttpd'"),
    purge: fiveMinutes,
    logs: '`journalctl -u lighttpd`; a line a request with `mod_accesslog`',
  },
  node: runtime,
  bun: runtime,
  deno: runtime,
  cloudflare: { ...cloudflare, logs: '`wrangler tail -c deploy/cloudflare/wrangler.json`' },
  'cloudflare-pages': { ...cloudflare, logs: '`wrangler pages deployment tail` in `.pages`' },
  netlify: { tls: byItself, purge: byDeployment, logs: 'Logs, Edge Functions, in the project' },
  vercel: { tls: byItself, purge: byDeployment, logs: '`vercel logs https://{host}`' },
  cloudfront: {
    tls: '`CertificateArn` of step 2; ACM renews a certificate that is validated by DNS',
    purge: `${byDeployment}; by hand: \`aws cloudfront create-invalidation --distribution-id ID --paths '/*'\``,
    logs: 'standard logging of the distribution, which is off until you give it a bucket',
  },
  firebase: { tls: byItself, purge: byDeployment, logs: 'Cloud Logging, once the project is linked to it' },
  'github-pages': {
    tls: 'Settings, Pages: wait for the certificate, then "Enforce HTTPS"',
    purge: `${byDeployment}; browsers keep what they have for ten minutes`,
    logs: 'none',
  },
  'gitlab-pages': {
    tls: 'Deploy, Pages: the domain with "Automatic certificate management", then "Force HTTPS"',
    purge: `${byDeployment}; browsers keep what they have for ten minutes`,
    logs: 'none',
  },
};

/** Units of systemd that audit the origin once a day, wherever it is served; files below `deploy/audit/`. */
export function auditTimerFiles(origin: string): readonly HostFile[] {
  return [
    { file: 'gazette-audit.service', text: service(origin) },
    { file: 'gazette-audit.timer', text: timer },
  ];
}

const service = (
  origin: string,
) => `# Gazette audits what is live: this file is yours to adapt. What it found: journalctl -u gazette-audit
[Unit]
Description=Audit of ${origin}
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
# The folder of the project, with deploy/gazette.manifest.json of the release that is live:
WorkingDirectory=/srv/project
ExecStart=/usr/bin/env npx gazette audit ${origin}
ProtectSystem=full
PrivateTmp=yes
`;

const timer = `# Once a day, or after the start of a machine that was off. What failed: systemctl list-units --failed
[Unit]
Description=Gazette audits what is live

[Timer]
OnCalendar=daily
RandomizedDelaySec=1h
Persistent=true

[Install]
WantedBy=timers.target
`;
