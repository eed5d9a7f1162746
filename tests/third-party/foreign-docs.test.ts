import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMirrorCandidates } from '../../src/attach/site/mirrors.ts';
import { measuredTexts, visible } from '../attach/words.ts';
import { attachTo, bytesOf, differing, withFacts } from '../generators/attach-to.ts';
import { partsOf } from '../generators/outside-head.ts';
import { describeWith, temporaryFolder } from '../hosts/servers.ts';

const docs = '/usr/share/doc/postgresql-doc-15/html';
const found = existsSync(docs) ? docs : undefined;
const text = (bytes: string | undefined): string => Buffer.from(bytes ?? '', 'latin1').toString('utf8');

type Node = DefaultTreeAdapterTypes.Node;

/** The text of a page of DocBook between the lines for navigation: read in another way than that of src/attach. */
function shown(html: string): string {
  const visit = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node)) return '';
    const attrs = 'attrs' in node ? node.attrs : [];
    const of = (name: string) => attrs.find((each) => each.name === name)?.value ?? '';
    if (/^nav(?:header|footer)$/.test(of('class')) || node.nodeName === 'head') return '';
    if (node.nodeName === 'img') return ` ${of('alt')} `;
    const inner = node.childNodes.map(visit).join('');
    return /^(?:p|div|li|d[dtl]|t[dhr]|table|pre|h\d|br|ul|ol|section|caption|hr)$/.test(node.nodeName)
      ? ` ${inner} `
      : inner;
  };
  return visit(parse(html));
}

/**
 * The documentation of PostgreSQL 15: 1,169 pages of XHTML of DocBook, 14 KB each, without `<main>` and without descriptions.
 * With LONG=1 alone: figures of it are in docs/pages/how-to/attach.md.
 */
describe.skipIf(!process.env.LONG)('documentation of others', () => {
  describeWith(found, 'the documentation of PostgreSQL', 'apt-get install postgresql-doc-15', () => {
    const folder = temporaryFolder('foreign-docs');
    const site = join(folder, 'site');
    let before: ReadonlyMap<string, string>;
    let after: ReadonlyMap<string, string>;
    let pages: readonly string[];
    let said: string;
    // Pages that show how passwords are set.
    const secret = ['libpq-connect.html', 'sql-alterrole.html', 'warm-standby.html'];
    const mirrorOf = (file: string) => listMirrorCandidates(file).find((each) => after.has(each) && !before.has(each));

    beforeAll(async () => {
      cpSync(docs, site, { recursive: true, dereference: true });
      withFacts(folder);
      before = bytesOf(site);
      pages = [...before.keys()].filter((file) => file.endsWith('.html'));
      said = await attachTo(folder, 'site');
      after = bytesOf(site);
    }, 600_000);

    it('gets a mirror for each of 1,000 pages and more', () => {
      expect(pages.length).toBeGreaterThan(1_000);
      expect(pages.filter((file) => mirrorOf(file) === undefined)).toEqual(secret);
      expect(said).toContain(`As HTML alone: 3 pages with a secret in it: /${secret.join(', /')}`);
    });

    it('has in its mirrors the words of its pages, and no others', () => {
      const measured = pages
        .filter((file) => !secret.includes(file))
        .map((file) => ({
          file,
          ...measuredTexts(visible(text(after.get(mirrorOf(file) ?? ''))), shown(text(before.get(file)))),
        }));
      const mean = (of: 'recall' | 'precision') => measured.reduce((sum, each) => sum + each[of], 0) / measured.length;
      const low = measured.filter(({ recall, precision }) => recall < 0.99 || precision < 0.97);
      console.log(`recall ${mean('recall')}, precision ${mean('precision')} of ${measured.length} pages`);
      expect(mean('recall')).toBeGreaterThanOrEqual(0.99);
      expect(mean('precision')).toBeGreaterThanOrEqual(0.97);
      expect(low).toEqual([]);
    });

    it('is the same outside of its heads, the same when it runs again, and gets every byte back', async () => {
      for (const file of pages) expect(partsOf(text(after.get(file))), file).toEqual(partsOf(text(before.get(file))));
      expect(await attachTo(folder, 'site')).toContain('Nothing changed');
      expect(differing(bytesOf(site), after)).toEqual([]);
      await attachTo(folder, 'site', '--detach');
      expect(differing(bytesOf(site), before)).toEqual([]);
    });
  });
});
