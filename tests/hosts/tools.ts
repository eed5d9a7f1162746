import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Where a tool from npm is: a file of an installed package, undefined without the package. The large ones live in
 * tests/tools/, which `npm run test:tools` installs.
 */
export function findTool(name: string, file: string): string | undefined {
  const folders = [import.meta.url, new URL('../tools/package.json', import.meta.url)];
  for (const from of folders) {
    try {
      return join(dirname(createRequire(from).resolve(`${name}/package.json`)), file);
    } catch {
      // Not there, or a package that shows nobody its package.json.
      const plain = new URL(`node_modules/${name}/${file}`, from).pathname;
      if (existsSync(plain)) return plain;
    }
  }
  return undefined;
}
