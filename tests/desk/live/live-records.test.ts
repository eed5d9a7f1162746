import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Invocation } from '../../../src/commands/common/invocation.ts';
import { locateRecords } from '../../../src/commands/common/records-location.ts';
import { openDevRecords } from '../../../src/commands/dev.ts';
import { openLiveSite } from '../../../src/desk/live/live-site.ts';
import { readRecords } from '../../../src/publish/record-store.ts';
import { byTurn } from '../../support/runs.ts';
import { expectEqual } from '../clean.ts';
import { edits } from '../edits.ts';
import { copySite, type TestSite } from '../site.ts';

let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

/** Starts the desk in the folder of a site, long after its files were written. */
const invocation = (of: TestSite, bundleKey = 'this code') => {
  const keep: Invocation['keep'] = (_what, write) => write();
  const now = () => Date.now() + 60_000;
  return { root: of.dir, cwd: of.dir, bundleKey, keep, now } as Invocation;
};

function start(of: TestSite, bundleKey?: string) {
  const notes = openDevRecords(of.options.contentDir, invocation(of, bundleKey));
  const live = openLiveSite({ ...of.options, today: () => of.options.today, noted: notes.noted });
  return { live, notes };
}

/** Starts a desk, lets it look at everything, and ends it. */
async function once(of: TestSite, bundleKey?: string): Promise<void> {
  const { live, notes } = start(of, bundleKey);
  await live.check();
  notes.keep(live);
}

const place = (of: TestSite) => locateRecords(of.options.contentDir, invocation(of));
const recordFiles = (of: TestSite) => readdirSync(place(of).folder).map((name) => join(place(of).folder, name));

describe('a desk that starts from records', () => {
  it('renders no page that has one', async () => {
    await once(site);
    const { live } = start(site);
    const made: string[] = [];
    for (const document of live.state.edition!.catalog) {
      const render = document.render.bind(document);
      if (document.source?.startsWith('content/pages/') && document.kind === 'page' && document.path !== '/')
        Object.assign(document, {
          render: (...args: Parameters<typeof render>) => [made.push(document.path), render(...args)][1],
        });
    }
    await live.check();
    expect(made).toEqual([]);
    await expectEqual(live, site);
  });

  it('makes no document that has one, and takes a saved text into the file of all texts, which it has not made', async () => {
    edits['every page is wanted in one file']!(site);
    await once(site);
    const { live } = start(site);
    const made: string[] = [];
    for (const document of live.state.edition!.catalog) {
      const render = document.render.bind(document);
      if (document.kind === 'discovery' || document.kind === 'api')
        Object.assign(document, {
          render: (...args: Parameters<typeof render>) => [made.push(document.path), render(...args)][1],
        });
    }
    await live.check();
    expect(made).toEqual([]);
    live.refresh(edits['the text of a page grows']!(site));
    await live.check();
    expect(made).toEqual(['/llms-full.txt']);
    await expectEqual(live, site);
  });

  it.each(byTurn(Object.entries(edits), 6))('shows what was done while it was not running: %s', async (_name, edit) => {
    await once(site);
    edit(site);
    await expectEqual(start(site).live, site);
  });

  it('is what a clean build makes after any edits and any restarts', async () => {
    const names = Object.keys(edits);
    const step = fc.record({ name: fc.constantFrom(...names), isRunning: fc.boolean(), isEnded: fc.boolean() });
    const days = fc.array(step, { minLength: 2, maxLength: 6 });
    for (const steps of byTurn(fc.sample(days, { numRuns: 8, seed: 7 }), 8)) {
      const fresh = copySite();
      await once(fresh);
      let desk = start(fresh);
      for (const { name, isRunning, isEnded } of steps) {
        if (isEnded) desk.notes.keep(desk.live);
        const touched = edits[name]!(fresh);
        if (isRunning) desk.live.refresh(touched);
        else desk = start(fresh);
        await expectEqual(desk.live, fresh, JSON.stringify(steps));
      }
      fresh.remove();
    }
    // The number of builds is that of edits, and they take long.
  }, 600_000);
});

describe('records that do not fit', () => {
  const edit = (of: TestSite) => edits['the text of a page grows']!(of);

  it('are not used when they are older than the content', async () => {
    await once(site);
    cpSync(join(site.dir, '.cache'), join(site.dir, 'older'), { recursive: true });
    edit(site);
    await once(site);
    rmSync(join(site.dir, '.cache'), { recursive: true });
    cpSync(join(site.dir, 'older'), join(site.dir, '.cache'), { recursive: true });
    await expectEqual(start(site).live, site);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['changed in one bit', (bytes: Buffer) => Buffer.from(bytes.map((byte, i) => (i === 200 ? byte ^ 1 : byte)))],
    ['empty', () => Buffer.alloc(0)],
  ])('are not used when their files are %s', async (_name, damage) => {
    await once(site);
    const desks = readdirSync(join(site.dir, '.cache/gazette')).filter((name) => name.startsWith('desk-'));
    const files = [...recordFiles(site), ...desks.map((name) => join(site.dir, '.cache/gazette', name))];
    expect(files.length).toBe(3);
    for (const file of files) writeFileSync(file, damage(readFileSync(file)));
    const { noted } = openDevRecords(site.options.contentDir, invocation(site));
    expect([noted.records, noted.documents]).toEqual([[], []]);
    await expectEqual(start(site).live, site);
  });

  it('are not used when other code left them, and give way to those of this code', async () => {
    await once(site, 'other code');
    const { live, notes } = start(site);
    expect(notes.noted.records).toEqual([]);
    await expectEqual(live, site);
    notes.keep(live);
    expect(readRecords(place(site).folder, place(site).about)[0]?.has('content/pages/privacy.md')).toBe(true);
  });
});

describe('what a desk notes', () => {
  it('is what a build would note: of pages in whose files nothing is wrong', async () => {
    edits['a page has a dead link']!(site);
    await once(site);
    const [records] = readRecords(place(site).folder, place(site).about);
    expect([...(records?.keys() ?? [])]).toContain('content/pages/privacy.md');
    edits['the text of a page gets HTML']!(site);
    await once(site);
    expect(start(site).live.state.isStale).toBe(true);
  });

  it('is not written again while nothing has changed', async () => {
    await once(site);
    const { live, notes } = start(site);
    await live.check();
    for (const file of recordFiles(site)) rmSync(file);
    notes.keep(live);
    expect(recordFiles(site)).toEqual([]);
  });
});
