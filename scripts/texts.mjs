// What is no part of the program but is published by it: styles, programs for browsers and hosts, as texts.
// One plugin for the bundler and for the tests, so that both see the same bytes.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** How the code of each kind of program is made. Comments stay out: they are for those who read the sources. */
const programs = {
  // For browsers, as an ES module.
  browser: { platform: 'browser', output: { format: 'esm', comments: false, minify: 'dce-only' } },
  // For pages of others, as a script whose names are its own.
  script: { platform: 'browser', output: { format: 'iife', comments: false, minify: 'dce-only' } },
};

/**
 * `import text from './base.css?text'` gives a file as it is; `import code from './page.ts?browser'` gives the program
 * that the bundler makes of a module and all that it imports.
 */
export function texts() {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId(id, importer) {
      const kind = kindOf(id);
      // Under a name of its own: the tests' bundler has opinions about what ends in .css.
      return kind && importer ? `\0${kind}:${resolve(dirname(importer), id.slice(0, -kind.length - 1))}.js` : undefined;
    },
    async load(id) {
      const [, kind, file] = /^\0(\w+):(.*)\.js$/s.exec(id) ?? [];
      if (kind === undefined || kindOf(`?${kind}`) === undefined) return undefined;
      this.addWatchFile(file);
      const text = kind === 'text' ? readFileSync(file, 'utf8') : await programOf(file, kind);
      return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
    },
  };
}

function kindOf(id) {
  const [, kind] = /\?(\w+)$/.exec(id) ?? [];
  return kind === 'text' || Object.hasOwn(programs, kind ?? '') ? kind : undefined;
}

async function programOf(input, kind) {
  const { rolldown } = await import('rolldown');
  const { platform, output } = programs[kind];
  const build = await rolldown({ input, platform, tsconfig: false, logLevel: 'silent', plugins: [texts()] });
  const { output: chunks } = await build.generate(output);
  await build.close();
  if (chunks.length !== 1) throw new Error(`${input} does not fit into one file.`);
  return chunks[0].code;
}
