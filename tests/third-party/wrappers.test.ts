import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { bytesOf, withFacts } from '../generators/attach-to.ts';
import { type Generator, origin } from '../generators/generator.ts';
import { astro } from '../generators/kinds/astro.ts';
import { eleventy } from '../generators/kinds/eleventy.ts';
import { vitepress } from '../generators/kinds/vitepress.ts';
import { environment, link, type Made, make, writeAll } from '../generators/make.ts';
import { pagesOf } from '../generators/pages.ts';
import { describeWith, temporaryFolder } from '../hosts/servers.ts';
import { packedIn } from '../support/packed.ts';
import { byTurn } from '../support/runs.ts';

const root = new URL('../../', import.meta.url).pathname;
const page = readFileSync(join(root, 'docs/pages/how-to/attach.md'), 'utf8');

/** The sample of docs/pages/how-to/attach.md that begins with the name of a file, with the origin of the facts. */
function sample(file: string): string {
  const found = page.split('```js\n').find((each) => each.startsWith(`// ${file}\n`));
  if (found === undefined) throw new Error(`docs/pages/how-to/attach.md has no sample for ${file}`);
  return found.slice(0, found.indexOf('```')).replaceAll('https://www.example.org', origin);
}

const work = temporaryFolder('wrappers');

/** A project beside the package, as npm would have put it there. */
function build(generator: Generator, name: string, file: string): Promise<Made> {
  const folder = join(work, name);
  mkdirSync(folder);
  withFacts(folder);
  return make(generator, folder, 6, { [file]: sample(file) });
}

/** Each is a whole build of another generator: one of four at each turn. */
const asked = new Set(byTurn(['Astro', 'VitePress', 'Eleventy', 'VitePress with a sitemap'], 4));

describeWith(astro.program, 'generators that attach facts as they build', 'npm run test:tools', () => {
  beforeAll(async () => void (await packedIn(work)), 120_000);

  it.runIf(asked.has('Astro'))(
    'Astro: an integration, which finds the sitemap of another',
    async () => {
      const { out, said } = await build(astro, 'astro', 'astro.config.mjs');
      const files = bytesOf(out);
      expect(said).toMatch(/\[gazette\] attached, with \d+ Markdown mirrors/);
      expect([...files.keys()]).toEqual(
        expect.arrayContaining(['index.md', 'guides/part-0/page-0.md', 'api/v1/company.json', 'llms.txt']),
      );
      // That of the integration is not called sitemap.xml: ours of this name has all pages too.
      expect(files.get('sitemap-index.xml')).not.toContain('gazette');
      expect(files.get('sitemap.xml')).toContain(`${origin}/guides/part-0/page-0/`);
      expect(files.get('guides/part-0/page-0/index.html')).toContain('<!--gazette-->');
    },
    120_000,
  );

  it.runIf(asked.has('Eleventy'))(
    'Eleventy: a plugin',
    async () => {
      const { out, said } = await build(eleventy, 'eleventy', 'eleventy.config.js');
      expect(said).toMatch(/\[gazette\] attached to .*_site.*, with \d+ Markdown mirrors/);
      expect([...bytesOf(out).keys()]).toEqual(
        expect.arrayContaining(['index.md', 'guides/part-0/page-0.md', 'api/v1/company.json']),
      );
    },
    120_000,
  );

  it.runIf(asked.has('VitePress'))(
    'VitePress: at the end of a build without a sitemap',
    async () => {
      const { out, said } = await build(vitepress, 'vitepress', 'docs/.vitepress/config.mjs');
      expect(said).toMatch(/\[gazette\] attached to .*dist, with \d+ Markdown mirrors/);
      expect([...bytesOf(out).keys()]).toEqual(
        expect.arrayContaining(['index.md', 'guides/part-0/page-0.md', 'api/v1/company.json', 'sitemap.xml']),
      );
    },
    120_000,
  );

  it.runIf(asked.has('VitePress with a sitemap'))(
    'VitePress with a sitemap: after the build',
    async () => {
      const folder = join(work, 'after');
      mkdirSync(folder);
      withFacts(folder);
      const [, json = ''] = /```json\n(\{[^`]*&& gazette[^`]*)```/.exec(page) ?? [];
      writeAll(folder, vitepress.sources(pagesOf(6)));
      writeAll(folder, { 'package.json': json });
      link(vitepress, folder);
      mkdirSync(join(folder, 'node_modules/.bin'));
      symlinkSync(vitepress.program!, join(folder, 'node_modules/.bin/vitepress'));
      symlinkSync(join(work, 'node_modules/gazette/scripts/gazette.cjs'), join(folder, 'node_modules/.bin/gazette'));
      const { stdout } = await promisify(execFile)('npm', ['run', 'build'], {
        cwd: folder,
        env: environment(folder),
      }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout: `failed\n${stdout}${stderr}` }));
      expect(stdout).toMatch(/^(?!failed)[\s\S]*✓ Attached to docs\/\.vitepress\/dist/);
      const files = bytesOf(join(folder, vitepress.out));
      expect([...files.keys()]).toEqual(expect.arrayContaining(['guides/part-0/page-0.md', 'llms.txt']));
      expect(files.get('sitemap.xml')).not.toContain('/llms.txt');
      expect(files.get('sitemap.xml')).toContain(`${origin}/guides/part-0/page-0.html`);
    },
    120_000,
  );
});
