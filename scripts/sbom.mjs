// `node scripts/sbom.mjs`: prints what the package `gazette` is made of, as CycloneDX 1.6. `npm run pack` puts the same into it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleOf } from './bundle.mjs';
import { sbomOf } from './pack/sbom.mjs';
import { json } from './pack/write.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { files } = await bundleOf(root, () => true, true);
process.stdout.write(json(sbomOf(root, project, Object.values(files))));
