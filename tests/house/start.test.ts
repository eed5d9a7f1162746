import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfProject } from './recipe.ts';

// ARCHITECTURE.md, "Running TypeScript": what a build in which nothing changed does not load.
const project = copyOfProject();
const cache = join(project.folder, '.cache/gazette/bundle');
const filesOf = (ending: string) =>
  readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

/** The packages that are part of these files of the bundle, by their source maps. */
const packagesIn = (chunks: readonly string[]) => {
  // What the bundler adds of its own has no map.
  const known = chunks.filter((name) => existsSync(join(cache, `${name}.map`)));
  const maps = known.map((name) => readFileSync(join(cache, `${name}.map`), 'utf8'));
  return new Set(
    maps.flatMap((map) => [...map.matchAll(/node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//g)].map(([, name]) => name)),
  );
};

it('a build in which nothing changed loads neither the validator nor the Markdown parser, nor any other package', () => {
  expect(project.gazette('build').output).toContain('✓ Built');
  const all = packagesIn(filesOf('.cjs'));
  for (const name of ['zod', 'marked', 'gray-matter', 'yaml']) expect(all).toContain(name);

  // What was compiled by V8 is kept for each file that was loaded, and for no other.
  for (const name of filesOf('.cjs.cache')) rmSync(join(cache, name));
  expect(project.gazette('build').output).toContain('✓ Nothing changed');
  const loaded = filesOf('.cjs.cache').map((name) => name.slice(0, -'.cache'.length));
  expect(loaded.length).toBeGreaterThan(0);
  expect([...packagesIn(loaded)]).toEqual([]);
});
