// `npm run pack`: writes .package/gazette/ and .package/create-gazette/, and of each the tarball that is published. The
// root itself stays private: it needs libraries to build the program that the package brings bundled.
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGazette } from './pack/create-gazette.mjs';
import { gazette } from './pack/gazette.mjs';
import { tarballOf } from './pack/tarball.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(root, '.package');
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(out, { recursive: true, force: true });
await gazette(root, join(out, 'gazette'), project);
await createGazette(root, join(out, 'create-gazette'), project);
for (const name of ['gazette', 'create-gazette']) process.stdout.write(`.package/${tarballOf(join(out, name), out)}\n`);
