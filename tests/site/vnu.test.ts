import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { variants } from '../browser/variants.ts';
import { describeWith } from '../hosts/servers.ts';
import { findTool } from '../hosts/tools.ts';
import { organisations } from '../support/organisations.ts';
import { byTurn } from '../support/runs.ts';

const jar = findTool('vnu-jar', 'build/dist/vnu.jar');
const java = spawnSync('java', ['-version']).status === 0 ? 'java' : undefined;

describeWith(
  jar && java,
  'the HTML checker of the W3C (vnu)',
  'npm run test:tools, apt-get install default-jre-headless',
  () => {
    // At each turn of every sixth one.
    it('finds no error in any page of any organisation', { timeout: 180_000 }, () => {
      const root = mkdtempSync(join(tmpdir(), 'gazette-vnu-'));
      const all = byTurn([...organisations.map((each) => () => each), ...variants.map(({ make }) => make)], 6).map(
        (make) => make(),
      );
      for (const [i, { site }] of all.entries()) {
        const pages = [...site.release.files.values()].filter(({ file }) => file.endsWith('.html'));
        expect(pages.length).toBeGreaterThan(2);
        for (const { file, bytes } of pages) {
          const target = join(root, String(i), file);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, bytes);
        }
      }
      const check = () =>
        spawnSync(java!, ['-jar', jar!, '--errors-only', '--skip-non-html', '--format', 'json', root], {
          encoding: 'utf8',
        });
      const messages = (result: ReturnType<typeof check>) =>
        (JSON.parse(result.stderr) as { messages: { message: string }[] }).messages;
      // WebMCP's declarative attributes are newer than the checker: they, and nothing else, are unknown to it.
      const unknown =
        /^Attribute “tool(?:name|description|paramdescription)” not allowed on element “(?:form|textarea|input|fieldset)”/;
      expect(messages(check()).filter(({ message }) => !unknown.test(message))).toEqual([]);
      writeFileSync(join(root, 'broken.html'), '<!doctype html><html lang="en"><title>x</title><p><div></p>');
      expect(messages(check()).filter(({ message }) => !unknown.test(message)).length, 'it can fail').toBeGreaterThan(
        0,
      );
      rmSync(root, { recursive: true, force: true });
    });
  },
);
