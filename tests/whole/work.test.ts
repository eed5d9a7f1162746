import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeContent } from '../../bench/corpus/write.mjs';
import { main } from '../../src/commands/build.ts';
import { type Work, workKinds } from '../../src/core/work.ts';
import { invocationOf } from '../support/invocation.ts';

// Counts, and no clock: each byte is read, hashed, parsed, scanned and lexed once, and nothing is made for nothing.
const root = mkdtempSync(join(tmpdir(), 'gazette-work-'));
afterAll(() => rmSync(root, { recursive: true }));
const pages = join(root, 'content/pages');
const company = join(root, 'content/company.ts');
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));
const questions = 1;
/** The table of digests that a server reads is written with any document. */
const filesWithDigests = 1;
/** Documents that show the routes of contact: company.json, the pages of the company and of contact, llms.txt, search. */
const listing = 14;
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

writeContent(root, { count: 30, seed: 1, expires: '2027-01-01' });
// A fact that three pages show; the telephone number of the corpus stands below every page.
const route = { id: 'orders', name: 'Orders', description: 'Nobody answers it.', phone: '+442079460100' };
edit(company, (text) => text.replace(/"contactRoutes": \[[^\]]*(?=\])/, (all) => `${all}, ${JSON.stringify(route)}`));
// More than expectAtMost() allows for.
const copied = 5;
mkdirSync(join(root, 'public'), { recursive: true });
for (let i = 0; i < copied; i++) writeFileSync(join(root, `public/prices-${i}.csv`), `Part,Price\n${i},100\n`);
const pageFiles = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(pages, name))
  .sort();
for (const file of pageFiles)
  edit(file, (text) => text.replace('contactRoutes.phone.phone', 'contactRoutes.orders.phone'));
const showing = pageFiles.filter((file) => readFileSync(file, 'utf8').includes('{{company'));
const notShowing = pageFiles.filter((file) => file.includes('area-') && !showing.includes(file));

/** Work by its kinds, and why it was done. */
async function build(): Promise<Work & { readonly why: readonly string[] }> {
  const { invocation, said } = invocationOf(root, ['--json', '--why'], { now: Date.now });
  expect(await main(invocation), said()).toBe(0);
  const last = said().trim().split('\n').at(-1) ?? '';
  const { summary } = JSON.parse(last) as { summary: { work: Work; why: readonly string[] } };
  return { ...summary.work, why: summary.why };
}

/** Auth and the pages of the API consist of Markdown of ours: one text and three. */
const ownTexts = 4;
/** No record knows the homepage, which also shows the one question: both are read each time. */
const unrecorded = 2;
/** Icons and the picture of the site come from a cache, and are hashed each time. */
const cachedPictures = 7;

test('a build does what it has to do, and no more', { timeout: 900_000 }, async () => {
  const cold = await build();
  const sources = filesBelow('content') + copied;
  const documents = filesBelow('dist');
  const files = documents + filesBelow('deploy');
  const { hashed, why: _, ...once } = cold;
  expect(once, 'cold: each source and each document once').toEqual({
    read: sources,
    parsed: sources - copied,
    scanned: sources,
    lexed: pageFiles.length + questions + ownTexts,
    rendered: documents,
    written: files,
    compressed: 0,
  });
  // Who publishes may read back what was staged.
  expect([sources + documents, sources + documents + files]).toContain(hashed);

  const ofWords = 1 + filesBelow('dist/search/words');
  const { why: none, ...still } = await build();
  expect(none).toEqual([]);
  expect(still).toEqual(Object.fromEntries(workKinds.map((kind) => [kind, 0])));

  appendFileSync(notShowing[0] ?? '', '\nA line more.\n');
  const onePage = await build();
  expect(onePage.why, 'one page').toEqual([
    '1 page: the file changed',
    `${1 + ofWords} other documents: what it lists changed`,
  ]);
  expect(onePage.rendered, 'both documents of the page, texts of its folder, words of the search, copies').toBe(
    3 + ofWords + copied,
  );
  // The words of that line are in one file of the search.
  expect(onePage.written).toBe(3 + filesWithDigests + 2);
  expectAtMost(onePage, { read: 1 + copied, parsed: 1, scanned: 1, lexed: 1 });
  expect(onePage.hashed).toBeLessThanOrEqual(1 + unrecorded + 2 + 3 + cachedPictures + 2 * onePage.written + copied);

  edit(company, (text) => text.replace('+442079460100', '+442079460101'));
  const oneFact = await build();
  const ofPages = 2 * showing.length;
  expect(oneFact.why).toContain(`${showing.length} pages: company.contactRoutes.orders.phone changed`);
  expect(oneFact.rendered, 'pages that show it, and the documents that list it').toBe(
    ofPages + listing + ofWords + filesBelow('dist/search/entries') - 1 + copied,
  );
  expectAtMost(oneFact, {
    read: showing.length + 1 + copied,
    parsed: showing.length + 1,
    scanned: 1,
    lexed: showing.length + ownTexts - 1,
  });
});

/** The homepage and its question are allowed for, and two files that were saved in the moment of a build. */
function expectAtMost(work: Work, most: Partial<Work>) {
  for (const kind of workKinds)
    expect(work[kind], kind).toBeLessThanOrEqual(
      (most[kind] ?? Infinity) + unrecorded + (kind === 'read' || kind === 'parsed' ? 2 : 0),
    );
}
