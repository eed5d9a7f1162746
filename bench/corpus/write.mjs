import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { factName, factValue, organisation } from './organisation.mjs';
import { pages } from './pages.mjs';

/** Writes an organisation with so many pages, for Gazette: `content/` and `public/` below the folder. */
export function writeContent(folder, { count, seed, expires }) {
  const write = writer(join(folder, 'content'));
  for (const [file, text] of Object.entries(organisation(expires))) write(file, text);
  for (const { file, text } of pages(count, seed, factName)) write(`pages/${file}`, text);
  mkdirSync(join(folder, 'public'), { recursive: true });
}

/** Writes the same pages alone, with the fact filled in, for programs that know no facts. */
export function writePages(folder, { count, seed }) {
  const write = writer(folder);
  for (const { file, text } of pages(count, seed, factValue())) write(file, text);
}

function writer(folder) {
  const made = new Set();
  return (name, text) => {
    const file = join(folder, name);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, text);
  };
}
