import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { catalogOf } from '../../src/compile/catalog.ts';
import { render } from '../../src/compile/render.ts';
import { validate } from '../../src/content/check/validate.ts';
import { loadSources } from '../../src/content/read/load.ts';
import { severityOf } from '../../src/core/problem.ts';
import type { Release } from '../../src/core/release.ts';
import { type LiveSite, openLiveSite } from '../../src/desk/live/live-site.ts';
import { documents } from '../../src/documents/documents.ts';
import { copySite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(() => {
  site = copySite();
});
afterAll(() => site.remove());

const open = (of: TestSite) => openLiveSite({ ...of.options, today: () => of.options.today });

/** What a build from nothing makes of the folder; undefined when the content itself has errors. */
function cleanRelease({ options }: TestSite): Release | undefined {
  const errors: unknown[] = [];
  const report = (problem: Parameters<typeof severityOf>[0]) => {
    if (severityOf(problem) === 'error') errors.push(problem);
  };
  const sources = loadSources(options.contentDir, options.publicDir, report);
  const valid = validate(sources, options, report);
  const release = valid && render(valid, catalogOf(documents(valid), report), report);
  return errors.length === 0 ? release : undefined;
}

const plain = (release: Release) => ({
  files: [...release.files.values()].map(({ file, bytes }) => [file, Buffer.from(bytes).toString('base64')]),
  routes: [...release.routes.values()],
  redirects: [...release.redirects],
  others: [release.baseUrl, release.notFound, release.bareHeaders],
});

describe('what is served is what a clean build makes', () => {
  const page = (body: string, front = '') =>
    `---\ntitle: Neu\ndescription: Eine Seite\nupdated: 2026-01-01\n${front}---\n${body}\n`;
  const edited = (file: string, from: string, to: string) => (of: TestSite) => {
    const path = join(of.dir, file);
    return [of.write(file, existsSync(path) ? readFileSync(path, 'utf8').replace(from, to) : null)];
  };
  const written = (file: string, text: string | null) => (of: TestSite) => [of.write(file, text)];

  /** Edits as people make them; some break the content, some mend it, some meet nothing. */
  const edits: Readonly<Record<string, (of: TestSite) => string[]>> = {
    'a page is added': written('content/pages/neu.md', page('Text mit {{company.legalName}}.')),
    'a page is changed': written('content/pages/neu.md', page('Anderer Text, {{count pages}} Seiten.')),
    'a page is removed': written('content/pages/neu.md', null),
    'a page becomes a draft': written('content/pages/neu.md', page('Geheim.', 'draft: true\n')),
    'a page takes the address of another': written('content/pages/neu.md', page('x', 'slug: datenschutz\n')),
    'a page is broken': written('content/pages/neu.md', '---\ntitle: "offen\n---\n'),
    'a page has a dead link': written('content/pages/neu.md', page('[x](/nirgends/)')),
    'a page has an unknown fact': written('content/pages/neu.md', page('{{company.nix}}')),
    'a question is added': written(
      'content/faq/neu.md',
      '---\nquestion: Neu?\ncategory: technik\norder: 5\nupdated: 2026-01-02\n---\nJa, {{count questions}}.\n',
    ),
    'a question is removed': written('content/faq/neu.md', null),
    'a fact is changed': edited('content/company.ts', "companyNumber: 'HRA 0012'", "companyNumber: 'HRA 0013'"),
    'a fact is changed back': edited('content/company.ts', "companyNumber: 'HRA 0013'", "companyNumber: 'HRA 0012'"),
    'a module is broken': edited('content/company.ts', 'legalName:', 'legalNmae:'),
    'a module is mended': edited('content/company.ts', 'legalNmae:', 'legalName:'),
    'a workflow is renamed': edited('content/solutions.ts', "name: 'Wasser holen'", "name: 'Wasser bringen'"),
    'a skill is changed': edited('content/skills/ask-for-a-quote/SKILL.md', 'Write to', 'Please write to'),
    'a public file is added': written('public/neu.txt', 'neu'),
    'a public file is changed': written('public/neu.txt', 'ganz neu'),
    'a public file is removed': written('public/neu.txt', null),
    'a forbidden file appears': written('public/.env', 'x'),
    'the forbidden file goes': written('public/.env', null),
    'nothing is changed': (of) => [join(of.dir, 'content/site.ts')],
  };

  async function expectEqual(live: LiveSite, of: TestSite): Promise<void> {
    const clean = cleanRelease(of);
    expect(live.state.isStale).toBe(clean === undefined);
    if (clean) expect(plain(live.state.edition!.release)).toEqual(plain(clean));
    await live.check();
    expect(live.state.problems).toEqual(build(of.options).problems);
  }

  it.each(Object.entries(edits))('after one edit: %s', async (_name, edit) => {
    const fresh = copySite();
    const live = open(fresh);
    live.refresh(edit(fresh));
    await expectEqual(live, fresh);
    fresh.remove();
  });

  it('after any sequence of edits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(edits)), { minLength: 2, maxLength: 6 }),
        async (names) => {
          const fresh = copySite();
          const live = open(fresh);
          for (const name of names) {
            live.refresh(edits[name]!(fresh));
            await expectEqual(live, fresh);
          }
          fresh.remove();
        },
      ),
      { numRuns: 10, seed: 4 },
    );
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
