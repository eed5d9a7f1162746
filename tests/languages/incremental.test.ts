import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { contentRecords } from '../../src/compile/content-records.ts';
import { documentRecords } from '../../src/compile/documents/document-records.ts';
import { pageRecords } from '../../src/compile/page-records.ts';
import type { ContentRecord, DocumentRecord, PageRecord } from '../../src/core/records.ts';
import { change, copied, optionsOf, told } from './two-languages.ts';

const byKey = <T>(records: readonly T[], key: (record: T) => string) =>
  new Map(records.map((each) => [key(each), each]));

interface Kept {
  readonly pages: readonly PageRecord[];
  readonly content: readonly ContentRecord[];
  readonly documents: readonly DocumentRecord[];
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** A build that knows what an earlier one noted, and what it took from that. */
function warm(folder: string, before: Kept) {
  const bytesOf = (file: string) => before.bytes.get(file);
  const pages = pageRecords([byKey(before.pages, ({ source }) => source)], () => undefined, bytesOf);
  const content = contentRecords([byKey(before.content, ({ file }) => file)], () => undefined);
  const documents = documentRecords([byKey(before.documents, ({ file }) => file)], bytesOf);
  const result = build({
    ...optionsOf(folder),
    cache: { records: pages, contentRecords: content, documentRecords: documents },
  });
  const bytes = new Map([...(result.release?.files.values() ?? [])].map(({ file, bytes }) => [file, bytes]));
  const kept: Kept = {
    pages: result.records ?? [],
    content: result.content ?? [],
    documents: documents.all(result.problems),
    bytes,
  };
  return { result, kept, made: [...pages.reasons.values()].reduce((sum, n) => sum + n, 0) };
}

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${title}\nupdated: 2026-01-01\n---\n\n${body}\n`;

// Each after the one before.
const edits: readonly (readonly [
  name: string,
  ...(Parameters<typeof change> extends [string, ...infer Rest] ? Rest : never),
])[] = [
  ['nothing', 'content/pages/agb.md', ['Nach Aufwand.', 'Nach Aufwand.']],
  ['the text of a page', 'content/pages/agb.md', ['Nach Aufwand.', 'Nach Vereinbarung.']],
  ['the text of a page in the second language', 'content/pages/agb.en.md', ['By effort.', 'By agreement.']],
  [
    'a fact in the second language, which a page names',
    'content/company.ts',
    ["'Drills wells for gardens and towns.'", "'Drills deep wells.'"],
  ],
  ['the same in the first', 'content/company.ts', ["'Bohrt Brunnen für Gärten und Gemeinden.'", "'Bohrt tief.'"]],
  ['a translation more', 'content/pages/anleitung/start.en.md', page('Manual', 'Pump.')],
  ['its address', 'content/pages/anleitung/start.en.md', ['updated: 2026-01-01', 'updated: 2026-01-01\nslug: begin']],
  ['its title', 'content/pages/anleitung/start.en.md', ['title: Manual', 'title: Handbook']],
  ['a translation less', 'content/pages/agb.en.md', null],
  ['a page less in the first', 'content/pages/anleitung/start.md', null],
  [
    'a sentence that is translated',
    'content/company.ts',
    ["'Eine Bohrung bis in zwölf Meter Tiefe.'", "{ de: 'Eine Bohrung.', en: 'A well.' }"],
  ],
  [
    'a sentence that is not any more',
    'content/company.ts',
    ["{ de: 'Eine Bohrung.', en: 'A well.' }", "'Eine Bohrung.'"],
  ],
  ['a question less', 'content/faq/wie-tief.en.md', null],
  ['the notice', 'content/site.ts', ["'Brunnenbau Lindental GmbH is invented.'", "'Invented.'"]],
  ['the order of the languages', 'content/site.ts', ["['de-DE', 'en']", "['de-DE', 'en', 'fr']"]],
  ['one language less', 'content/site.ts', ["['de-DE', 'en', 'fr']", "['de-DE', 'en']"]],
];

it('a build that knows the one before gives the bytes of one that knows nothing, edit by edit', () => {
  const folder = copied();
  // Links that are dead once a page is gone are not asked for here.
  for (const [file, text] of [
    ['pages/home.en.md', [' and, in German, [the manual](/anleitung/start/)', '']],
    ['pages/datenschutz.en.md', ['[terms](/agb/#preise "Terms")', '[terms](/agb/ "Terms")']],
  ] as const)
    change(folder, `content/${file}`, text);
  let kept: Kept = { pages: [], content: [], documents: [], bytes: new Map() };
  const made: Record<string, number> = {};
  for (const [name, file, to] of [edits[0]!, ...edits]) {
    change(folder, file, to);
    const cold = build(optionsOf(folder));
    const now = warm(folder, kept);
    expect(told(now.result), name).toEqual(told(cold));
    const files = [...(cold.release?.files.values() ?? [])];
    expect([...now.kept.bytes.keys()].toSorted(), name).toEqual(files.map((each) => each.file).toSorted());
    for (const each of files)
      expect(Buffer.from(now.kept.bytes.get(each.file) ?? []).equals(each.bytes), `${name}: ${each.file}`).toBe(true);
    made[name] = now.made;
    if (now.result.release) kept = now.kept;
  }
  expect(statSync(join(folder, 'content')).isDirectory()).toBe(true);
  // A page that stays is not made again; a page in one language is not made again for the other.
  expect(made.nothing).toBe(0);
  expect(made['the text of a page']).toBe(1);
  expect(made['the text of a page in the second language']).toBe(1);
});
