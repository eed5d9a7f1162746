// Writes a client into each folder below the given one, from the openapi.json that stands there, as the README of its
// generator says. This file stands here because generators resolve their plugins from where they are loaded.
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const generators = {
  async 'openapi-fetch'(input, folder) {
    // It needs TypeScript 5, which the workspace of readers has for itself.
    const openapi = createRequire(new URL('../readers/package.json', import.meta.url))('openapi-typescript');
    writeFileSync(join(folder, 'schema.ts'), openapi.astToString(await openapi.default(pathToFileURL(input))));
  },
  async 'hey-api'(input, output) {
    const { createClient } = await import('@hey-api/openapi-ts');
    const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', 'zod', { name: '@hey-api/sdk', validator: true }];
    await createClient({ input, output: join(output, 'sdk'), logs: { level: 'silent' }, plugins });
  },
  async orval(input, folder) {
    const { default: orval } = await import('orval');
    for (const [file, client] of Object.entries({ api: 'axios-functions', zod: 'zod' }))
      await orval.generate(
        { input: { target: input }, output: { target: join(folder, `${file}.ts`), client } },
        folder,
      );
  },
  async 'swagger-typescript-api'(input, output) {
    const { generateApi } = await import('swagger-typescript-api');
    await generateApi({ input, output, fileName: 'api.ts', silent: true });
  },
  async kubb(path, root) {
    const [{ build }, { pluginOas }, { pluginTs }, { pluginZod }, { pluginClient }] = await Promise.all([
      import('@kubb/core'),
      import('@kubb/plugin-oas'),
      import('@kubb/plugin-ts'),
      import('@kubb/plugin-zod'),
      import('@kubb/plugin-client'),
    ]);
    const plugins = [
      pluginOas({ generators: [] }),
      pluginTs(),
      pluginZod({ version: '4' }),
      pluginClient({ parser: 'zod' }),
    ];
    const { error, failedPlugins } = await build({
      config: { root, input: { path }, output: { path: 'gen' }, plugins },
    });
    if (error || failedPlugins?.size) throw error ?? new Error(JSON.stringify([...failedPlugins]));
  },
};

const [, , name, folder] = process.argv;
for (const site of readdirSync(folder)) await generators[name](join(folder, site, 'openapi.json'), join(folder, site));
