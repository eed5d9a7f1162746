// What hosts cost: requests a second and 99th percentile of the Node server and of nginx on the same files, and how
// the configuration of each host grows with the number of pages. Needs nginx and wrk.
// Usage: node bench/hosts.mjs [seconds a run] [rounds]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { texts } from '../scripts/texts.mjs';

const root = new URL('../', import.meta.url).pathname;
const seconds = Number(process.argv[2] ?? 4);
const rounds = Number(process.argv[3] ?? 3);
const temp = mkdtempSync(join(tmpdir(), 'gazette-bench-hosts-'));
const bundle = join(root, '.cache/gazette', `bench-${process.pid}`);
const children = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of [temp, bundle]) rmSync(folder, { recursive: true, force: true });
});

const { build, compress, fileTime, hosts } = await sources();
const { release: plain, problems } = build({
  contentDir: join(root, 'content'),
  publicDir: join(root, 'public'),
  preview: false,
  today: '2026-11-21',
});
if (!plain) throw new Error(`content/ does not build: ${JSON.stringify(problems)}`);
const release = compress(plain, { get: () => undefined, put: () => undefined });

sizes();
await speeds();
for (const child of children) child.kill();

/** The modules of src/ that are measured, bundled. */
async function sources() {
  const { rolldown } = await import('rolldown');
  mkdirSync(bundle, { recursive: true });
  const entry = join(bundle, 'entry.ts');
  const from = (name, file) => `export { ${name} } from ${JSON.stringify(join(root, 'src', file))};\n`;
  writeFileSync(
    entry,
    from('build', 'compile/build.ts') +
      from('compress', 'compile/compress.ts') +
      from('fileTime', 'publish/file-time.ts') +
      from('hosts', 'hosts/index.ts'),
  );
  const made = await rolldown({
    cwd: root,
    input: entry,
    platform: 'node',
    external: ['oxc-parser'],
    logLevel: 'silent',
    plugins: [texts()],
  });
  await made.write({ dir: bundle, format: 'esm', entryFileNames: 'bench.mjs' });
  await made.close();
  return import(pathToFileURL(join(bundle, 'bench.mjs')).href);
}

/** The example site with more pages: copies of one, each with files, validators and a redirect of its own. */
function withPages(count) {
  const [page, mirror] = ['/about/', '/about.md'].map((path) => release.routes.get(path));
  const [files, routes, redirects] = [new Map(release.files), new Map(release.routes), new Map(release.redirects)];
  for (let number = 0; number < count; number++) {
    const name = `topic-${String(number).padStart(5, '0')}`;
    const path = `/topics/${name}/`;
    const file = { html: `topics/${name}/index.html`, markdown: `topics/${name}.md` };
    const variants = page.variants.map((variant) => {
      const to = file[variant.when];
      for (const suffix of ['', '.br', '.gz']) {
        const found = release.files.get(variant.file + suffix);
        if (found) files.set(to + suffix, { ...found, file: to + suffix });
      }
      const ETag = `"${variant.when}-${String(number).padStart(12, '0')}"`;
      return { ...variant, file: to, headers: { ...variant.headers, ETag } };
    });
    routes.set(path, { path, variants });
    routes.set(`/topics/${name}.md`, {
      path: `/topics/${name}.md`,
      variants: mirror.variants.map((variant) => ({ ...variant, file: file.markdown })),
    });
    redirects.set(path.slice(0, -1), path);
  }
  return { ...release, files, routes, redirects };
}

function sizes() {
  const counts = [10, 1000, 10_000];
  const releases = counts.map(withPages);
  const kb = (bytes) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);
  console.log('Generated configuration in KB, with pages added to the example site\n');
  console.log(
    `| host | ${counts.map((count) => `${count} pages`).join(' | ')} | bytes a page | growth | time for ${counts.at(-1)} |`,
  );
  console.log(`|---|${counts.map(() => '---:').join('|')}|---:|---:|---:|`);
  for (const host of hosts) {
    const cells = releases.map((one) => {
      const start = performance.now();
      const { files, exceeded } = host.emit(one, {});
      const ms = performance.now() - start;
      return { bytes: files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0), exceeded, ms };
    });
    const [small, middle, large] = cells;
    const perPage = (a, b, pages) => (b.bytes - a.bytes) / pages;
    const first = perPage(small, middle, counts[1] - counts[0]);
    const second = perPage(middle, large, counts[2] - counts[1]);
    const growth =
      first < 1 && second < 1 ? 'none' : second <= first * 1.1 ? 'linear' : `× ${(second / first).toFixed(1)}`;
    const shown = cells.map(({ bytes, exceeded }) =>
      exceeded.length === 0
        ? kb(bytes)
        : `refused: ${exceeded[0].got} ${exceeded[0].limit}, ${exceeded[0].allowed} allowed`,
    );
    console.log(
      `| ${host.name} | ${shown.join(' | ')} | ${second.toFixed(0)} | ${growth} | ${large.ms.toFixed(0)} ms |`,
    );
  }
}

async function speeds() {
  const missing = ['nginx', 'wrk'].filter((name) => !find(name));
  if (missing.length > 0)
    return console.log(`\nNot measured, for want of ${missing.join(' and ')}: requests a second.`);
  for (const { file, bytes, sha256 } of release.files.values()) write(join('dist', file), bytes, fileTime(sha256));
  for (const name of ['nginx', 'node']) {
    const host = hosts.find((one) => one.name === name);
    if (!host) throw new Error(`There is no host ${name} in src/hosts/index.ts`);
    for (const { file, text } of host.emit(release, {}).files) write(join('deploy', name, file), text);
  }
  const servers = { 'Node server': await startNode(), nginx: await startNginx() };
  const requests = {
    'HTML, br': ['/', { Accept: 'text/html', 'Accept-Encoding': 'gzip, br' }],
    Markdown: ['/', { Accept: 'text/markdown' }],
    'JSON, gzip': ['/api/v1/company.json', { 'Accept-Encoding': 'gzip' }],
    'not changed (304)': ['/llms.txt', {}, 'conditional'],
    'missing (404)': ['/no-such-page', {}],
  };
  console.log(
    `\nOne process each, 32 connections, ${rounds} rounds of ${seconds} s, best round (Node ${process.version},`,
  );
  console.log(`${cpus().length} × ${cpus()[0].model}; wrk takes one of the cores)\n`);
  console.log('| request | Node server: requests/s | p99 ms | nginx: requests/s | p99 ms | nginx ÷ Node |');
  console.log('|---|---:|---:|---:|---:|---:|');
  for (const [name, [path, headers, conditional]] of Object.entries(requests)) {
    const best = {};
    for (let round = 0; round < rounds; round++) {
      for (const [server, origin] of Object.entries(servers)) {
        const sent = conditional ? { ...headers, 'If-None-Match': await etagOf(origin + path) } : headers;
        const found = wrk(origin + path, sent);
        if (!best[server] || found.rate > best[server].rate) best[server] = found;
      }
    }
    const [node, nginx] = Object.values(best);
    const cells = [node, nginx].flatMap(({ rate, p99 }) => [Math.round(rate), p99.toFixed(2)]);
    console.log(`| ${name} | ${cells.join(' | ')} | ${(nginx.rate / node.rate).toFixed(1)} |`);
  }
}

function wrk(url, headers) {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout, status, stderr } = spawnSync(
    find('wrk'),
    ['-t1', '-c32', `-d${seconds}s`, '--latency', ...flags, url],
    { encoding: 'utf8' },
  );
  if (status !== 0 || /Socket errors/.test(stdout)) throw new Error(`wrk ${url} failed: ${stdout}${stderr}`);
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout);
  const p99 = Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit];
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]), p99 };
}

async function startNode() {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DIST: join(temp, 'dist') };
  return start(process.execPath, [join(temp, 'deploy/node/server.mjs')], port, env);
}

async function startNginx() {
  const port = await freePort();
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const brotli = existsSync(module);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${temp}/${name};`,
  );
  const site = readFileSync(join(temp, 'deploy/nginx', brotli ? 'site-brotli.conf' : 'site.conf'), 'utf8');
  write(
    'deploy/nginx/bench.conf',
    site.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('root /srv/gazette/dist;', `root ${temp}/dist;`),
  );
  write(
    'deploy/nginx/nginx.conf',
    `${brotli ? `load_module ${module};\n` : ''}daemon off; user root; worker_processes 1; pid ${temp}/nginx.pid;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; ${places.join(' ')} include bench.conf; }\n`,
  );
  return start(
    find('nginx'),
    ['-e', 'stderr', '-p', temp, '-c', join(temp, 'deploy/nginx/nginx.conf')],
    port,
    process.env,
  );
}

async function start(command, args, port, env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    if (await head(origin).catch(() => undefined)) return origin;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${command} does not answer`);
}

function head(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (incoming) => resolve(incoming.resume().headers)).on('error', reject);
  });
}

async function etagOf(url) {
  return (await head(url)).etag;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function write(file, content, time) {
  const path = join(temp, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (time !== undefined) utimesSync(path, time, time);
}

function find(name) {
  return [...(process.env.PATH ?? '').split(':'), '/usr/sbin'].map((folder) => join(folder, name)).find(existsSync);
}
