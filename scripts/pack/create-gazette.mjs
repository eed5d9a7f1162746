import { json as jsonModules } from '../json.mjs';
import { texts } from '../texts.mjs';
import { noticesOf } from './notices.mjs';
import { copyFiles, json, writeFiles } from './write.mjs';

const description = 'Starts a project in which an organisation publishes facts about itself with Gazette.';

/** Writes the package `create-gazette` into a folder: one file, so that `npm create gazette` has nothing else to fetch. */
export async function createGazette(root, folder, { version, license, engines }) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: 'src/commands/create/start.ts',
    platform: 'node',
    tsconfig: false,
    resolve: { mainFields: ['module', 'main'], alias: { esprima: false } },
    logLevel: 'silent',
    plugins: [texts(), jsonModules()],
  });
  const { output } = await build.generate({
    format: 'esm',
    comments: false,
    minify: 'dce-only',
    sourcemap: 'hidden',
    codeSplitting: false,
  });
  await build.close();
  const [{ code, map }] = output;
  copyFiles(root, folder, ['LICENSE']);
  writeFiles(folder, {
    'start.mjs': code,
    'create-gazette.mjs': `#!/usr/bin/env node\nimport { start } from './start.mjs';\n\nawait start('${version}');\n`,
    'README.md': `# create-gazette\n\n${description}\n\n\`\`\`sh\nnpm create gazette\n\`\`\`\n`,
    'NOTICES.md': noticesOf(root, [map.toString()]),
    'package.json': json({
      name: 'create-gazette',
      version,
      description,
      license,
      type: 'module',
      engines,
      bin: { 'create-gazette': 'create-gazette.mjs' },
    }),
  });
}
