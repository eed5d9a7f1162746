// Files that the program publishes as texts: styles, programs for browsers and hosts, as texts.
// One plugin for the bundler and for the tests, so that both see the same bytes. And what is loaded late: lazy.mjs.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { lazyModule, threadModule } from './lazy.mjs';

/** Without the names of the modules between their texts. */
const experimental = { attachDebugInfo: 'none' };

/** How the code of each kind of program is made. */
const programs = {
  // For browsers, as an ES module. Comments stay out: they are for those who read the sources.
  browser: { input: { platform: 'browser', experimental }, output: { comments: false, minify: 'dce-only' } },
  // For pages of others, as a script whose names are its own.
  script: {
    input: { platform: 'browser', experimental },
    output: { format: 'iife', comments: false, minify: 'dce-only' },
  },
  // For servers and edges that run ES modules: operators read it, so that it stays as it was written.
  host: { input: { platform: 'neutral', external: /^node:/ }, output: { minify: 'dce-only' } },
  // For threads of this program where there are no chunks, as in tests: a script that needs nothing but Node.
  thread: {
    input: { platform: 'node', resolve: { mainFields: ['module', 'main'] } },
    output: { format: 'cjs' },
  },
  // For nobody but valueIn().
  value: { input: { platform: 'node' }, output: { format: 'cjs', exports: 'named' } },
  // For CloudFront Functions: a script of 10 KB with a global renderHostProgram(), without comments, and with short local names.
  cloudfront: {
    input: {
      platform: 'neutral',
      external: 'cloudfront',
      treeshake: false,
      preserveEntrySignatures: false,
      transform: { target: 'es2017' },
    },
    output: {
      comments: false,
      minify: { compress: false, mangle: { toplevel: false }, codegen: { removeWhitespace: false } },
    },
  },
};

/** Comments of the bundler name files by their paths from here: the same on every machine. */
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `./base.css?text` is a file as it is, `./font.woff?bytes` one in base64, `?packed` one in Brotli and base64, `./page.ts?browser` the program that the bundler
 * makes of a module and its imports, `./table.ts?value` a module's default export when the bundle is made, of code alone,
 * `./x.ts?lazy` a function that loads a module when it is called. `isApart`: such modules get chunks of their own.
 */
export function texts({ isApart = false } = {}) {
  // One program after the other: each takes memory of its own, and gives it back.
  let turn = Promise.resolve();
  const inTurn = (action) => {
    const done = turn.then(action);
    turn = done.catch(() => {});
    return done;
  };
  return {
    name: 'texts',
    enforce: 'pre',
    // Filters: each call from the bundler into JavaScript leaves garbage, and there are ten thousand imports.
    resolveId: {
      filter: { id: /\?\w+$/ },
      handler(id, importer) {
        const kind = kindOf(id);
        // Under a name of its own: the tests' bundler has opinions about what ends in .css.
        return kind && importer ? `\0${kind}:${fileOf(id.slice(0, -kind.length - 1), importer)}.js` : undefined;
      },
    },
    load: { filter: { id: /^\0\w+:/ }, handler: loadText },
  };

  async function loadText(id) {
    const [, kind, name] = /^\0(\w+):(.*)\.js$/s.exec(id) ?? [];
    if (kind === undefined || kindOf(`?${kind}`) === undefined) return undefined;
    const file = isAbsolute(name) ? name : createRequire(import.meta.url).resolve(name);
    const isModule = /\.(?:[cm]?[jt]s|json)$/.test(file);
    if (kind === 'lazy') return { code: lazyModule(isModule ? file : `${file}?bytes`, isApart), moduleType: 'js' };
    if (kind === 'thread' && isApart) return { code: threadModule(file), moduleType: 'js' };
    this.addWatchFile(file);
    if (kind === 'bytes')
      return { code: `export default ${JSON.stringify(readFileSync(file, 'base64'))};`, moduleType: 'js' };
    if (kind === 'packed') {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      const packed = brotliCompressSync(readFileSync(file), { params }).toString('base64');
      return { code: `export default ${JSON.stringify(packed)};`, moduleType: 'js' };
    }
    if (kind === 'value')
      return {
        code: `export default JSON.parse(${JSON.stringify(await inTurn(() => valueIn(file)))});`,
        moduleType: 'js',
      };
    const text = kind === 'text' ? readFileSync(file, 'utf8') : await inTurn(() => programOf(file, kind));
    // Git may have given the file other line ends; what is published has the same on every machine.
    const lf = text.replaceAll('\r\n', '\n');
    return { code: `export default ${JSON.stringify(lf)};`, moduleType: 'js' };
  }
}

async function valueIn(file) {
  const module = { exports: {} };
  new Function('exports', 'module', 'require', await programOf(file, 'value'))(
    module.exports,
    module,
    createRequire(import.meta.url),
  );
  return JSON.stringify(module.exports.default);
}

/** A file beside the one that imports it; one of a package keeps its name, as the tests' bundler bundles no package. */
const fileOf = (id, importer) => (/^[./]/.test(id) ? resolve(dirname(importer), id) : id);

function kindOf(id) {
  const [, kind] = /\?(\w+)$/.exec(id) ?? [];
  return ['text', 'lazy', 'bytes', 'packed'].includes(kind) || Object.hasOwn(programs, kind ?? '') ? kind : undefined;
}

async function programOf(input, kind) {
  const { rolldown } = await import('rolldown');
  const { input: options, output } = programs[kind];
  const build = await rolldown({
    cwd: root,
    input,
    tsconfig: false,
    logLevel: 'silent',
    plugins: [texts()],
    ...options,
  });
  const { output: chunks } = await build.generate({ format: 'esm', ...output });
  await build.close();
  if (chunks.length !== 1) throw new Error(`${input} does not fit into one file.`);
  return chunks[0].code;
}
