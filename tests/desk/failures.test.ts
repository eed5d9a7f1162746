import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, canBrowse, startBrowser } from '../browser/tools.ts';
import { byTurn } from '../support/runs.ts';
import { type Message, messagesOf, type Started, startDev } from './dev-server.ts';
import { copySite, type TestSite } from './site.ts';

// Whatever our own code throws, the desk goes on. Here it is a copy of Gazette in which any stage can be made to
// throw, by writing its name into a file.

const root = new URL('../../', import.meta.url).pathname;
const file = 'content/pages/privacy.md';

/** Where each stage begins: the text in front of its parameters. */
const stages = {
  'reading a file': ['src/content/read/front-matter/front-matter.ts', 'export function parseFrontMatter'],
  'expanding facts': ['src/markdown/facts.ts', 'export function expandFacts'],
  'rendering Markdown': ['src/markdown/render/render.ts', 'export function renderMarkdown'],
  validating: ['src/content/check/validate.ts', 'export function validate'],
  'listing the documents': ['src/documents/documents.ts', 'export function listDocuments'],
  'making the catalog': ['src/compile/catalog.ts', 'export function buildCatalog'],
  'rendering a document': ['src/compile/render-file.ts', 'function fileOf'],
  'reading links': ['src/checks/links/find-links-and-ids.ts', 'export function findLinksAndIds'],
  'describing problems': ['src/desk/report/problem-view.ts', 'export function createProblemView'],
  'printing a report': ['src/desk/report/terminal-report.ts', 'export function renderTerminalReport'],
  answering: ['src/http/respond.ts', 'export function respond'],
  'writing types for editors': ['src/edit/schema/fact-types-file.ts', 'export function writeFactTypes'],
  'following folders': ['src/desk/live/watch-folders.ts', 'function watchedFor'],
  'looking through a lens': ['src/desk/lens/document-lens.ts', 'export function createDocumentLens'],
} as const;
type Stage = keyof typeof stages;

let project: string;
let site: TestSite;
let dev: Started;
let good: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'gazette-failing-'));
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts', 'src'])
    cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  arm(null);
  for (const [stage, [path, head]] of Object.entries(stages)) {
    const source = readFileSync(join(project, path), 'utf8');
    expect(source.split(`${head}(`).length, head).toBe(2);
    const armed = `readBombs(${JSON.stringify(join(project, 'armed'))}, 'utf8')`;
    const bomb = [
      `const armed = ${armed}`,
      `if (armed === ${JSON.stringify(stage)}) throw new RangeError('simulated')`,
      `if (armed === ${JSON.stringify(`${stage}: deep`)}) (function deeper() { deeper(); deeper(); })()`,
      `if (armed === ${JSON.stringify(`${stage}: rejected`)}) void Promise.reject(new RangeError('simulated'))`,
      `if (armed === ${JSON.stringify(`${stage}: later`)}) setTimeout(() => { throw new RangeError('simulated'); })`,
    ].join('; ');
    const name = head.split(' ').at(-1);
    const renamed = source.replace(
      `${head}(`,
      `${head}(...args) { ${bomb}; return ${name}Really(...args); }\nfunction ${name}Really(`,
    );
    writeFileSync(join(project, path), `import { readFileSync as readBombs } from 'node:fs';\n${renamed}`);
  }
  site = copySite();
  good = readFileSync(join(site.dir, file), 'utf8');
  dev = await startDev(site, 4372, project);
});
afterAll(async () => {
  await dev?.stop();
  site?.remove();
  rmSync(project, { recursive: true, force: true });
});

// One that fails leaves nothing armed for those after it.
afterEach(() => arm(null));

function arm(stage: Stage | `${Stage}: ${'deep' | 'rejected' | 'later'}` | null): void {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'armed'), stage ?? '');
}

let saves = 0;
/** Steps of the desk only when more than the text of a page is another. */
const ofWholes = ['validating', 'listing the documents', 'making the catalog'];

/** Saves the page with a word that is in no earlier edition, and returns that word. */
function save(text = good): string {
  const word = `Fassung-${++saves}.`;
  site.write(file, text.replace('Wir speichern nichts.', `Wir speichern nichts. {{company.legalName}}: ${word}`));
  return word;
}

const shown = async () => (await fetch(`${dev.origin}/datenschutz/`)).text();
const isGood = ({ failure, problems, isChecked }: Message) => !failure && problems.length === 0 && isChecked;

describe('the desk goes on when something is thrown while', () => {
  const own = /lens|describing|answering|types|folders/;
  it.each(byTurn(Object.keys(stages).filter((stage) => !own.test(stage)) as Stage[], 3))(
    '%s: it says so, keeps the last good site, and shows the next save',
    async (stage) => {
      const events = messagesOf(dev);
      await events.next(isGood);
      const before = save();
      await events.next(isGood);
      expect(await shown()).toContain(before);
      const said = dev.output().length;

      arm(stage);
      const lost = save(ofWholes.includes(stage) ? good.replace(/^description: .*$/m, 'description: Anders') : good);
      const message = await events.next(({ failure }) => failure !== undefined);
      expect(message.failure).toMatchObject({
        title: 'This is a bug of ours, not a mistake of yours',
        message: 'RangeError: simulated',
        trace: expect.stringMatching(/^ +at [\w$.]+ \(src\/[\w/-]+\.ts:\d+:\d+\)/),
      });
      expect(message.failure!.during).toMatch(/^\w+ing /);
      await dev.says((output) => output.slice(said).includes('RangeError: simulated'));
      expect(dev.output().slice(said)).toContain(
        `This is a bug of ours, not a mistake of yours, while ${message.failure!.during}:`,
      );
      // A report is no part of the site: that one is made, and shown.
      if (stage !== 'printing a report') {
        expect(message.isStale).toBe(true);
        expect(await shown()).toContain(before);
        expect(await shown()).not.toContain(lost);
      }

      arm(null);
      const after = save();
      await events.next(isGood);
      expect(await shown()).toContain(after);
      events.close();
    },
  );

  it('describing problems: it says so in their place', async () => {
    const events = messagesOf(dev);
    await events.next(isGood);
    arm('describing problems');
    save(good.replace('2026-01-01', '2026-02-30'));
    expect(await events.next(({ failure }) => failure !== undefined)).toMatchObject({
      isStale: true,
      failure: { during: 'describing the problems', message: 'RangeError: simulated' },
    });
    arm(null);
    save();
    await events.next(isGood);
    events.close();
  });

  it('answering: the request gets a 500, the next one the site', async () => {
    const events = messagesOf(dev);
    await events.next(isGood);
    arm('answering');
    const said = dev.output().length;
    const answer = await fetch(`${dev.origin}/datenschutz/`);
    expect(answer.status).toBe(500);
    await dev.says((output) => output.slice(said).includes('while answering GET /datenschutz/'));
    arm(null);
    const word = save();
    await events.next(isGood);
    expect(await shown()).toContain(word);
    events.close();
  });

  it.each(byTurn(['reading a file', 'rendering Markdown', 'reading links'] as const, 3))(
    '%s, without end: the stack is no end of the desk',
    async (stage) => {
      const events = messagesOf(dev);
      await events.next(isGood);
      arm(`${stage}: deep`);
      save();
      const { failure } = await events.next(({ failure }) => failure !== undefined);
      expect(failure?.message).toBe('RangeError: Maximum call stack size exceeded');
      arm(null);
      const after = save();
      await events.next(isGood);
      expect(await shown()).toContain(after);
      events.close();
    },
  );

  it.each(['rejected', 'later'] as const)('answering, where nobody catches it (%s): it is shown', async (how) => {
    const events = messagesOf(dev);
    await events.next(isGood);
    const said = dev.output().length;
    arm(`answering: ${how}`);
    expect((await fetch(`${dev.origin}/datenschutz/`)).status).toBe(200);
    arm(null);
    const { failure } = await events.next(({ failure }) => failure !== undefined);
    expect(failure).toMatchObject({ during: 'following the content', message: 'RangeError: simulated' });
    await dev.says((output) => output.slice(said).includes('RangeError: simulated'));
    const word = save();
    await events.next(isGood);
    expect(await shown()).toContain(word);
    events.close();
  });

  it.each(byTurn(['writing types for editors', 'following folders'] as const, 2))(
    '%s: it is told, and what was saved is shown all the same',
    async (stage) => {
      const events = messagesOf(dev);
      await events.next(isGood);
      const said = dev.output().length;
      arm(stage);
      const word = save();
      site.write(`content/pages/folder${saves}/a.md~`, 'x');
      site.write('content/facts.d.ts', '');
      await dev.says((output) => output.slice(said).includes('RangeError: simulated'));
      await events.next(({ isStale, isChecked }) => !isStale && isChecked);
      expect(await shown()).toContain(word);
      arm(null);
      site.write('content/facts.d.ts', null);
      const after = save();
      await events.next(isGood);
      expect(await shown()).toContain(after);
      events.close();
    },
  );

  it('somebody removes the content and puts it back: the site stays, and follows it again', async () => {
    const events = messagesOf(dev);
    await events.next(isGood);
    const before = await shown();
    const { contentDir } = site.options;
    renameSync(contentDir, `${contentDir}-away`);
    const { problems } = await events.next(({ isStale }) => isStale);
    expect(problems.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['content/company.ts', 'content/site.ts']),
    );
    expect(await shown()).toBe(before);
    renameSync(`${contentDir}-away`, contentDir);
    await events.next(isGood);
    const word = save();
    await events.next(isGood);
    expect(await shown()).toContain(word);
    events.close();
  });

  it('looking through a lens: the view says so, and the site is as it was', async () => {
    const said = dev.output().length;
    arm('looking through a lens');
    const view = await fetch(`${dev.origin}/__gazette/document.json?path=/`);
    expect([view.status, await view.json()]).toMatchObject([500, { message: 'RangeError: simulated' }]);
    await dev.says((output) => output.slice(said).includes('while answering /__gazette/document.json?path=/'));
    arm(null);
    expect((await fetch(`${dev.origin}/__gazette/document.json?path=/`)).status).toBe(200);
  });
});

describe('at the start', () => {
  it('a document that cannot be made leaves the desk up, and comes with the next save', async () => {
    const fresh = copySite();
    arm('rendering a document');
    const other = await startDev(fresh, 4373, project);
    const events = messagesOf(other);
    const { isStale } = await events.next(({ failure }) => failure !== undefined);
    expect(isStale).toBe(false);
    expect((await fetch(`${other.origin}/`)).status).toBe(500);
    arm(null);
    fresh.write(file, `${good}\nNeu.\n`);
    await events.next(isGood);
    expect((await fetch(`${other.origin}/`)).status).toBe(200);
    events.close();
    await other.stop();
    fresh.remove();
  });

  it.each(byTurn(['writing types for editors', 'following folders'] as const, 2))(
    '%s fails, and the desk is up',
    async (stage) => {
      const fresh = copySite();
      fresh.write('content/facts.d.ts', '');
      arm(stage);
      const other = await startDev(fresh, 4374, project);
      await other.says((output) => output.includes('RangeError: simulated'));
      expect((await fetch(`${other.origin}/`)).status).toBe(200);
      await other.stop();
      fresh.remove();
    },
  );
});

describe.skipIf(!canBrowse)('in a browser', () => {
  it.each(byTurn(['light', 'dark'] as const, 2))(
    'the failure covers the page until the next save, in %s',
    async (colorScheme) => {
      const browser = await startBrowser();
      const events = messagesOf(dev);
      await events.next(isGood);
      const { page } = await browser.visit({ viewport: { width: 1280, height: 800 }, colorScheme });
      await page.goto(`${dev.origin}/datenschutz/`);
      arm('rendering Markdown');
      save();
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.innerText()).toMatch(
        /This is a bug of ours, not a mistake of yours[\s\S]*RangeError: simulated/,
      );
      mkdirSync('.cache/screenshots', { recursive: true });
      await page.screenshot({ path: `.cache/screenshots/desk-failure-${colorScheme}.png` });
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`${dev.origin}/__gazette/#problems`);
      await page.getByRole('heading', { name: 'This is a bug of ours' }).waitFor();
      await page.screenshot({ path: `.cache/screenshots/desk-failure-problems-${colorScheme}.png` });
      expect(await axeViolations(page)).toEqual([]);
      arm(null);
      await page.goto(`${dev.origin}/datenschutz/`);
      await alert.waitFor();
      const word = save();
      await page.getByText(word).waitFor();
      expect(await alert.count()).toBe(0);
      events.close();
      await browser.close();
    },
  );
});
