import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seal } from '../../src/core/seal.cjs';
import { keepFile } from '../../src/publish/keep-file.cjs';
import { bundleOf, keepBundle } from '../bundle.mjs';
import { sourceFiles } from '../find-bundle.cjs';
import { noticesOf } from './notices.mjs';
import { sbomOf } from './sbom.mjs';
import { writeTypes } from './types.mjs';
import { copyFiles, json, writeFiles } from './write.mjs';

/** Starts the bundle as it lies in the repository: the CommonJS of it, and the door for ES modules. */
const launcherOf = (root) => [
  ...sourceFiles(root).filter((file) => file.endsWith('.cjs')),
  'scripts/library.mjs',
  'scripts/hosts.mjs',
  'scripts/theme.mjs',
  ...wrappers.map(fileOf),
  fileOf('attached'),
];

/** The integration of each generator: it calls attach() at the end of its build. */
const wrappers = ['astro', 'eleventy', 'vitepress'];
const fileOf = (name) => `scripts/wrappers/${name}.mjs`;

/** Writes the package `gazette` into a folder. */
export async function gazette(root, folder, project) {
  const bundle = await bundleOf(root, () => true, true);
  keepBundle(join(folder, 'bundle'), { ...bundle, files: withoutForeignMaps(bundle.files) });
  keepFile(join(folder, 'bundle/key'), seal('key', bundle.key));
  copyFiles(root, folder, [...launcherOf(root), 'LICENSE', 'CHANGELOG.md']);
  writeFiles(folder, {
    'README.md': readFileSync(join(root, 'scripts/pack/README.md'), 'utf8'),
    'NOTICES.md': noticesOf(root, Object.values(bundle.files)),
    'package.json': json(packageJson(project)),
    'sbom.cdx.json': json(sbomOf(root, project, Object.values(bundle.files))),
  });
  writeTypes(root, join(folder, 'types'));
}

/** The package.json, from that of the project: all is bundled but the native parser. */
function packageJson({ name, version, description, license, engines, dependencies }) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { gazette: 'scripts/gazette.cjs' },
    exports: {
      '.': { types: './types/commands/library/api.d.ts', default: './scripts/library.mjs' },
      './hosts': { types: './types/commands/library/hosts-api.d.ts', default: './scripts/hosts.mjs' },
      './theme': { types: './types/compile/theme-api.d.ts', default: './scripts/theme.mjs' },
      './content': { types: './types/content/types.d.ts' },
      ...Object.fromEntries(
        wrappers.map((name) => [
          `./${name}`,
          { types: `./types/commands/library/wrappers/${name}.d.ts`, default: `./${fileOf(name)}` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: { 'oxc-parser': dependencies['oxc-parser'] },
  };
}

/** Traces name our sources: a map of what is others' alone is weight. */
function withoutForeignMaps(files) {
  const isOurs = (source) => !source.includes('node_modules/');
  const isWanted = ([name, text]) => !name.endsWith('.map') || JSON.parse(text).sources.some(isOurs);
  return Object.fromEntries(Object.entries(files).filter(isWanted));
}
