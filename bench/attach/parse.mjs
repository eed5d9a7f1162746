// The unit of bench/attach.mjs: what it takes to start Node, and to parse every page of a folder once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';

const [, , folder] = process.argv;
for (const name of readdirSync(folder).filter((each) => each.endsWith('.html')))
  parse(readFileSync(join(folder, name), 'utf8'));
