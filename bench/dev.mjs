// How long `npm run dev` takes from a saved file to the changed page, among 1,000 Markdown pages.
// Usage: node bench/dev.mjs [edits] [pages]
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../', import.meta.url).pathname;
const edits = Number(process.argv[2] ?? 25);
const pages = Number(process.argv[3] ?? 1000);
const temp = mkdtempSync(join(tmpdir(), 'gazette-bench-dev-'));
const areas = 10;

const paragraph = (i, word) =>
  `The ${word} of part ${i} is kept **for one year** and shown to \`nobody\` but its owner; the [privacy policy](/privacy/) says more. `.repeat(
    5,
  );
const fileOf = (i) => join(temp, `content/pages/area-${i % areas}/page-${i}.md`);
const pageOf = (i, note) => `---
title: Page ${i}
description: "What part ${i} is about: an example."
updated: 2026-01-01
---

## What it is

${paragraph(i, 'record')}

- one
- two
- three

| Member | Meaning |
|---|---|
| first | the first |
| second | the second |

## What {{company.legalName}} does

${paragraph(i, 'copy')}

${note}
`;

cpSync(join(root, 'content'), join(temp, 'content'), { recursive: true });
cpSync(join(root, 'public'), join(temp, 'public'), { recursive: true });
for (let area = 0; area < areas; area++) mkdirSync(join(temp, `content/pages/area-${area}`), { recursive: true });
for (let i = 0; i < pages; i++) writeFileSync(fileOf(i), pageOf(i, 'Nothing else.'));

const server = spawn(
  process.execPath,
  [join(root, 'scripts/gazette.mjs'), 'dev', '--content', join(temp, 'content'), '--port', '4370'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
process.on('exit', () => server.kill());

const origin = await new Promise((done) => {
  let text = '';
  server.stdout.on('data', (chunk) => {
    text += chunk;
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
    if (found && text.includes('Ctrl-C')) done(found[0]);
  });
});
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const read = (path) =>
  new Promise((done, fail) => {
    get(origin + path, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => done(body));
    }).on('error', fail);
  });

/** Milliseconds from before the file is written to the first answer that has the new text. */
async function edit(i, note) {
  const start = process.hrtime.bigint();
  writeFileSync(fileOf(i), pageOf(i, note));
  while (!(await read(`/area-${i % areas}/page-${i}/`)).includes(note)) await sleep(1);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

async function series(pause) {
  const times = [];
  for (let n = 0; n < edits; n++) {
    times.push(await edit((n * 37) % pages, `Edit ${pause} ${n}.`));
    await sleep(pause);
  }
  return times.slice(5).sort((a, b) => a - b);
}

await edit(0, 'A first edit, which warms everything up.');
await sleep(3000);
console.log(
  `Edit to served page among ${pages} pages, ${edits - 5} edits after 5 to warm up (Node ${process.version})\n`,
);
console.log('| when | median ms | 90 % ms | longest ms |\n|---|---:|---:|---:|');
for (const [name, pause] of [
  ['the desk is idle', 2500],
  ['the desk is still checking links', 250],
  ['one edit after the other', 0],
]) {
  const times = await series(pause);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.9)} | ${at(1)} |`);
}
server.kill();
rmSync(temp, { recursive: true, force: true });
