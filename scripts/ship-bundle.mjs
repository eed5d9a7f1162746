// `npm run bundle`: makes the bundle ahead of time, in bundle/, which a package ships instead of the sources.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seal } from '../src/core/seal.cjs';
import { keepFile } from '../src/publish/keep-file.cjs';
import { bundleOf, keepBundle } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'bundle');
const bundle = await bundleOf(root, () => true);
// Without its key it counts for nothing until it is whole.
rmSync(join(folder, 'key'), { force: true });
keepBundle(folder, bundle);
for (const name of readdirSync(folder)) if (!Object.hasOwn(bundle.files, name)) rmSync(join(folder, name));
keepFile(join(folder, 'key'), seal('key', bundle.key));
process.stdout.write(`Made bundle/, ${Object.keys(bundle.files).length} files, of the sources as they stand.\n`);
