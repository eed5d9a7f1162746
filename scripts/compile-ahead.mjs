// Does with the bundle what is done with a new installation (a first build, one after an edit, one without) in the
// folder where it is started, and keeps the code that V8 compiled meanwhile: `node compile-ahead.mjs ROOT KEY`. A process of
// its own, because what V8 knows of a file before it ran is of no use.
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { shippedFolder } from './code-cache.cjs';
import { load, saveCodeCache } from './load-bundle.cjs';

const [, , root, key] = process.argv;
const pages = 'content/pages';

async function run() {
  const { main } = load({ root, home: process.cwd(), hasSources: false, key });
  const gazette = async (...argv) => {
    const exitCode = await main(argv, process.cwd(), root, key, false);
    // Mistakes in the content are no failure of the program.
    if (exitCode > 1) throw new Error(`${argv.join(' ')} ended with ${exitCode}`);
  };
  // A copy of the project without its example: a company of which nothing is known, which goes half the way.
  if (!existsSync('content')) await gazette('init', '.', '--name', 'Example', '--base-url', 'https://example.org');
  await gazette('build');
  const page = readdirSync(pages).find((name) => name.endsWith('.md'));
  if (page) appendFileSync(`${pages}/${page}`, '\nOne line more.\n');
  await gazette('build');
  await gazette('build');
  await gazette('--help');
}

// V8 forgets code that has not run for a while. With the flag set, the caches would be refused by a Node without it.
setFlagsFromString('--no-flush-bytecode');
await run();
setFlagsFromString('--flush-bytecode');
const unkept = saveCodeCache(shippedFolder(root));
if (unkept) throw new Error(unkept);
