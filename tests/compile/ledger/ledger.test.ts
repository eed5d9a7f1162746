import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { forgetValues, planRelease } from '../../../src/compile/ledger/plan-release.ts';
import { parseLedgerFile } from '../../../src/content/ledger/ledger-file.ts';
import { kept } from '../../support/kept.ts';
import { codesOf, ledgered, textsOf } from './copy.ts';

const ledgerIn = (dir: string) =>
  readdirSync(join(dir, 'content/ledger')).map((name) => ({
    file: `content/ledger/${name}`,
    text: readFileSync(join(dir, 'content/ledger', name), 'utf8'),
  }));
const lastmod = (texts: ReadonlyMap<string, string>, path: string) =>
  new RegExp(`<loc>https://pumpen.example${path}</loc><lastmod>([^<]*)`).exec(texts.get('sitemap.xml') ?? '')?.[1];
const updatedIn = (texts: ReadonlyMap<string, string>, name: string) =>
  (JSON.parse(texts.get(`api/v1/${name}.json`) ?? '{}') as { updated?: string }).updated;

describe('a site that begins a ledger', () => {
  it('keeps every date that is written in its files', () => {
    const site = ledgered();
    const without = build({
      contentDir: new URL('../../fixtures/small/content', import.meta.url).pathname,
      ...{ publicDir: site.folders.publicDir, preview: false, today: '2026-03-15', cache: kept },
    });
    const [before, after] = [textsOf(without), textsOf(site.build('2026-03-15'))];
    expect(after.get('changes.md')).toContain('Noch ist keine Änderung verzeichnet.'.replaceAll('Ä', '\u00c3\u0084'));
    const dates = (texts: ReadonlyMap<string, string>) => (texts.get('sitemap.xml') ?? '').match(/<url>.*<\/url>/g);
    expect(dates(after)?.filter((line) => !line.includes('/changes'))).toEqual(
      dates(before)?.filter((line) => !/docs\/api\/(?:changes)/.test(line)),
    );
    for (const name of ['company', 'solutions', 'industries', 'access', 'faq'])
      expect(updatedIn(after, name), name).toBe(updatedIn(before, name));
  });

  it('needs no date in any file', () => {
    const site = ledgered();
    const dated = textsOf(site.build('2026-03-15'));
    for (const name of ['company', 'solutions', 'industries', 'access', 'site']) site.undate(`${name}.ts`);
    for (const name of ['faq/wie-laut', 'pages/home', 'pages/privacy']) site.undate(`${name}.md`);
    expect(codesOf(site.build('2026-11-25'))).toEqual([]);
    expect(textsOf(site.build('2026-11-25'))).toEqual(dated);
  });

  it('has the same bytes on every day once all is released, and in production', () => {
    const site = ledgered();
    site.edit('solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.');
    site.undate('solutions.ts');
    site.release('2026-04-02');
    const today = textsOf(site.build('2026-04-02', { production: true }));
    expect(textsOf(site.build('2027-01-24', { strict: false, production: true }))).toEqual(today);
    expect(updatedIn(today, 'solutions')).toBe('2026-04-02');
  });
});

describe('what is not recorded', () => {
  const edited = () => {
    const site = ledgered();
    site.edit('solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.');
    site.undate('solutions.ts');
    return site;
  };

  it('is published as of its day, and told in one line with the command that records it', () => {
    const site = edited();
    const built = site.build('2026-05-06');
    expect(built.problems.map(({ code, message }) => [code, message])).toEqual([
      [
        'ledger-unrecorded',
        '1 change not recorded, published as of 2026-05-06 (solutions#giessen/summary); npx gazette release --date 2026-05-06 records',
      ],
    ]);
    expect(updatedIn(textsOf(built), 'solutions')).toBe('2026-05-06');
    expect(updatedIn(textsOf(site.build('2026-06-07')), 'solutions')).toBe('2026-06-07');
    expect(updatedIn(textsOf(site.build('2026-06-07', { date: '2026-05-31' })), 'solutions')).toBe('2026-05-31');
  });

  it('is refused with --strict, by a build and by a check, and told by each without', () => {
    const site = edited();
    for (const who of [{}, { signed: true }, { production: true }]) {
      expect(codesOf(site.build('2026-05-06', who))).toContain('ledger-unrecorded');
      expect(codesOf(site.build('2026-05-06', { ...who, strict: true }))).toContain('ledger-unreleased');
    }
    site.release('2026-05-06');
    for (const strict of [true, false])
      expect(codesOf(site.build('2026-05-07', { strict })).filter((code) => code.startsWith('ledger-'))).toEqual([]);
  });

  it('moves the dates of what shows it, and of nothing else', () => {
    const site = edited();
    const before = textsOf(ledgered().build('2026-03-15'));
    site.release('2026-05-06');
    const after = textsOf(site.build('2026-05-07'));
    const moved = ['/', '/solutions/', '/solutions/giessen/', '/changes/', '/docs/api/solutions/'];
    for (const path of moved) expect(lastmod(after, path), path).toBe('2026-05-06');
    for (const path of ['/datenschutz/', '/anleitung/start/', '/industries/', '/questions/wie-laut/', '/company/']) {
      expect(lastmod(after, path), path).toBeDefined();
      expect(lastmod(after, path), path).toBe(lastmod(before, path));
    }
    expect(updatedIn(after, 'index')).toBe('2026-05-06');
    expect(updatedIn(after, 'company')).toBe(updatedIn(before, 'company'));
  });

  it('with a date of its own that is later than the ledger, has that date', () => {
    const site = ledgered();
    site.edit('solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.');
    site.edit('solutions.ts', '2026-01-05', '2026-05-04');
    expect(updatedIn(textsOf(site.build('2026-05-06')), 'solutions')).toBe('2026-05-04');
    site.release('2026-05-06');
    expect(codesOf(site.build('2026-05-08'))).toEqual([]);
    expect(ledgerIn(site.dir).map(({ file }) => file.slice(15, 25))).toContain('2026-05-04');
  });

  it('makes a written date an error that --fix mends', () => {
    const site = ledgered();
    site.edit('solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.');
    const { problems } = site.build('2026-05-06');
    const stale = problems.find(({ code }) => code === 'date-stale');
    expect(stale).toMatchObject({
      at: { file: 'content/solutions.ts', line: 4 },
      fix: { kind: 'value', from: '2026-01-05', to: '2026-05-06' },
    });
  });

  it('makes the notice a change of all that bears it', () => {
    const site = ledgered();
    site.edit('site.ts', 'export default {', "export default {\n  notice: 'Wir ziehen um.',");
    site.undate('site.ts');
    site.release('2026-05-06');
    const after = textsOf(site.build('2026-05-07', { date: '2026-05-07' }));
    expect(lastmod(after, '/datenschutz/')).toBe('2026-05-06');
    expect(updatedIn(after, 'industries')).toBe('2026-05-06');
  });
});

describe('a release', () => {
  it('says what changed in sentences', () => {
    const site = ledgered();
    site.edit('company.ts', '12:00', '13:00');
    site.edit('company.ts', '50667', '50668');
    site.undate('company.ts');
    site.edit('solutions.ts', "name: 'Gießen'", "name: 'Wässern'");
    site.edit('solutions.ts', "summary: 'Holt Wasser.'", `summary: '${'Holt sehr viel Wasser. '.repeat(8).trim()}'`);
    site.undate('solutions.ts');
    site.edit('industries.ts', "regulators: ['Veterinäramt']", "regulators: ['Veterinäramt', 'Zoll']");
    site.undate('industries.ts');
    site.edit('pages/privacy.md', 'title: Datenschutz', 'title: Datenschutzerklärung');
    site.undate('pages/privacy.md');
    expect(site.release('2026-05-06')).toEqual([
      'Öffnungszeiten: Montag, Mittwoch 08:30–13:00 Uhr, vorher 08:30–12:00 Uhr',
      'Sitz, Postleitzahl: 50668, vorher 50667',
      'Aquaristik, Aufsichtsbehörden: Veterinäramt, Zoll, vorher Veterinäramt',
      'Datenschutz: heißt jetzt Datenschutzerklärung',
      'Gießen: heißt jetzt Wässern',
      'Wasser holen, Zusammenfassung: neu gefasst',
    ]);
    expect(site.release('2026-05-06')).toEqual([]);
  });

  it('tells items that come and go, and does not tell their order', () => {
    const site = ledgered();
    const text = readFileSync(join(site.dir, 'content/industries.ts'), 'utf8');
    const [, first = ''] = /( {4}\{[^}]*id: 'gartenbau'[\s\S]*?\},\n)/.exec(text) ?? [];
    const added = first.replace('gartenbau', 'forst').replace('Gartenbau', 'Forst');
    writeFileSync(
      join(site.dir, 'content/industries.ts'),
      text.replace(first, '').replace(/( {2}\],\n)/, `${added}$1`),
    );
    site.undate('industries.ts');
    expect(site.release('2026-05-06')).toEqual(['Forst: neu hinzugekommen', 'Gartenbau: nicht mehr veröffentlicht']);
    site.edit('industries.ts', 'export default', 'export default');
    expect(site.release('2026-05-07')).toEqual([]);
  });

  it('asks for --adopt once, and refuses a day before what is recorded', () => {
    const site = ledgered();
    const ask = (date: string, adopt = false) =>
      planRelease({ ...site.folders, preview: false, today: '2026-06-01', date, adopt, compact: false });
    expect(ask('2026-03-15', true)).toEqual({ refusal: 'ledger-exists' });
    site.edit('solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.');
    site.undate('solutions.ts');
    site.release('2026-05-06');
    site.edit('solutions.ts', 'Gießt Bäume.', 'Gießt Gras.');
    expect(ask('2026-05-05')).toMatchObject({ problems: [{ code: 'ledger-early' }], write: [] });
    const small = new URL('../../fixtures/small/', import.meta.url).pathname;
    const folders = { contentDir: join(small, 'content'), publicDir: join(small, 'public') };
    expect(
      planRelease({
        ...folders,
        preview: false,
        today: '2026-06-01',
        date: '2026-06-01',
        adopt: false,
        compact: false,
      }),
    ).toEqual({ refusal: 'no-ledger' });
  });

  it('may come twice on a day', () => {
    const site = ledgered();
    site.undate('solutions.ts');
    for (const [from, to] of [
      ['Gießt Blumen.', 'Gießt Bäume.'],
      ['Gießt Bäume.', 'Gießt Gras.'],
      ['Gießt Gras.', 'Gießt Moos.'],
    ] as const) {
      site.edit('solutions.ts', from, to);
      site.release('2026-05-06');
      expect(codesOf(site.build('2026-05-06', { production: true }))).toEqual([]);
    }
    const { changes } = JSON.parse(textsOf(site.build('2026-05-06')).get('api/v1/changes.json') ?? '') as {
      changes: { was: string; now: string }[];
    };
    expect(changes.map(({ now }) => /(\w+)\./.exec(now)?.[1]).sort()).toEqual(['Gras', 'Moos', 'ume']);
  });

  it('with --compact says the same in one file', () => {
    const site = ledgered();
    site.undate('solutions.ts');
    site.edit('solutions.ts', 'Gießt Blumen.', 'Gießt Bäume.');
    site.release('2026-05-06');
    site.edit('solutions.ts', 'Gießt Bäume.', 'Gießt Gras.');
    site.release('2026-06-07');
    const before = textsOf(site.build('2026-06-08'));
    expect(ledgerIn(site.dir)).toHaveLength(3);
    expect(site.release('2026-06-08', { compact: true })).toEqual([]);
    const files = ledgerIn(site.dir);
    expect(files.map(({ file }) => file)).toEqual([expect.stringMatching(/base-[0-9a-f]{8}\.txt$/)]);
    expect(textsOf(site.build('2026-06-08', { production: true }))).toEqual(before);
  });
});

describe('what a ledger must not keep', () => {
  it('values about persons', () => {
    const site = ledgered('gmbh');
    const entries = ledgerIn(site.dir).flatMap((file) => parseLedgerFile(file, () => {}));
    const about = entries.filter(({ address }) => /^company#(?:people|legal\/representatives)/.test(address));
    expect(about.length).toBeGreaterThan(0);
    expect(about.flatMap(({ values = [] }) => values)).toEqual([]);
    expect(entries.filter(({ values }) => values?.length === 1).length).toBeGreaterThan(20);
  });

  it('values that were to be forgotten, in any file, then or later', () => {
    const site = ledgered();
    site.undate('solutions.ts');
    site.edit('solutions.ts', 'Gießt Blumen.', 'Gießt geheime Bäume.');
    site.release('2026-05-06');
    const all = () =>
      ledgerIn(site.dir)
        .map(({ text }) => text)
        .join('');
    expect(all()).toContain('geheime');
    const plan = forgetValues(ledgerIn(site.dir), 'solutions#giessen/summary');
    expect(plan?.remove).toHaveLength(2);
    expect(forgetValues(ledgerIn(site.dir), 'solutions#gies')).toBeUndefined();
    expect(
      forgetValues(ledgerIn(site.dir), 'solutions#giessen')
        ?.write.map(({ text }) => text)
        .join(''),
    ).not.toContain('Gärtner"');
    for (const { file, text } of plan?.write ?? []) writeFileSync(join(site.dir, file), text);
    for (const file of plan?.remove ?? []) rmSync(join(site.dir, file));
    expect(all()).not.toMatch(/geheime|Gießt Blumen/);
    site.edit('solutions.ts', 'Gießt geheime Bäume.', 'Gießt Moos.');
    expect(site.release('2026-05-07')).toEqual(['Gießen, Zusammenfassung: neu gefasst']);
    expect(all()).not.toMatch(/geheime|Moos/);
    const published = textsOf(site.build('2026-05-08', { production: true }));
    for (const [file, text] of published) expect(text, file).not.toContain('geheime');
  });
});
