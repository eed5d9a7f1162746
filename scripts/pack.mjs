// `npm run pack`: writes .package/gazette/ and .package/create-gazette/, and of each the tarball that is published. The
// root itself stays private: it needs libraries to build the program that the package brings bundled.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seal } from '../src/core/seal.cjs';
import { keepFile } from '../src/publish/keep-file.cjs';
import { bundleOf, keepBundle } from './bundle.mjs';
import { noticesOf } from './pack/notices.mjs';
import { launcher, packageJson } from './pack/package-json.mjs';
import { writeTypes } from './pack/types.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(root, '.package');
const folder = join(out, 'gazette');
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

rmSync(out, { recursive: true, force: true });
const bundle = await bundleOf(root, () => true);
keepBundle(join(folder, 'bundle'), { ...bundle, files: withoutForeignMaps(bundle.files) });
keepFile(join(folder, 'bundle/key'), seal('key', bundle.key));
for (const file of [...launcher, 'LICENSE', 'CHANGELOG.md']) copy(file);
copy('scripts/pack/README.md', 'README.md');
write('NOTICES.md', noticesOf(root, bundle.files));
write('package.json', `${JSON.stringify(packageJson(project), null, 2)}\n`);
writeTypes(root, join(folder, 'types'));
process.stdout.write(`${pack(folder)}\n`);

/** Traces name our sources: a map of what is others' alone is weight. */
function withoutForeignMaps(files) {
  const isOurs = (source) => !source.includes('node_modules/');
  const isWanted = ([name, text]) => !name.endsWith('.map') || JSON.parse(text).sources.some(isOurs);
  return Object.fromEntries(Object.entries(files).filter(isWanted));
}

function copy(file, to = file) {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  cpSync(join(root, file), join(folder, to));
}

function write(file, text) {
  writeFileSync(join(folder, file), text);
}

/** Makes the tarball of a folder beside it; returns its path. */
function pack(source) {
  const args = ['pack', source, '--pack-destination', out, '--json', '--ignore-scripts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [process.env.npm_execpath ?? npmCli(), ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const [{ filename, size, unpackedSize }] = JSON.parse(stdout);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  return `.package/${filename}: ${megabytes(size)}, unpacked ${megabytes(unpackedSize)}`;
}

/** npm beside this Node: where no npm started the script. */
function npmCli() {
  return join(dirname(dirname(process.execPath)), 'lib/node_modules/npm/bin/npm-cli.js');
}
