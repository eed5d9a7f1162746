import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BuildResult, build } from '../../src/compile/build.ts';
import { release } from '../support/ledger.ts';
import { change, copied, optionsOf, told } from './two-languages.ts';

/** A copy of the site in two languages with a ledger; `begun` is its build of the day after. */
function ledgered() {
  const folder = copied();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { contentDir, publicDir } = optionsOf(folder);
  const folders = { contentDir, publicDir };
  const plain = build(optionsOf(folder));
  release(folders, '2026-03-15', { adopt: true });
  const at = (today: string, more: { readonly production?: boolean } = {}) =>
    build({ ...optionsOf(folder), today, ...more });
  const begun = at('2026-03-16');
  for (const file of readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:ts|md)$/.test(name),
  ))
    writeFileSync(
      join(contentDir, file),
      readFileSync(join(contentDir, file), 'utf8').replace(/^ *updated: .*\n/m, ''),
    );
  const edit = (file: string, from: string, to: string) => change(folder, `content/${file}`, [from, to]);
  return { plain, begun, at, edit, release: (date: string) => release(folders, date) };
}

const textOf = ({ release: made }: BuildResult, file: string) =>
  Buffer.from(made?.files.get(file)?.bytes ?? []).toString('utf8');

/** The dates of pages by their paths. */
const dates = (built: BuildResult) =>
  new Map(
    [...textOf(built, 'sitemap.xml').matchAll(/<loc>https:\/\/brunnen\.example([^<]*)<\/loc><lastmod>([^<]*)/g)].map(
      ([, path = '', date = '']) => [path, date],
    ),
  );

/** Paths whose dates differ. */
const moved = (before: BuildResult, after: BuildResult) => {
  const [old, now] = [dates(before), dates(after)];
  return [...now].filter(([path, date]) => old.get(path) !== date).map(([path]) => path);
};

const sentences = (built: BuildResult, file: string) =>
  (JSON.parse(textOf(built, file)) as { changes: { sentence: string; url: string }[] }).changes.map(
    ({ sentence, url }) => `${sentence} ${url.slice('https://brunnen.example'.length)}`,
  );

describe('a ledger of a site in two languages', () => {
  it('keeps the dates that are written, in both', () => {
    const { plain, begun } = ledgered();
    const isOfLedger = (path: string) => path.includes('/changes/');
    expect(moved(plain, begun).filter((path) => !isOfLedger(path))).toEqual([]);
    for (const name of ['company', 'access', 'solutions', 'bohrgeraete', 'faq'])
      for (const prefix of ['', 'en/']) {
        const updatedIn = (built: BuildResult) =>
          (JSON.parse(textOf(built, `${prefix}api/v1/${name}.json`)) as { updated: string }).updated;
        expect(updatedIn(begun), prefix + name).toBe(updatedIn(plain));
      }
  });

  it('needs none of them, and a change of one language moves the dates of that one alone', () => {
    const { begun, at, edit, release } = ledgered();
    expect(moved(begun, at('2026-04-01'))).toEqual([]);
    edit('company.ts', "'Drills wells for gardens and towns.'", "'Drills deep wells.'");
    edit('pages/agb.en.md', 'By effort.', 'By agreement.');
    expect(told(at('2026-04-01')).filter((line) => line.startsWith('ledger'))).toEqual([
      'ledger-unrecorded content/ledger',
    ]);
    expect(release('2026-04-02')).toEqual([
      'Summary: “Drills deep wells.” was “Drills wells for gardens and towns.”',
      'Brunnenbau Lindental: was revised',
      'Terms: was revised',
      'Privacy: was revised',
    ]);
    const after = at('2026-05-06', { production: true });
    expect(told(after).filter((line) => line.startsWith('ledger'))).toEqual([]);
    const paths = moved(begun, after);
    expect(paths).toContain('/en/company/');
    expect(paths).toContain('/en/agb/');
    expect(paths.filter((path) => !path.startsWith('/en/'))).toEqual([]);
    expect(sentences(after, 'api/v1/changes.json')).toEqual([]);
    expect(sentences(after, 'en/api/v1/changes.json')).toEqual([
      'Summary: “Drills deep wells.” was “Drills wells for gardens and towns.” /en/api/v1/company.json',
      'Brunnenbau Lindental: was revised /en/',
      'Terms: was revised /en/agb/',
      'Privacy: was revised /en/privacy/',
    ]);
    expect(textOf(after, 'changes.md')).toContain('Noch ist keine Änderung verzeichnet.');
    expect(textOf(after, 'en/changes.atom')).toContain(
      '<link rel="alternate" href="https://brunnen.example/en/agb/"/>',
    );
  });

  it('tells what changed for all languages in each, and prints it once', () => {
    const { begun, at, edit, release } = ledgered();
    edit('company.ts', '50667', '50668');
    expect(release('2026-04-02')).toEqual(['Sitz, Postleitzahl: 50668, vorher 50667']);
    const after = at('2026-05-06');
    expect(sentences(after, 'api/v1/changes.json')).toEqual([
      'Sitz, Postleitzahl: 50668, vorher 50667 /api/v1/company.json',
    ]);
    expect(sentences(after, 'en/api/v1/changes.json')).toEqual([
      'Registered address, Postal code: 50668 was 50667 /en/api/v1/company.json',
    ]);
    for (const path of ['/company/', '/en/company/']) expect(moved(begun, after)).toContain(path);
    for (const path of ['/agb/', '/en/agb/', '/solutions/']) expect(moved(begun, after)).not.toContain(path);
  });

  it('tells a question that is asked otherwise in one language there alone', () => {
    const { at, edit, release } = ledgered();
    edit('faq/wie-tief.en.md', 'question: How deep are wells?', 'question: How deep can wells be?');
    expect(release('2026-04-02')).toEqual(['“How deep are wells?”: now called “How deep can wells be?”']);
    expect(sentences(at('2026-05-06'), 'api/v1/changes.json')).toEqual([]);
  });
});
