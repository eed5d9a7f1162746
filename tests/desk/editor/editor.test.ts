import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/build.ts';
import { type TestDesk, testDesk } from './desk.ts';

let desk: TestDesk;
let files: Record<string, string>;
beforeAll(async () => {
  desk = await testDesk();
  files = Object.fromEntries(
    ['content/company.ts', 'content/pages/privacy.md', 'content/solutions.ts'].map((file) => [file, desk.read(file)]),
  );
});
afterAll(() => {
  expect(desk.failures).toEqual([]);
  desk.close();
});
// Each test begins with the content as it was, and a desk that knows it.
beforeEach(() => {
  for (const [file, text] of Object.entries(files))
    if (desk.read(file) !== text) desk.touch(desk.site.write(file, text));
});

async function field(file: string, pointer: string) {
  const query = new URLSearchParams({ file, pointer });
  const { status, body } = await desk.send(`/__gazette/field.json?${query}`);
  return { status, body: status === 200 ? JSON.parse(body) : body };
}
const edit = async (file: string, pointer: string, change: object) => {
  const { body } = await field(file, pointer);
  return desk.post('edit', { file, pointer, before: body.before, ...change });
};
const pathsOf = ({ documents }: { documents: { path: string; alike: string[] }[] }) =>
  documents.flatMap(({ path, alike }) => [path, ...alike]);

/** The digests of all that a build makes of the content now, by path. */
function built(): Map<string, string> {
  const { release, problems } = build(desk.site.options);
  expect(problems).toEqual([]);
  const { files: made, routes, notFound } = release!;
  const ofRoutes = [...routes.values()].map(
    ({ path, variants }) => [path, made.get(variants[0]!.file)!.sha256] as const,
  );
  return new Map([...ofRoutes, [notFound.file, made.get(notFound.file)!.sha256]]);
}

describe('a value', () => {
  it('opens with what its schema says of it, by its place or its pointer', async () => {
    const { body } = await field('content/company.ts', '/companyNumber');
    expect(body).toMatchObject({
      name: 'companyNumber',
      kind: 'text',
      text: 'HRA 0012',
      place: 'content/company.ts:8:18',
      isPresent: true,
      description: expect.stringMatching(/\S/),
    });
    const at = await desk.send('/__gazette/field.json?place=content/company.ts:8:18');
    expect(JSON.parse(at.body)).toEqual(body);
    expect((await desk.send('/__gazette/field.json?place=content/company.ts:1:1')).status).toBe(404);
  });

  it.each([
    ['content/pages/privacy.md', '/updated', 'date', '2026-01-01'],
    ['content/pages/privacy.md', '/order', 'number', '2'],
    ['content/pages/privacy.md', '/draft', 'boolean', ''],
    ['content/pages/privacy.md', '/formerly', 'list', ''],
    ['content/pages/privacy.md', 'body', 'markdown', expect.stringContaining('Wir speichern nichts.')],
    ['content/company.ts', '/registeredAddress/country', 'choice', 'DE'],
    ['content/company.ts', '/registeredAddress', 'literal', expect.stringMatching(/^\{/)],
    ['content/site.ts', '/features/llmsFull', 'boolean', 'false'],
  ])('%s %s is asked for as %s', async (file, pointer, kind, text) => {
    expect((await field(file, pointer)).body).toMatchObject({ kind, text });
  });
});

describe('a value that is said in many places', () => {
  it('says in which', async () => {
    const said = async (place: string) => {
      const { status, body } = await desk.send(`/__gazette/said.json?place=${place}`);
      return status === 200 ? JSON.parse(body).paths : status;
    };
    const paths = await said('content/company.ts:8:18');
    expect(paths).toEqual(expect.arrayContaining(['/', '/index.md', '/api/v1/company.json']));
    expect(paths).not.toContain('/api/v1/solutions.json');
    expect(await said('content/company.ts:1:1')).toBe(404);
  });
});

describe('an edit', () => {
  it('says what would become of every document, writes nothing, and then just that', async () => {
    const draft = await edit('content/company.ts', '/companyNumber', { value: 'HRA 0013' });
    expect(draft.status).toBe(200);
    expect(draft.body).toMatchObject({ isSaveable: true, isPublishable: true, problems: [], lost: [] });
    expect(draft.body.lines).toContainEqual({ kind: 'new', text: "  companyNumber: 'HRA 0013'," });
    expect(pathsOf(draft.body)).toEqual(expect.arrayContaining(['/', '/api/v1/company.json', '/index.md']));
    const company = draft.body.documents.find(({ path }: { path: string }) => path === '/api/v1/company.json');
    expect(company.lines).toContainEqual({ kind: 'new', text: '#/companyNumber "HRA 0013"' });
    expect(desk.read('content/company.ts')).toBe(files['content/company.ts']);

    const before = built();
    const saved = await desk.post('save', { id: draft.body.id });
    expect(saved).toMatchObject({ status: 200, body: { file: 'content/company.ts' } });
    expect(desk.read('content/company.ts')).toBe(files['content/company.ts']!.replace('HRA 0012', 'HRA 0013'));
    // A build makes what was shown, and nothing else.
    const after = built();
    const others = [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
    expect(pathsOf(draft.body).sort()).toEqual(others.sort());
    expect((await desk.send('/api/v1/company.json')).body).toContain('HRA 0013');

    const undone = await desk.post('undo', { id: saved.body.undo });
    expect(undone.status).toBe(200);
    expect(desk.read('content/company.ts')).toBe(files['content/company.ts']);
    expect((await desk.send('/api/v1/company.json')).body).toContain('HRA 0012');
    // Once, and only the last.
    expect((await desk.post('undo', { id: saved.body.undo })).status).toBe(404);
  });

  it('shows no line that differs only in the day of an update', async () => {
    const draft = await edit('content/pages/privacy.md', 'body', { value: 'Wir speichern fast nichts.', dated: true });
    const lines: { kind: string; text: string }[] = draft.body.documents.flatMap(
      ({ lines: each }: { lines: [] }) => each,
    );
    const changed = lines.filter(({ kind }) => kind === 'new').map(({ text }) => text);
    expect(changed.filter((text) => text.includes('Wir speichern fast nichts.')).length).toBeGreaterThan(0);
    expect(changed.filter((text) => /^\S*"?2026-03-15/.test(text))).toEqual([]);
    expect(pathsOf(draft.body)).toContain('/sitemap.xml');
  });

  it('takes the mark away with which an import drafted the value', async () => {
    const file = 'content/company.ts';
    const own = files[file]!;
    desk.touch(
      desk.site.write(file, own.replace('  companyNumber:', '  // from a.html:1, unconfirmed\n  companyNumber:')),
    );
    const draft = await edit(file, '/companyNumber', { value: 'HRA 0013' });
    expect(draft.body.lines).toContainEqual({ kind: 'old', text: '  // from a.html:1, unconfirmed' });
    expect((await desk.post('save', { id: draft.body.id })).status).toBe(200);
    expect(desk.read(file)).toBe(own.replace('HRA 0012', 'HRA 0013'));
  });

  it('of a page changes that page alone', async () => {
    const draft = await edit('content/pages/privacy.md', 'body', { value: 'Wir speichern fast nichts.' });
    expect(pathsOf(draft.body)).toEqual(expect.arrayContaining(['/datenschutz/', '/datenschutz.md']));
    expect(pathsOf(draft.body)).not.toContain('/');
    expect(draft.body.isSaveable).toBe(true);
  });

  it('tells what would be wrong, with its line, and cannot be saved then', async () => {
    const draft = await edit('content/pages/privacy.md', '/updated', { value: '2026-02-30' });
    expect(draft.body).toMatchObject({ isSaveable: false });
    expect(draft.body.id).toBeUndefined();
    expect(draft.body.problems[0]).toMatchObject({ code: 'date-invalid', place: 'content/pages/privacy.md:4:10' });
    expect(draft.body.problems[0].frame.lines).toContain('updated: 2026-02-30');
  });

  it('that links to nowhere can be saved, but is told: more than one place may have to change', async () => {
    const dead = await edit('content/pages/privacy.md', 'body', { value: '[x](/nirgends/)' });
    expect(dead.body.problems.map(({ code }: { code: string }) => code)).toEqual(['link-dead']);
    expect(dead.body).toMatchObject({ isSaveable: true, isPublishable: false, id: expect.any(String) });
  });

  it('sets the day on which the file says that it changed, where that is asked for and older', async () => {
    const file = 'content/pages/privacy.md';
    expect((await field(file, 'body')).body.date).toBe('2026-01-01');
    expect((await field(file, '/updated')).body.date).toBeNull();
    const draft = await edit(file, '/title', { value: 'Neu', dated: true });
    const texts = draft.body.lines.map(({ kind, text }: { kind: string; text: string }) => `${kind} ${text}`);
    expect(texts).toEqual(expect.arrayContaining(['new title: Neu', 'new updated: 2026-03-15']));
    expect(
      (await edit(file, '/title', { value: 'Neu' })).body.lines.map(({ text }: { text: string }) => text),
    ).not.toContain('updated: 2026-03-15');
    const later = await edit(file, '/updated', { value: '2026-02-02', dated: true });
    expect(later.body.lines.map(({ text }: { text: string }) => text)).toContain('updated: 2026-02-02');
  });

  it('of an item of a list moves it, takes it out, and adds another one', async () => {
    const file = 'content/solutions.ts';
    const list = (await field(file, '/workflows')).body;
    const last = list.parts.at(-1);
    expect(last.name).toBe('A new item');
    const empty = (await field(file, last.pointer)).body;
    expect(empty).toMatchObject({
      isPresent: false,
      kind: 'literal',
      text: expect.stringMatching(/^\{ id: '', name: ''/),
    });
    const source = "{ id: 'neu', name: 'Neu', summary: 'Neues.', steps: ['Tun'], humanOversight: 'Wer da ist.' }";
    const added = await edit(file, last.pointer, { source });
    expect(added.body).toMatchObject({ isSaveable: true });
    expect(added.body.lines.map(({ text }: { text: string }) => text).join()).toContain("id: 'neu'");
    const { body } = await field('content/company.ts', '/officeHours/days/0');
    expect(body.moves).toEqual({ up: false, down: true });
    const moved = await edit('content/company.ts', '/officeHours/days/0', { move: 1 });
    expect(moved.body).toMatchObject({ isSaveable: true, lost: [] });
    expect(moved.body.lines.length).toBeGreaterThan(1);
    expect((await edit('content/company.ts', '/officeHours/days/0', { move: -1 })).status).toBe(400);
    expect((await edit('content/company.ts', '/companyNumber', { move: 1 })).status).toBe(400);
    expect((await edit('content/company.ts', '/officeHours/days/0', { remove: true })).body.isSaveable).toBe(true);
  });

  it('tells documents in which the same changes together', async () => {
    const { body } = await edit('content/company.ts', '/companyNumber', { value: 'HRA 0013' });
    const alike = body.documents.filter((each: { alike: string[] }) => each.alike.length > 0);
    expect(alike.length).toBeGreaterThan(0);
    expect(new Set(pathsOf(body)).size).toBe(pathsOf(body).length);
  });

  it('is refused with 409 where the file has changed since it was read, and since it was shown', async () => {
    const file = 'content/company.ts';
    const { body } = await field(file, '/companyNumber');
    const draft = await edit(file, '/companyNumber', { value: 'HRA 0013' });
    const other = files[file]!.replace('HRA 0012', 'HRA 0099');
    desk.site.write(file, other);
    expect((await desk.post('edit', { file, pointer: '/companyNumber', before: body.before, value: 'x' })).status).toBe(
      409,
    );
    expect((await desk.post('save', { id: draft.body.id })).status).toBe(409);
    expect(desk.read(file)).toBe(other);
  });

  it('is refused with 409 where anything else has changed since it was shown', async () => {
    const draft = await edit('content/company.ts', '/companyNumber', { value: 'HRA 0013' });
    desk.touch(desk.site.write('content/solutions.ts', files['content/solutions.ts']!.replace("name: 'W", "name: 'w")));
    const saved = await desk.post('save', { id: draft.body.id });
    expect(saved).toMatchObject({ status: 409, body: { message: expect.stringContaining('look at the differences') } });
    expect(desk.read('content/company.ts')).toBe(files['content/company.ts']);
  });

  it.each([
    ['content/../content/company.ts'],
    ['content/company.ts/'],
    ['content/./company.ts'],
    ['content//company.ts'],
    ['/etc/passwd'],
    ['content/facts.d.ts'],
    ['content/linked.md'],
    ['content/pages/linked.md'],
    ['public/robots.txt'],
    [''],
  ])('is of a file of the content or of none: %j', async (file) => {
    if (file.endsWith('linked.md'))
      symlinkSync(join(desk.site.dir, 'content/pages/privacy.md'), join(desk.site.dir, file));
    expect((await desk.post('edit', { file, pointer: '/title', before: '', value: 'x' })).status).toBe(404);
    expect((await field(file, '/title')).status).toBe(404);
    if (file.endsWith('linked.md')) desk.site.write(file, null);
  });

  it.each([
    [{ source: 'process.exit()' }, 422],
    [{ source: '{}, x: 1' }, 422],
    [{}, 400],
    [{ value: 'a', source: "'a'" }, 400],
    [{ value: null }, 400],
    [{ value: { a: [null] } }, 400],
    [{ value: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) }, 400],
    [{ source: 3 }, 400],
    [{ remove: false }, 400],
    [{ move: 2 }, 400],
  ])('of %j is refused', async (change, status) => {
    expect((await edit('content/company.ts', '/registeredAddress', change)).status).toBe(status);
  });

  it('needs an object with what it takes', async () => {
    for (const [name, body] of [
      ['edit', { file: 3 }],
      ['save', {}],
      ['undo', { id: 7 }],
    ] as const)
      expect((await desk.post(name, body)).status, name).toBe(400);
    expect((await desk.post('save', { id: 'x' })).status).toBe(404);
  });
});
