import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveSite, openLiveSite } from '../../../src/desk/live/live-site.ts';
import { byTurn } from '../../support/runs.ts';
import { expectEqual } from '../clean.ts';
import { edits } from '../edits.ts';
import { copySite, type TestSite } from '../site.ts';

let site: TestSite;
let live: LiveSite;
beforeEach(() => {
  site = copySite();
  live = openLiveSite({ ...site.options, today: () => site.options.today });
});
afterEach(() => site.remove());

describe('a look at what raised no event', () => {
  it('finds nothing where nothing was done', async () => {
    expect(await live.look()).toBe(false);
    live.refresh(edits['the text of a page grows']!(site));
    expect(await live.look()).toBe(false);
  });

  const all = Object.entries(edits).filter(([name]) => !/^nothing|beside|goes$|back$|mended/.test(name));
  it.each(byTurn(all, 4))('finds what a full reading finds: %s', async (_name, edit) => {
    const before = live.state;
    edit(site);
    const other = openLiveSite({ ...site.options, today: () => site.options.today });
    expect(await live.look()).toBe(live.state !== before);
    expect(live.state.problems).toEqual(other.state.problems);
    await expectEqual(live, site);
  });

  it('finds a page that is gone, once', async () => {
    site.write(
      'content/pages/neu.md',
      readFileSync(join(site.dir, 'content/pages/privacy.md'), 'utf8').replace(/slug:.*\n/, ''),
    );
    expect(await live.look()).toBe(true);
    rmSync(join(site.dir, 'content/pages/neu.md'));
    expect(await live.look()).toBe(true);
    expect(await live.look()).toBe(false);
    await expectEqual(live, site);
  });

  it('gives up when something is saved meanwhile', async () => {
    edits['a fact is changed']!(site);
    const looking = live.look();
    live.refresh(edits['the text of a page grows']!(site));
    await looking;
    await live.look();
    await expectEqual(live, site);
  });
});
