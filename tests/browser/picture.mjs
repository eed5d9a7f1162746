// node tests/browser/picture.mjs [--content DIR --public DIR] [--dark] [--scale 1] [FILE]: a homepage in a browser, as README.md and the gallery show it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const gazette = new URL('../../scripts/gazette.cjs', import.meta.url).pathname;
const dist = resolve('.cache/picture/dist');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: 'string', default: 'content' },
    public: { type: 'string', default: 'public' },
    dark: { type: 'boolean', default: false },
    scale: { type: 'string', default: '2' },
  },
});
const out = resolve(positionals[0] ?? (values.dark ? '.github/example-dark.png' : '.github/example.png'));
const { content } = values;

const flags = ['--content', content, '--public', values.public, '--output', dist];
const built = spawnSync(process.execPath, [gazette, 'build', ...flags], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(built.status ?? 1);

const server = spawn(process.execPath, [gazette, 'preview', '--output', dist], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 760 },
    deviceScaleFactor: Number(values.scale),
    colorScheme: values.dark ? 'dark' : 'light',
  });
  await page.goto(await originOf(server), { waitUntil: 'load' });
  mkdirSync(dirname(out), { recursive: true });
  await page.screenshot({ path: out, ...(/\.jpe?g$/.test(out) && { type: 'jpeg', quality: 70 }) });
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
