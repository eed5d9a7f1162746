// Whole-process build times of the example site, as multiples of an empty Node start, and what an agent reads.
// Usage: node bench/build.mjs [rounds]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../', import.meta.url).pathname;
const rounds = Number(process.argv[2] ?? 7);
const temp = mkdtempSync(join(tmpdir(), 'gazette-bench-'));
const out = join(temp, 'dist');
// Node 20 reads a certificate file at every start if this is set: no part of anybody's work.
const env = { ...process.env, NODE_EXTRA_CA_CERTS: undefined };

function time(command, args, cwd = root) {
  const start = process.hrtime.bigint();
  const result = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ms = Number(process.hrtime.bigint() - start) / 1e6;
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${result.stderr}`);
  return ms;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const empty = join(temp, 'empty.mjs');
writeFileSync(empty, '');
const launcher = join(root, 'scripts/gazette.mjs');
const flags = ['--out', out];
const clean = () => {
  rmSync(out, { recursive: true, force: true });
  rmSync(join(temp, 'deploy'), { recursive: true, force: true });
};

const rows = {
  'empty Node process': () => time(process.execPath, [empty]),
  'node scripts/gazette.mjs build, cold': () => {
    clean();
    return time(process.execPath, [launcher, 'build', ...flags]);
  },
  'node scripts/gazette.mjs build, no change': () => time(process.execPath, [launcher, 'build', ...flags]),
  'npm run build, cold': () => {
    clean();
    return time('npm', ['run', '--silent', 'build', '--', ...flags]);
  },
  'npm run build, no change': () => time('npm', ['run', '--silent', 'build', '--', ...flags]),
  'npm run (an empty script)': () => time('npm', ['run', '--silent', 'empty'], temp),
};
writeFileSync(join(temp, 'package.json'), JSON.stringify({ private: true, scripts: { empty: 'node empty.mjs' } }));

time(process.execPath, [launcher, 'build', ...flags]); // bundles the sources, warms the disk
const times = Object.fromEntries(Object.keys(rows).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) for (const [name, run] of Object.entries(rows)) times[name].push(run());

console.log(`Example site, ${rounds} interleaved rounds, median of whole processes (Node ${process.version})\n`);
console.log('| what | ms | × empty Node |\n|---|---:|---:|');
for (const name of Object.keys(rows)) {
  const ratio = median(times[name].map((ms, i) => ms / times['empty Node process'][i]));
  console.log(`| ${name} | ${median(times[name]).toFixed(0)} | ${ratio.toFixed(1)} |`);
}

const manifest = join(temp, 'deploy/gazette.manifest.json');
if (existsSync(manifest)) {
  const { routes, files } = JSON.parse(readFileSync(manifest, 'utf8'));
  const steps = [
    '/llms.txt',
    '/.well-known/api-catalog',
    '/api/v1/openapi.json',
    '/api/v1/index.json',
    '/api/v1/company.json',
    '/api/v1/faq.json',
    '/index.md',
    '/auth.md',
    '/docs/api.md',
  ];
  console.log('\n| what an agent reads | bytes | Markdown tokens |\n|---|---:|---:|');
  for (const path of steps) {
    const variant = routes.find((route) => route.path === path)?.variants[0];
    if (variant)
      console.log(
        `| ${path} | ${files.find(({ file }) => file === variant.file)?.size} | ${variant.headers['x-markdown-tokens'] ?? '–'} |`,
      );
  }
}
rmSync(temp, { recursive: true, force: true });
