import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMirrorCandidates } from '../../src/attach/site/mirrors.ts';
import { stripFrontMatter } from '../../src/core/url.ts';
import { attachManifestFile } from '../../src/publish/attachment/apply-attachment.ts';
import { defaultDeployDir } from '../../src/publish/publish-target.ts';
import { measured } from '../attach/words.ts';
import { attachTo, bytesOf, differing, withFacts } from '../generators/attach-to.ts';
import { generators } from '../generators/generators.ts';
import { type Made, make } from '../generators/make.ts';
import { partsOf } from '../generators/outside-head.ts';
import { chrome, moved } from '../generators/pages.ts';
import { truthOf } from '../generators/write-markdown.ts';
import { describeWith, temporaryFolder } from '../hosts/servers.ts';
import { byTurn } from '../support/runs.ts';

const text = (bytes: string | undefined): string => Buffer.from(bytes ?? '', 'latin1').toString('utf8');

/**
 * Every generator, or at each turn one sixth of them, builds a site, whose pages are data of tests/generators/pages.ts, and
 * facts are attached to it.
 */
describe.each(byTurn(generators, 6))('$name', (generator) => {
  describeWith(generator.program, `gazette attach, with ${generator.name},`, generator.install, () => {
    const folder = temporaryFolder('generator');
    const count = process.env.LONG ? Math.max(220, generator.pages) : generator.pages;
    let made: Made;
    let before: ReadonlyMap<string, string>;
    let after: ReadonlyMap<string, string>;
    let said: string;
    const mirrorOf = (path: string) =>
      listMirrorCandidates(generator.fileOf(path)).find((file) => after.has(file) && !before.has(file));

    beforeAll(async () => {
      made = await make(generator, folder, count);
      withFacts(folder);
      before = bytesOf(made.out);
      said = await attachTo(folder, generator.out);
      after = bytesOf(made.out);
    }, 300_000);

    it('gives every page a mirror with the words of the page, and with nothing that stands around them', () => {
      const { shown } = made;
      expect(shown.length).toBeGreaterThan(count);
      expect(shown.filter(({ path }) => mirrorOf(path) === undefined)).toEqual([]);
      const worst = { recall: 1, precision: 1 };
      const bad = shown.flatMap((page) => {
        const mirror = stripFrontMatter(text(after.get(mirrorOf(page.path) ?? '')));
        const { recall, precision } = measured(mirror, truthOf(page));
        worst.recall = Math.min(worst.recall, recall);
        worst.precision = Math.min(worst.precision, precision);
        const isGood = recall >= 0.99 && precision >= 0.97;
        const around = Object.values(chrome).filter((word) => mirror.includes(word));
        return isGood && around.length === 0 ? [] : [{ path: page.path, recall, precision, around, mirror }];
      });
      if (process.env.LONG) console.log(`${generator.name}: ${shown.length} pages, worst`, worst);
      expect(bad.slice(0, 2)).toEqual([]);
    });

    it('keeps tables, languages of code, terms, lists within lists, pictures with their texts, and leads to mirrors', () => {
      const [, page] = made.shown;
      const mirror = text(after.get(mirrorOf(page!.path)!));
      expect(mirror).toMatch(/\| Model +\| Litres +\| Words of it +\|\n\| -+ \| -+ \| -+ \|\n\| P-0 /);
      expect(mirror).toMatch(/```ts\nexport const flow = [\s\S]*;\n\nflow\(3\);\n```/);
      expect(mirror).toMatch(/^- \*\*.+\*\*: .+/m);
      expect(mirror).toMatch(/^ {2,}- .+/m);
      expect(mirror).toMatch(/!\[A .+ at the tap\]\(https:\/\/pumpen\.example\/[^)]*\)/);
      const links = [...mirror.matchAll(/\[see [^\]]*\]\(([^)]*)\)/g)].map(([, target]) => target!);
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) expect(after.has(new URL(link).pathname.slice(1)), link).toBe(true);
      for (const link of links) expect(link).toMatch(/^https:\/\/pumpen\.example\/.*\.md$/);
    });

    it('makes no mirror of pages that are hidden, moved, closed or linked from nowhere', () => {
      for (const path of [...made.hidden.map((page) => page.path), moved]) {
        expect(before.has(generator.fileOf(path)), path).toBe(true);
        expect(mirrorOf(path), path).toBeUndefined();
        expect(after.get(generator.fileOf(path)), path).toBe(before.get(generator.fileOf(path)));
      }
      for (const [file, bytes] of after) if (!before.has(file)) expect(bytes, file).not.toContain('Secretword');
      for (const why of ['noindex', 'behind a login', 'linked from nowhere']) expect(said).toContain(why);
    });

    it('changes nothing outside of heads, and of other files robots.txt and an index of sitemaps by lines between marks', () => {
      let edited = 0;
      for (const [file, bytes] of before) {
        const now = after.get(file);
        expect(now, file).toBeDefined();
        if (now === bytes) continue;
        expect(file).toMatch(/\.html$|^robots\.txt$|sitemap[-_]index\.xml$/);
        if (!file.endsWith('.html')) continue;
        edited += 1;
        expect(partsOf(text(now)), file).toEqual(partsOf(text(bytes)));
      }
      expect(edited).toBeGreaterThan(count);
      const robots = after.get('robots.txt')!;
      expect(robots.startsWith(before.get('robots.txt')!.trimEnd())).toBe(true);
      expect(robots.match(/^User-agent: \*$/gm)).toHaveLength(1);
    });

    it('writes nothing when it runs again, whether it remembers or not', async () => {
      expect(await attachTo(folder, generator.out)).toContain('Nothing changed');
      expect(differing(bytesOf(made.out), after)).toEqual([]);
      rmSync(join(defaultDeployDir(made.out), attachManifestFile));
      rmSync(join(folder, '.cache'), { recursive: true });
      await attachTo(folder, generator.out);
      expect(differing(bytesOf(made.out), after)).toEqual([]);
    });

    it('gives back every byte', async () => {
      await attachTo(folder, generator.out, '--detach');
      expect(differing(bytesOf(made.out), before)).toEqual([]);
    });
  });
});
