import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BuildResult, build } from '../../../src/compile/build.ts';
import { pageRecords } from '../../../src/compile/page-records.ts';
import { sha256 } from '../../../src/core/digest.ts';
import type { PageRecord } from '../../../src/core/records.ts';
import { kept } from '../../support/kept.ts';
import { codesOf, ledgered } from './copy.ts';

const bySource = (records: readonly PageRecord[] = []) => new Map(records.map((each) => [each.source, each]));

/** Renders one file: those of pages are made when they are asked for. */
const textOf = ({ release }: BuildResult, file: string) =>
  Buffer.from(release?.files.get(file)?.bytes ?? []).toString();

/** A site with a page that names a fact. */
function noted() {
  const site = ledgered();
  const { contentDir } = site.folders;
  const page = (name: string) => join(contentDir, 'pages', `${name}.md`);
  writeFileSync(
    page('fakten'),
    '---\ntitle: Fakten\ndescription: Was wir tun\n---\n\n{{company.summary}} Rund um {{count solutions}} Dinge.\n',
  );
  site.release('2026-04-01');
  const digests = new Map<string, string>();
  const built = (before: readonly ReadonlyMap<string, PageRecord>[], today = '2026-05-06') => {
    const records = pageRecords(before, ({ file }) => digests.get(file));
    return build({ ...site.folders, preview: false, today, cache: { ...kept, records } });
  };
  return {
    site,
    page,
    built,
    /** Says that a page is what it was, whatever is in its file from now on: who reads it finds another. */
    vouch(name: string): void {
      digests.set(page(name), sha256(readFileSync(page(name))));
      writeFileSync(page(name), 'no page at all');
    },
  };
}

it('a page that has not changed is not read for its date', () => {
  const { built, vouch } = noted();
  const first = built([]);
  const records = bySource(first.records);
  expect(records.get('content/pages/fakten.md')?.text).toMatch(/^[\w-]{22} [0-9a-f]{64}$/);
  expect(records.get('content/pages/privacy.md')?.text).toMatch(/^[\w-]{22}$/);
  for (const name of ['fakten', 'privacy', 'anleitung/start']) vouch(name);
  const second = built([records]);
  expect(codesOf(second)).toEqual([]);
  for (const file of ['sitemap.xml', 'api/v1/changes.json']) expect(textOf(second, file)).toBe(textOf(first, file));
  expect(bySource(second.records)).toEqual(records);
});

it('a page whose facts have changed is another, one that names none is as old as it was', () => {
  const { site, built, vouch } = noted();
  const records = bySource(built([]).records);
  site.edit('company.ts', 'Baut Pumpen', 'Macht Pumpen');
  site.undate('company.ts');
  vouch('privacy');
  const sitemap = textOf(built([records]), 'sitemap.xml');
  const lastmod = (path: string) => new RegExp(`${path}</loc><lastmod>([^<]*)`).exec(sitemap)?.[1];
  expect(lastmod('/fakten/')).toBe('2026-05-06');
  expect(lastmod('/datenschutz/')).not.toBe('2026-05-06');
});

it('records that were noted before there was a ledger are completed by the first build that has one', () => {
  const { site, built } = noted();
  const ledger = join(site.folders.contentDir, 'ledger');
  const withLedger = bySource(built([]).records);
  rmSync(ledger, { recursive: true });
  const page = join(site.folders.contentDir, 'pages/fakten.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace('---\n', '---\nupdated: 2026-04-01\n'));
  const without = bySource(built([]).records);
  expect([...without.values()].map(({ text }) => text)).toEqual(['', '', '']);
  site.release('2026-04-01', { adopt: true });
  const completed = bySource(built([without]).records);
  for (const [source, { text }] of completed) expect(text, source).toBe(withLedger.get(source)?.text);
  expect(completed.size).toBe(3);
});
