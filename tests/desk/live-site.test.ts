import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLiveSite } from '../../src/desk/live/live-site.ts';
import { byTurn } from '../support/runs.ts';
import { expectEqual } from './clean.ts';
import { edits } from './edits.ts';
import { copySite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(() => {
  site = copySite();
});
afterAll(() => site.remove());

const open = (of: TestSite) => openLiveSite({ ...of.options, today: () => of.options.today });

describe('what is served is what a clean build makes', () => {
  it.each(byTurn(Object.entries(edits), 4))('after one edit: %s', async (_name, edit) => {
    const fresh = copySite();
    const live = open(fresh);
    await live.check();
    live.refresh(edit(fresh));
    await expectEqual(live, fresh);
    fresh.remove();
  });

  it('after any sequence of edits', async () => {
    const sequences = fc.array(fc.constantFrom(...Object.keys(edits)), { minLength: 2, maxLength: 6 });
    for (const names of byTurn(fc.sample(sequences, { numRuns: 10, seed: 4 }), 3)) {
      const fresh = copySite();
      const live = open(fresh);
      for (const [i, name] of names.entries()) {
        live.refresh(edits[name]!(fresh));
        await expectEqual(live, fresh, names.slice(0, i + 1).join(' > '));
      }
      fresh.remove();
    }
    // Some hundred builds: as long as they take.
  }, 600_000);

  it('even when nobody says what was touched', async () => {
    const fresh = copySite();
    const live = open(fresh);
    edits['a fact is changed']!(fresh);
    expect(live.refresh()).toBe(true);
    await expectEqual(live, fresh);
    fresh.remove();
  });
});

describe('a saved text of a page', () => {
  it('reaches the file that holds the texts of all pages', async () => {
    const fresh = copySite();
    edits['every page is wanted in one file']!(fresh);
    const live = open(fresh);
    await live.check();
    expect(live.state.edition!.release.files.has('llms-full.txt')).toBe(true);
    live.refresh(edits['the text of a page grows']!(fresh));
    await expectEqual(live, fresh);
    fresh.remove();
  });

  it('makes no other page again, nor is one read for it', () => {
    const fresh = copySite();
    const live = open(fresh);
    const { site: before, catalog, release } = live.state.edition!;
    const others = catalog.filter(({ source }) => source !== 'content/pages/privacy.md');
    for (const { file } of others) release.files.get(file);
    live.refresh(edits['the text of a page grows']!(fresh));
    const { edition } = live.state;
    expect(edition!.number).toBe(2);
    expect(edition!.site).not.toBe(before);
    expect(edition!.catalog.filter((document, i) => document === catalog[i]).length).toBe(others.length);
    fresh.remove();
  });
});

describe('an edition', () => {
  it('counts only changes of the content', () => {
    const live = open(site);
    expect(live.state.edition?.number).toBe(1);
    expect(live.refresh([join(site.options.contentDir, 'site.ts')])).toBe(false);
    expect(live.state.edition?.number).toBe(1);
  });

  it('stays while the content has errors, and the next one comes when they are mended', () => {
    const live = open(site);
    const first = live.state.edition;
    const file = 'content/pages/privacy.md';
    const text = readFileSync(join(site.dir, file), 'utf8');
    live.refresh([site.write(file, text.replace('2026-01-01', '2026-02-30'))]);
    expect(live.state.edition).toBe(first);
    expect(live.state).toMatchObject({
      isStale: true,
      problems: [{ code: 'date-invalid', at: { file, line: 4, col: 10 } }],
    });
    live.refresh([site.write(file, text)]);
    expect(live.state).toMatchObject({ isStale: false, problems: [] });
    expect(live.state.edition?.number).toBe(2);
  });

  it('renders only what is asked for', () => {
    const live = open(site);
    const { catalog, release } = live.state.edition!;
    let rendered = 0;
    const spied = catalog.find((document) => document.path === '/datenschutz/')!;
    const { render: before } = spied;
    Object.assign(spied, {
      render: (context: Parameters<typeof before>[0]) => {
        rendered += 1;
        return before.call(spied, context);
      },
    });
    release.files.get('index.md');
    expect(rendered).toBe(0);
    release.files.get('datenschutz/index.html');
    release.files.get('datenschutz/index.html');
    expect(rendered).toBe(1);
  });

  it('is absent while the content has had errors from the start', () => {
    const broken = copySite();
    broken.write('content/site.ts', 'export default {');
    expect(open(broken).state).toMatchObject({ edition: undefined, isStale: true });
    broken.remove();
  });

  it('gives up its checks when the content changes meanwhile', async () => {
    const live = open(site);
    const running = live.check();
    live.refresh([site.write('content/pages/eilig.md', '---\ntitle: x\ndescription: y\nupdated: 2026-01-01\n---\n')]);
    expect(await running).toBe(false);
    expect(live.state.isChecked).toBe(false);
    site.write('content/pages/eilig.md', null);
  });
});
