// node tests/browser/contact-sheet.mjs: every page of a site in one picture, by width and scheme, for a person to look at.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    public: { type: 'string', default: 'public' },
    out: { type: 'string', default: '.cache/contact-sheet' },
  },
});
const gazette = new URL('../../scripts/gazette.cjs', import.meta.url).pathname;
const out = resolve(values.out);
const shots = join(out, 'shots');

/** Widths of the window and of its thumbnails, in px. A thumbnail is cut at `high`. */
const widths = [
  { width: 390, wide: 160 },
  { width: 1280, wide: 320 },
];
const high = 400;
const schemes = ['light', 'dark'];

const dist = join(out, 'dist');
const built = spawnSync(
  process.execPath,
  [gazette, 'build', '--content', values.content, '--public', values.public, '--output', dist],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
if (built.status !== 0) {
  console.error(built.stdout);
  process.exit(built.status ?? 1);
}

const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)index\.html$/.test(file))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`)
  .sort();
paths.push('/404');

rmSync(shots, { recursive: true, force: true });
mkdirSync(shots, { recursive: true });
const server = spawn(process.execPath, [gazette, 'preview', '--output', dist], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
try {
  const origin = await originOf(server);
  const views = widths.flatMap((each) => schemes.map((colorScheme) => ({ ...each, colorScheme })));
  const thumbnails = await Promise.all(views.map((view) => photographed(origin, view)));
  const cells = paths.map((path, i) =>
    cellOf(
      path,
      thumbnails.map((ofView) => ofView[i]),
    ),
  );
  const columns = Math.max(1, Math.round(Math.sqrt((cells.length * high) / 1000)));
  const sheet = join(out, 'index.html');
  writeFileSync(sheet, sheetOf(cells, columns));
  const page = await browser.newPage({ viewport: { width: columns * 1040, height: 1000 } });
  await page.goto(pathToFileURL(sheet).href, { waitUntil: 'load' });
  await page.screenshot({ path: join(out, 'contact-sheet.png'), fullPage: true });
} finally {
  await browser.close();
  server.kill();
}
console.log(`${paths.length} pages: ${join(out, 'contact-sheet.png')}`);

/** The address that the preview prints when it listens. */
function originOf(child) {
  return new Promise((found, failed) => {
    let text = '';
    child.on('exit', () => failed(new Error('The preview ended.')));
    child.stdout.on('data', (bytes) => {
      text += bytes;
      const [origin] = /http:\/\/127\.0\.0\.1:\d+|http:\/\/localhost:\d+/.exec(text) ?? [];
      if (origin) found(origin.replace('localhost', '127.0.0.1'));
    });
  });
}

/** Photographs every page in one width and scheme; returns a thumbnail in HTML for each. */
async function photographed(origin, { width, wide, colorScheme }) {
  const height = Math.round((high * width) / wide);
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const images = [];
  for (const [i, path] of paths.entries()) {
    await page.goto(origin + path, { waitUntil: 'load' });
    const name = `${i}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: join(shots, name) });
    images.push(`<img src="shots/${name}" width="${wide}" height="${high}" alt="${width} px, ${colorScheme}">`);
  }
  await page.close();
  return images;
}

/** A page in every width and scheme, its path below. */
function cellOf(path, images) {
  return `<figure><div>${images.join('')}</div><figcaption>${path}</figcaption></figure>`;
}

/** Thumbnails with their paths below, in so many columns that the sheet is about as wide as high. */
function sheetOf(cells, columns) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body { margin: 0; background: #888; font: 16px sans-serif; display: grid; grid-template-columns: repeat(${columns}, 1040px); }
figure { margin: 20px; } div { display: flex; gap: 8px; } img { display: block; } figcaption { margin-top: 4px; }
</style>${cells.join('\n')}</html>
`;
}
