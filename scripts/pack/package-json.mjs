/** What starts the bundle, as it lies in the repository. */
export const launcher = [
  'scripts/gazette.cjs',
  'scripts/library.cjs',
  'scripts/library.mjs',
  'scripts/find-bundle.cjs',
  'scripts/load-bundle.cjs',
  'scripts/code-cache.cjs',
  'scripts/trace.cjs',
  'src/core/seal.cjs',
  'src/publish/keep-file.cjs',
  'src/publish/read-plain-file.cjs',
];

/** The package.json of `gazette`, from that of the project: all is bundled but the native parser. */
export function packageJson({ name, version, description, license, engines, dependencies }) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { gazette: 'scripts/gazette.cjs' },
    exports: {
      '.': { types: './types/library/index.d.ts', default: './scripts/library.mjs' },
      './content': { types: './types/content/types.d.ts' },
      './package.json': './package.json',
    },
    dependencies: { 'oxc-parser': dependencies['oxc-parser'] },
  };
}
