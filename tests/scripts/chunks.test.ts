import { describe, expect, it } from 'vitest';
import { makeChunks } from '../../scripts/chunks.mjs';
import { modulesIn, packagesIn } from './packages.ts';

const files: Readonly<Record<string, string>> = await makeChunks(new URL('../../', import.meta.url).pathname, true);
const chunks = Object.keys(files).filter((name) => name.endsWith('.cjs'));
const mapOf = (name: string) => files[`${name}.map`] ?? '{"sources":[]}';

/** A chunk and all that it requires before its first line has run. */
function loadedWith(name: string): Set<string> {
  const loaded = new Set<string>();
  const visit = (chunk: string) => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    // A module that is required later stands in a function, after an arrow.
    for (const [, next] of (files[chunk] ?? '').matchAll(/(?<!=>)require\("\.\/([^"]+\.cjs)"\)/g))
      if (next) visit(next);
  };
  visit(name);
  return loaded;
}

/** Packages that take milliseconds to load: each with the packages that it brings. */
const heavy = ['gray-matter', 'marked', 'oxc-parser', 'yaml', 'zod'];

describe('the files that the program is made into', () => {
  it.each(heavy)('keep %s apart from all that is ours, and from each other that is heavy', (name) => {
    const holding = chunks.filter((chunk) => packagesIn(mapOf(chunk)).includes(name));
    expect(holding).toHaveLength(1);
    for (const chunk of holding) {
      expect(modulesIn(mapOf(chunk))).toEqual([]);
      expect(packagesIn(mapOf(chunk)).filter((other) => heavy.includes(other))).toEqual([name]);
    }
  });

  it('start with one that brings no package, and nothing else but what the bundler adds', () => {
    const loaded = [...loadedWith('cli.cjs')];
    expect(loaded.flatMap((chunk) => packagesIn(mapOf(chunk)))).toEqual([]);
    expect(loaded.filter((chunk) => modulesIn(mapOf(chunk)).length > 0)).toEqual(['cli.cjs']);
    expect(loaded.length).toBeLessThanOrEqual(2);
  });

  it('load a command when it is called, and with it no other', () => {
    const entry = modulesIn(mapOf('cli.cjs')).filter((module) => /^src\/commands\/[\w-]+\.ts$/.test(module));
    expect(entry.sort()).toEqual(['src/commands/build.ts', 'src/commands/index.ts', 'src/commands/main.ts']);
  });

  it('hold what depends on the code alone as data, without what makes it', () => {
    expect(chunks.flatMap((chunk) => packagesIn(mapOf(chunk)))).not.toContain('@asteasolutions/zod-to-openapi');
  });

  it('load no parser of modules or YAML before a file is found that needs one', () => {
    const [full] = chunks.filter((chunk) => modulesIn(mapOf(chunk)).includes('src/commands/build/publish-build.ts'));
    const packages = [...loadedWith(full ?? '')].flatMap((chunk) => packagesIn(mapOf(chunk)));
    expect(packages).toContain('marked');
    for (const name of ['oxc-parser', 'gray-matter', 'yaml']) expect(packages).not.toContain(name);
  });

  it('leave out the parser of JavaScript that no front matter needs', () => {
    expect(chunks.flatMap((chunk) => packagesIn(mapOf(chunk)))).not.toContain('esprima');
  });
});
