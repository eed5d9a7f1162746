import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removedDigest } from '../../../src/content/ledger/history.ts';
import { renderLedgerFile } from '../../../src/content/ledger/ledger-file.ts';
import { ledgered, textsOf } from './copy.ts';

interface Body {
  readonly updated: string;
  readonly changes: readonly { readonly date: string; readonly now?: string }[];
  readonly archives: readonly { readonly year: string; readonly url: string }[];
}

/** The site's record of an item that changed so often, once a day up to the last of February 2026, when it went. */
function changed(times: number) {
  const site = ledgered();
  const day = (ago: number) => new Date(Date.UTC(2026, 2, 1) - ago * 86_400_000).toISOString().slice(0, 10);
  const entries = Array.from({ length: times }, (_, i) => ({
    ...{ address: 'solutions#pumpen/summary', date: day(times - i) },
    ...(i === times - 1
      ? { digest: removedDigest, values: [`Pumpt ${i}.`] }
      : { digest: String(i).padStart(22, '_'), values: [`Pumpt ${i}.`, `Pumpt ${i + 1}.`] }),
  }));
  const { file, text } = renderLedgerFile(entries, 'base');
  writeFileSync(join(site.dir, file), text);
  site.undate('solutions.ts');
  const texts = textsOf(site.build('2026-03-20', { production: true }));
  const body = (name: string) => JSON.parse(texts.get(`api/v1/${name}.json`) ?? '{}') as Body;
  const archives = [...texts.keys()].filter((path) => path.startsWith('api/v1/changes/'));
  return { texts, body, archives };
}

describe('an archive of changes', () => {
  it('is not there as long as one document holds all', () => {
    const { body, archives, texts } = changed(200);
    expect(body('changes').changes).toHaveLength(200);
    expect([body('changes').archives, archives]).toEqual([[], []]);
    expect(texts.get('changes.md')).not.toContain('/api/v1/changes/20');
  });

  it('has a document for each year as soon as there is one more, and together they have all', () => {
    const { body, archives, texts } = changed(201);
    expect(archives).toEqual(['api/v1/changes/2026.json', 'api/v1/changes/2025.json']);
    const [newest, older] = [body('changes/2026'), body('changes/2025')];
    expect(body('changes').archives).toEqual(
      ['2026', '2025'].map((year) => ({ year, url: `https://pumpen.example/api/v1/changes/${year}.json` })),
    );
    expect(newest.changes.every(({ date }) => date.startsWith('2026-'))).toBe(true);
    expect(older.changes.every(({ date }) => date.startsWith('2025-'))).toBe(true);
    expect([newest.changes.length, older.changes.length, newest.archives, older.archives]).toEqual([59, 142, [], []]);
    expect(body('changes').changes).toEqual([...newest.changes, ...older.changes].slice(0, 200));
    expect([newest.updated, older.updated]).toEqual(['2026-02-28', '2025-12-31']);
    for (const year of [2026, 2025])
      expect(texts.get('changes.md')).toContain(`- [${year}](https://pumpen.example/api/v1/changes/${year}.json)`);
    // Readers of feeds ask again and again.
    expect(texts.get('changes.atom')?.match(/<entry>/g)).toHaveLength(50);
  });
});
