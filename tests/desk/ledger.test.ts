import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { compile } from '../../src/compile/compile.ts';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import { release } from '../support/ledger.ts';
import { plain } from './clean.ts';
import { copySite, type TestSite } from './site.ts';

/** A site with a ledger that knows all of it, and no date in any file. */
function ledgered(): TestSite {
  const copy = copySite();
  onTestFinished(copy.remove);
  release(copy.options, '2026-03-15', { adopt: true });
  const { contentDir } = copy.options;
  for (const file of readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!skills).*\.(?:ts|md)$/.test(name),
  )) {
    const path = join(contentDir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^ *updated: .*\n/m, ''));
  }
  return { ...copy, options: { ...copy.options, today: '2026-05-06' } };
}

it('a change that is not released shows in dev as of its day, and is told until it is', async () => {
  const site = ledgered();
  const live = openLiveSite({ ...site.options, today: () => site.options.today });
  await live.check();
  const codes = () => live.state.problems.map(({ code }) => code);
  const text = (file: string) => Buffer.from(live.state.edition?.release.files.get(file)?.bytes ?? []).toString();
  const lastmod = (path: string) => new RegExp(`${path}</loc><lastmod>([^<]*)`).exec(text('sitemap.xml'))?.[1];
  const edit = (file: string, from: string, to: string) =>
    site.write(`content/${file}`, readFileSync(join(site.options.contentDir, file), 'utf8').replace(from, to));
  const same = async () => {
    const { edition } = compile(site.options);
    expect(plain(live.state.edition!.release)).toEqual(plain(edition!.release));
    await live.check();
    expect(live.state.problems).toEqual(build(site.options).problems);
  };
  expect(codes()).toEqual([]);
  expect(text('changes.md')).toContain('Noch ist keine Änderung verzeichnet.');

  expect(live.refresh([edit('solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.')])).toBe(true);
  await same();
  expect(codes()).toEqual(['ledger-unrecorded']);
  expect(text('changes.md')).toContain('## 6. Mai 2026\n\n- [Gießen, Zusammenfassung: „Gießt Bäume.“, vorher');
  expect([lastmod('/solutions/'), lastmod('/datenschutz/')]).toEqual(['2026-05-06', '2026-01-01']);

  // A text of a page alone, twice: no short cut keeps its date, or that of its change.
  for (const words of ['gar nichts', 'überhaupt nichts']) {
    live.refresh([
      edit('pages/privacy.md', /speichern .*nichts/.exec(text('datenschutz.md'))?.[0] ?? '', `speichern ${words}`),
    ]);
    expect(lastmod('/datenschutz/')).toBe('2026-05-06');
    await same();
  }
  expect(text('changes.md')).toContain('- [Datenschutz: überarbeitet');

  release(site.options, '2026-05-05');
  expect(live.refresh()).toBe(true);
  await same();
  expect(codes()).toEqual([]);
  expect([lastmod('/solutions/'), lastmod('/datenschutz/')]).toEqual(['2026-05-05', '2026-05-05']);
});
