import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { causes } from '../../../src/audit/diagnose/causes.ts';
import { flattenFinding } from '../../../src/audit/exceptions/exceptions.ts';
import { formatDifference, formatProbe } from '../../../src/audit/report/format.ts';
import { main as attach } from '../../../src/commands/attach.ts';
import { main as audit } from '../../../src/commands/audit.ts';
import { attachedManifestFile } from '../../../src/core/manifest/manifest.ts';
import { html } from '../../attach/found.ts';
import { auditOf } from '../../audit/servers.ts';
import { invocationOf } from '../../support/invocation.ts';
import { caddyBinary, caddyHome } from '../caddy-server.ts';
import { describeWith, freePort, type Server, startServer, temporaryFolder, writeTexts } from '../servers.ts';

const small = new URL('../../fixtures/small', import.meta.url).pathname;
const nodeServer = new URL('./node-server.mjs', import.meta.url).pathname;
const files = {
  'index.html': html(
    'Home',
    '<h1>Home</h1><a href="/about/">a</a> <a href="/%C3%BCber%20uns.html">u</a> <a href="/x/">x</a>',
  ),
  'about/index.html': html('About', '<p>We make pumps.</p>'),
  'über uns.html': html('Über uns', '<p>Pumpen.</p>'),
  'x/index.html': html('X', '<p>x</p>', { head: '<meta name="robots" content="noindex">' }),
  'app.html': html('App', '<p>for all other paths</p>'),
};

/** A site to which facts are attached, with what hosts get. */
async function attachedTo(name: string): Promise<string> {
  const folder = temporaryFolder(name);
  cpSync(small, folder, { recursive: true });
  writeTexts(
    join(folder, 'site'),
    Object.entries(files).map(([file, text]) => ({ file, text })),
  );
  const { invocation, said } = invocationOf(folder, ['site', '--pages', '--root', join(folder, 'site')]);
  if ((await attach(invocation)) !== 0) throw new Error(said());
  return folder;
}

/** Findings of an audit, in words: nothing where all is well. */
async function findings(folder: string, { origin }: Server): Promise<string[]> {
  const manifest = readFileSync(join(folder, 'site-deploy', attachedManifestFile), 'utf8');
  const found = await auditOf(new URL(origin), manifest);
  expect(found.exchanges.length).toBeGreaterThan(200);
  return found.findings
    .flatMap(flattenFinding)
    .filter(({ cause }) => causes[cause].level === 'miss')
    .flatMap(({ cause, differences }) =>
      differences.map((each) => `${cause} ${formatProbe(each.exchange.probe)}: ${formatDifference(each)}`),
    );
}

describe('an audit of an attached site on Node.js', () => {
  let folder: string;
  const start = async (middleware?: string) => {
    const port = await freePort();
    const program = [nodeServer, join(folder, 'site'), String(port), ...(middleware ? [middleware] : [])];
    return startServer(process.execPath, program, { port });
  };
  beforeAll(async () => {
    folder = await attachedTo('attached-audit');
  });

  it('is green, and names the pages without Markdown', async () => {
    const server = await start(join(folder, 'site-deploy/node/gazette.mjs'));
    expect(await findings(folder, server)).toEqual([]);
    const manifest = join(folder, 'site-deploy', attachedManifestFile);
    const { invocation: fixed, said } = invocationOf(folder, [server.origin, '--manifest', manifest]);
    // The server has the clock of this machine.
    const invocation = { ...fixed, now: Date.now };
    expect([await audit(invocation), said()]).toEqual([0, expect.stringContaining('serves the release as it should')]);
    expect(said()).toMatch(/○ 2 pages of the site .* have no Markdown\n {4}\/app\.html\n {4}\/x\/\n/);
    // A page that is not as it was attached is found.
    writeFileSync(join(folder, 'site/about/index.html'), 'changed');
    const wrong = await findings(folder, server);
    expect(wrong.join('\n')).toMatch(/^other-release GET \/about\/ as HTML: body/);
    await server.stop();
  });

  it('finds out that our files are not included', async () => {
    const server = await start();
    const wrong = (await findings(folder, server)).join('\n');
    expect(wrong).toMatch(/GET \/about\/ .*markdown/i);
    expect(wrong).toMatch(/GET \/auth\/ /);
    await server.stop();
  });
});

describeWith(caddyBinary, 'an audit of an attached site on Caddy', 'apt-get install caddy', () => {
  it('is green', async () => {
    const folder = await attachedTo('attached-audit-caddy');
    const port = await freePort();
    const site = `http://:${port} {\nbind 127.0.0.1\nroot * ${folder}/site\nimport ${folder}/site-deploy/caddy/gazette.caddy\nheader X-Frame-Options DENY\nfile_server\n}\n`;
    writeTexts(folder, [{ file: 'Caddyfile', text: `{\nadmin off\n}\n${site}` }]);
    const parameters = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    const server = await startServer('caddy', parameters, { port, env: caddyHome(folder) });
    expect(await findings(folder, server)).toEqual([]);
    await server.stop();
  });
});
