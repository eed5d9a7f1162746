// npm run picture: the homepage of the example in a browser, as README.md shows it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const gazette = new URL('../../scripts/gazette.cjs', import.meta.url).pathname;
const dist = resolve('.cache/picture/dist');
const out = resolve(process.argv[2] ?? '.github/example.png');

const built = spawnSync(process.execPath, [gazette, 'build', '--out', dist], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(built.status ?? 1);

const server = spawn(process.execPath, [gazette, 'dev', '--built', '--out', dist], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 760 }, colorScheme: 'light' });
  await page.goto(await originOf(server), { waitUntil: 'load' });
  mkdirSync(dirname(out), { recursive: true });
  await page.screenshot({ path: out });
} finally {
  await browser.close();
  server.kill();
}
console.log(out);

/** The address that the preview prints when it listens. */
function originOf(child) {
  return new Promise((found, failed) => {
    let text = '';
    child.on('exit', () => failed(new Error('The preview ended.')));
    child.stdout.on('data', (bytes) => {
      text += bytes;
      const [, port] = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(text) ?? [];
      if (port) found(`http://127.0.0.1:${port}/`);
    });
  });
}
