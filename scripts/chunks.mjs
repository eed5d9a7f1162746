// The files that the program is made into. rolldown is loaded only when no bundle of these sources exists.
import { ProgramLost } from './find-bundle.cjs';
import { json } from './json.mjs';
import { withCalls } from './lazy.mjs';
import { texts } from './texts.mjs';

/**
 * Packages that cost milliseconds to load have chunks of their own, so that no light module brings it along by lying beside it. Maps
 * of chunks with nothing of ours are not shipped.
 */
const heavy = {
  csv: /node_modules.csv-parse/,
  // Two parsers that read what was staged.
  html: /node_modules.(?:parse5|entities)/,
  highlighter: /node_modules.highlight/,
  files: /node_modules.(?:fast-glob|@nodelib|braces|micromatch|picomatch)/,
  numbers: /node_modules.libphonenumber/,
  commonmark: /node_modules.(?:micromark|decode-named|character-entities)/,
  markdown: /node_modules.marked/,
  matter: /node_modules.gray-matter/,
  native: /node_modules.oxc-parser/,
  yaml: /node_modules.yaml/,
  zod: /node_modules.zod/,
};

/**
 * oxc-parser without the forty modules around its native binary, which take five times as long to load as that. It looks
 * for the binary from where its package is, as ever.
 */
function nativeParser() {
  return {
    name: 'native-parser',
    transform: {
      filter: { id: /oxc-parser.src-js.(?:index|bindings)\.js$/ },
      handler: (code) =>
        code.replace(
          'createRequire(import.meta.url)',
          "createRequire(createRequire(__filename).resolve('oxc-parser'))",
        ),
    },
  };
}

/** zod without its messages in fifty languages: ours come from the catalogues. */
function withoutLocales() {
  return {
    name: 'without-locales',
    transform: { filter: { id: /zod.v4.locales.index\.js$/ }, handler: () => 'export {};' },
  };
}

/** Throws ProgramLost where the package is there and its native part is not, or Node may load none (`--no-addons`). */
async function loadedBundler() {
  try {
    return await import('rolldown');
  } catch (error) {
    if (error?.code === 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ProgramLost(
      'The native part of the package rolldown cannot be loaded: install it with `npm ci --include=optional`, and start Node without --no-addons.',
    );
  }
}

/**
 * Bundles the sources below root; returns texts by file name: CommonJS, because only scripts can have a code cache. Source
 * maps take a sixth of the bundler's memory; chunks have the same names and bytes without.
 */
export async function makeChunks(root, hasMaps = false) {
  const { rolldown } = await loadedBundler();
  const build = await rolldown({
    cwd: root,
    input: { cli: 'src/commands/main.ts' },
    platform: 'node',
    // Modules that the entry shares with lazy chunks stay in the entry: fewer files to open at each start.
    preserveEntrySignatures: 'allow-extension',
    tsconfig: false,
    resolve: {
      mainFields: ['module', 'main'],
      // js-yaml 3 brings a parser of JavaScript, for a tag that gray-matter's safeLoad() refuses. Node can load stdnum as
      // CommonJS alone, which is two and a half times as long in the bundle.
      alias: { esprima: false, 'stdnum/lib/cjs': 'stdnum/lib/esm' },
    },
    external: ['rolldown'],
    logLevel: 'silent',
    plugins: [texts({ isApart: true }), json(), nativeParser(), withoutLocales()],
  });
  const { output } = await build.generate({
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    // Fewer bytes to check and to decode at each start; names stay, as traces show them.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    comments: false,
    codeSplitting: {
      groups: [
        // All that the entry imports at once is in the entry.
        { name: 'start', tags: ['$initial'], priority: 1 },
        ...Object.entries(heavy).map(([name, test]) => ({ name, test, priority: name === 'zod' ? 3 : 2 })),
      ],
    },
    sourcemap: hasMaps && 'hidden',
    sourcemapExcludeSources: true,
  });
  await build.close();
  return Object.fromEntries(
    output
      .filter(({ type }) => type === 'chunk')
      .flatMap(({ fileName, code, map }) => [
        [fileName, withCalls(code)],
        // A file that only passes others' exports on has no map.
        ...(map ? [[`${fileName}.map`, mapOf(map)]] : []),
      ]),
  );
}

/** The map of a file of others alone says whose it is, for the notices; a trace of our bugs names where we called it. */
function mapOf({ sources, mappings }) {
  const isOfOthers = sources.every((source) => source.includes('node_modules'));
  return JSON.stringify({ version: 3, sources, names: [], mappings: isOfOthers ? '' : mappings });
}
