import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePort, temporaryFolder } from '../hosts/servers.ts';

const root = new URL('../../', import.meta.url).pathname;
const page = readFileSync(join(root, 'docs/pages/tutorial/index.md'), 'utf8').replaceAll('\\{{', '{{');
const program = join(root, 'scripts/gazette.cjs');
const folder = temporaryFolder('tutorial');
const project = join(folder, 'acme');

const { BASE_URL: _, ...env } = process.env;
const gazette = (args: readonly string[], cwd = project) =>
  spawnSync(process.execPath, [program, ...args], { cwd, env, encoding: 'utf8' });

/** The commands of the page, in their order. */
const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
/** The files that the page says to write. */
const files = [...page.matchAll(/Replace the text of `([^`]+)`[^\n]*\n\n```\w+\n([\s\S]*?)```/g)];

it('the commands of the tutorial lead from nothing to a site that can be deployed', () => {
  expect(files).toHaveLength(3);
  const [create = '', enter, ...others] = commands;
  // The package comes from a registry: `init` asks and writes what it does.
  const flags = /^npm create gazette (\S+) -- (.*)$/.exec(create);
  const split = [...(flags?.[2] ?? '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
  expect(gazette(['init', flags![1]!, ...split], folder)).toMatchObject({ status: 0 });
  expect(enter).toBe('cd acme');

  expect(others[0]).toBe('npx gazette check');
  expect(gazette(['check'])).toMatchObject({ status: 1 });
  for (const [, file = '', text = ''] of files) writeFileSync(join(project, file), text);
  for (const command of others.slice(1)) {
    const [, name, rest = ''] = /^npx gazette (\w+)(?: (.*))?$/.exec(command) ?? [];
    if (name === 'dev') continue;
    const ran =
      name === undefined
        ? spawnSync('sh', ['-c', command], { cwd: project, encoding: 'utf8' })
        : gazette([name, ...rest.split(' ').filter(Boolean)]);
    expect(ran.status, `${command}\n${ran.stdout}${ran.stderr}`).toBe(0);
  }
  expect(readFileSync(join(project, 'dist/privacy.md'), 'utf8')).toContain('Write to club@chess.example');
  for (const [path] of page.matchAll(/deploy\/[a-z]+\/(?:[\w.]+)?/g))
    expect(() => readFileSync(join(project, path.endsWith('/') ? `${path}README.md` : path)), path).not.toThrow();
}, 120_000);

const server = { stop: () => {} };
afterAll(() => server.stop());

// PICTURES=1 takes the picture of the page anew, with the browser of `npm run test:tools`.
it.skipIf(!process.env.PICTURES)(
  'takes the picture of the page',
  async () => {
    const { chromium } = await import('playwright-core');
    const port = await freePort();
    const child = spawn(process.execPath, [program, 'preview', '--port', String(port)], { cwd: project, env });
    server.stop = () => void child.kill();
    await new Promise((ready) => child.stdout.once('data', ready));
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    const view = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await view.goto(`http://127.0.0.1:${port}/`);
    mkdirSync(join(root, '.github/public/tutorial'), { recursive: true });
    const path = join(root, '.github/public/tutorial/homepage.jpg');
    await view.screenshot({ path, type: 'jpeg', quality: 60 });
    await browser.close();
    expect(readFileSync(path).byteLength).toBeLessThan(100_000);
  },
  120_000,
);
