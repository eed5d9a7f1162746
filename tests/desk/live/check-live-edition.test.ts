import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveSite, openLiveSite } from '../../../src/desk/live/live-site.ts';
import { sliceMs } from '../../../src/desk/live/time-slices.ts';
import { expectEqual } from '../clean.ts';
import { edits } from '../edits.ts';
import { copySite, type TestSite } from '../site.ts';

const page = 'content/pages/privacy.md';
let site: TestSite;
let live: LiveSite;
let today: string;
beforeEach(() => {
  site = copySite();
  today = site.options.today;
  live = openLiveSite({ ...site.options, today: () => today });
});
afterEach(() => site.remove());

const textOf = (file: string) => readFileSync(join(site.dir, file), 'utf8');
const append = (file: string, text: string) => live.refresh([site.write(file, `${textOf(file)}\n${text}\n`)]);

describe('after a saved text of a page', () => {
  it('only what it can change is checked, and the state is that of a whole check', async () => {
    await live.check();
    expect(live.isWhole).toBe(true);
    for (const text of ['Mehr.', 'Noch mehr, [siehe](/).', '[Dort](/datenschutz/).']) {
      append(page, text);
      await expectEqual(live, site);
      expect([live.state.isChecked, live.isWhole]).toEqual([true, false]);
    }
  });

  it('no other document is rendered for the checks', async () => {
    await live.check();
    append(page, 'Mehr.');
    const rendered: string[] = [];
    for (const document of live.state.edition!.catalog) {
      const render = document.render.bind(document);
      Object.assign(document, {
        render: (...args: Parameters<typeof render>) => [rendered.push(document.path), render(...args)][1],
      });
    }
    await live.check();
    expect(rendered.sort()).toEqual(['/datenschutz.md', '/datenschutz/']);
  });

  it('everything is checked when that is asked for', async () => {
    await live.check();
    append(page, 'Mehr.');
    await live.check(true);
    expect(live.isWhole).toBe(true);
  });

  it('everything is checked on another day', async () => {
    await live.check();
    append(page, 'Mehr.');
    today = '2026-03-16';
    await live.check();
    expect(live.isWhole).toBe(true);
  });

  it.each([
    ['a link leads to no page', '[x](/nirgends/)'],
    ['a link leads to no anchor of its page', '[x](#nirgends)'],
    ['a link leads to no anchor of another page', '[x](/#nirgends)'],
    ['there is another heading', '## Neu'],
  ])('everything is checked where %s', async (_name, text) => {
    await live.check();
    append(page, text);
    await expectEqual(live, site);
    expect(live.isWhole).toBe(true);
  });

  it('an anchor that others link to is missed when it goes', async () => {
    append(page, '## Wichtig');
    site.write('content/pages/neu.md', `${textOf(page)}\n[x](/datenschutz/#wichtig)\n`.replace(/slug:.*\n/, ''));
    live.refresh();
    await live.check();
    const before = live.state.problems.filter(({ code }) => code === 'anchor-dead');
    live.refresh([site.write(page, textOf(page).replace('## Wichtig', 'Wichtig'))]);
    await expectEqual(live, site);
    expect(before).toEqual([]);
    expect(live.state.problems).toMatchObject([{ code: 'anchor-dead', at: { file: 'content/pages/neu.md' } }]);
  });

  it('what was found elsewhere stays, and what was found in the page goes when it is mended', async () => {
    edits['a page has a dead link']!(site);
    live.refresh();
    await live.check();
    append(page, 'Mehr.');
    await expectEqual(live, site);
    expect(live.isWhole).toBe(false);
    expect(live.state.problems).toMatchObject([{ code: 'link-dead', at: { file: 'content/pages/neu.md' } }]);
    live.refresh([site.write('content/pages/neu.md', textOf('content/pages/neu.md').replace('[x](/nirgends/)', 'x'))]);
    await expectEqual(live, site);
    expect(live.state.problems).toEqual([]);
  });

  it('a check gives up when the next is saved, and what both changed is checked then', async () => {
    await live.check();
    append(page, 'Eins.');
    // Longer than a slice, so that the check pauses and the second save comes in between.
    for (const document of live.state.edition!.catalog.filter(({ path }) => path === '/datenschutz/')) {
      const render = document.render.bind(document);
      const slowly = (...args: Parameters<typeof render>) => {
        const until = performance.now() + 2 * sliceMs;
        while (performance.now() < until);
        return render(...args);
      };
      Object.assign(document, { render: slowly });
    }
    const running = live.check(true);
    append(page, '[x](#nirgends)');
    expect(await running).toBe(false);
    await expectEqual(live, site);
    expect(live.state.problems).toMatchObject([{ code: 'anchor-dead' }]);
  });
});
