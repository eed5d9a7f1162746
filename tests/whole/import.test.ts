import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCatalog } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import { listLiteralSpans } from '../../src/content/read/literal/spans.ts';
import type { PositionedValue } from '../../src/content/read/located.ts';
import { parseUnconfirmedMark } from '../../src/content/read/unconfirmed-marks.ts';
import { listDocuments } from '../../src/documents/documents.ts';
import { importWebsite } from '../../src/setup/import/import-website.ts';
import { countPlaceholders } from '../../src/setup/init/render-organisation.ts';
import { type Files, inFolder, today } from '../setup/import/samples.ts';
import { built } from '../support/init-site.ts';
import { byTurn } from '../support/runs.ts';
import { siteOf } from '../support/site-of.ts';

/** The HTML of a fixture and its sitemap: what an export of another generator has too. */
function exported(name: 'gmbh' | 'charity' | 'manufacturer' | 'authority'): Files {
  const { site } = siteOf(`tests/fixtures/${name}`);
  const { files } = render(
    site,
    buildCatalog(listDocuments(site), () => {}),
    () => {},
  );
  const chosen = [...files.values()].filter(({ file }) => /\.html$|^sitemap.*\.xml$/.test(file));
  return Object.fromEntries(chosen.map(({ file, bytes }) => [file, Buffer.from(bytes).toString('utf8')]));
}

/** The files without data for programs: what is left are texts, links and metadata. */
const withoutData = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      String(text).replace(
        /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
        '<script type="text/plain"></script>',
      ),
    ]),
  );

const expected = new Set(['placeholder-left', 'value-unconfirmed', 'legal-fact-missing', 'share-picture-left-out']);

/** Each text of a draft with the file and line that its mark names. */
function marked(mark: PositionedValue, above?: string): { readonly value: string; readonly from: string }[] {
  const own = (mark.comments ?? []).flatMap(({ text }) => parseUnconfirmedMark(text) ?? [])[0] ?? above;
  if (mark.members) return [...mark.members.values()].flatMap((each) => marked(each, own));
  return typeof mark.value === 'string' && own !== undefined && own !== 'suggested' && !mark.value.startsWith('⟪')
    ? [{ value: mark.value, from: own }]
    : [];
}

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/&(?:amp|#39|quot);/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Members that are made of what was found, in other letters: kinds, ids, days, codes, numbers as they are dialled. */
const made = /^(?:kind|id|status|country|phone|language|days|open|timeZone|from|to|scheme|jurisdiction)$/;

function unproven(module: string, files: Files): string[] {
  const root = listLiteralSpans(module);
  const withoutMade = (mark: PositionedValue): PositionedValue => ({
    ...mark,
    ...(mark.members && {
      members: new Map(
        [...mark.members].filter(([key]) => !made.test(key)).map(([key, each]) => [key, withoutMade(each)]),
      ),
    }),
  });
  const facts = root ? marked(withoutMade(root)) : [];
  expect(facts.length).toBeGreaterThan(1);
  return facts
    .filter(({ value, from }) => {
      const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(from) ?? [];
      const text = String(files[file] ?? '').split('\n')[Number(line) - 1] ?? '';
      return !letters(text).includes(letters(value));
    })
    .map(({ value, from }) => `${from} ${value}`);
}

describe.each(byTurn(['gmbh', 'charity', 'manufacturer', 'authority'] as const, 2))('the export of %s', (name) => {
  const whole = exported(name);

  it.each([
    ['as it is', whole, 10],
    ['without data for programs', withoutData(whole), 10],
  ] as const)(
    '%s: at most so many values are missing, each fact stands on its line, nothing else is wrong',
    (_, files, most) => {
      const { files: content } = inFolder(files, (dir) => importWebsite(dir, {}, today));
      expect(countPlaceholders(Object.values(content))).toBeLessThanOrEqual(most);
      for (const file of ['content/site.ts', 'content/company.ts'])
        expect(unproven(content[file] ?? '', files)).toEqual([]);
      expect(built(content).problems.filter(({ code }) => !expected.has(code))).toEqual([]);
    },
  );

  it('says nothing that the fixture does not', () => {
    const { files: content } = inFolder(whole, (dir) => importWebsite(dir, {}, today));
    const drafted = listLiteralSpans(content['content/company.ts'] ?? '')?.value as Record<string, unknown>;
    const own = listLiteralSpans(
      readFileSync(join(import.meta.dirname, `../fixtures/${name}/content/company.ts`), 'utf8'),
    )?.value as Record<string, unknown>;
    const first = (value: unknown): unknown =>
      typeof value === 'object' && value !== null ? Object.values(value)[0] : value;
    expect(drafted.legalName).toBe(first(own.legalName));
    expect(drafted.kind).toBe(own.kind);
    expect(drafted.founded).toBe(own.founded);
  });
});
