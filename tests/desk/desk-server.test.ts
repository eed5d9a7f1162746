import { readFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import type { ContentRow } from '../../src/desk/lens/content-rows.ts';
import { respond } from '../../src/http/respond.ts';
import { messagesOf, type Started, startDev } from './dev-server.ts';
import { copySite, type TestSite } from './site.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

let site: TestSite;
let taken: Server;
let dev: Started;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function request(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = ask(dev.origin + path, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', fail).end();
  });
}
const text = async (path: string, headers?: Record<string, string>) => (await request(path, headers)).body.toString();
const json = async (path: string) => JSON.parse(await text(path));

beforeAll(async () => {
  site = copySite();
  taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  dev = await startDev(site, port);
  expect(dev.output()).toContain(`Port ${port} is taken.`);
  expect(Number(new URL(dev.origin).port)).toBeGreaterThan(port);
});
afterAll(async () => {
  await dev?.stop();
  taken?.close();
  site?.remove();
});

describe('clients that are no browsers', () => {
  it('get the bytes and header fields that a build publishes, negotiated, but nothing for other origins', async () => {
    const { release } = build(site.options);
    for (const path of ['/', '/datenschutz/', '/auth.md', '/api/v1/company.json', '/nirgends', '/datenschutz'])
      for (const headers of [{}, { accept: 'text/markdown' }, { 'accept-encoding': 'br' }] as Record<
        string,
        string
      >[]) {
        const expected = respond(release!, { method: 'GET', path, headers });
        const answer = await request(path, headers);
        expect(answer.status).toBe(expected.status);
        expect(answer.body.equals(expected.body), `${path} ${JSON.stringify(headers)}`).toBe(true);
        // Permission for other origins is for hosts alone: tests/desk/foreign-sites.test.ts.
        for (const [name, value] of Object.entries(expected.headers).filter(
          ([name]) => !/^(?:access|cross-origin-resource)-/i.test(name),
        ))
          expect(answer.headers[name.toLowerCase()]).toBe(value);
      }
  });

  it('find no trace of the desk in what is published', () => {
    const { release } = build(site.options);
    for (const { file, bytes } of release!.files.values())
      expect(Buffer.from(bytes).includes('__gazette'), file).toBe(false);
  });
});

describe('browsers', () => {
  it('get pages with the script that reloads them, allowed by their policy and never cached', async () => {
    const { headers, body } = await request('/datenschutz/', browser);
    expect(body.toString()).toMatch(
      /<script src="\/__gazette\/reload\.js" data-edition="[^"]+" data-edit="edit=content\/pages\/privacy\.md#body"><\/script>\n<\/body>/,
    );
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*'self'/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(Number(headers['content-length'])).toBe(body.length);
  });

  it('get everything else as it is', async () => {
    const plain = await request('/api/v1/company.json');
    const { body, headers } = await request('/api/v1/company.json', browser);
    expect(body.equals(plain.body)).toBe(true);
    expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  });

  it('may frame a page at the desk only', async () => {
    const { headers } = await request('/__gazette/frame/datenschutz/', browser);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});

describe('editors of fact modules', () => {
  const module = (id: string) => `export default {
  updated: '2026-01-01', title: 'Filialen', item: 'Filiale', description: 'Wo verkauft wird.',
  fields: { head: { kind: 'reference', to: 'branches', description: 'Wem sie untersteht.' } },
  items: [{ id: '${id}', head: '${id}' }],
};
`;
  it('have what they complete from as the modules stand, without asking for it', async () => {
    const types = () => readFileSync(join(site.dir, 'content/facts.d.ts'), 'utf8');
    site.write('content/facts/branches.ts', module('bonn'));
    await dev.says((output) => output.includes('✓ Wrote content/facts.d.ts, for editors\n'));
    expect(types()).toContain("readonly head: Ahead<'bonn'>;");
    site.write('content/facts/branches.ts', module('ulm'));
    await dev.says((output) => output.split('Wrote content/facts.d.ts').length === 3);
    expect(types()).toContain("readonly head: Ahead<'ulm'>;");
  });
});

describe('methods', () => {
  it('are those of the site: whatever respond() says, to browsers and to others', async () => {
    const { release } = build(site.options);
    for (const path of ['/', '/api/v1/company.json', '/nirgends'])
      for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
        for (const headers of [{}, browser] as Record<string, string>[]) {
          const expected = respond(release!, { method, path, headers });
          const { status, headers: got, body } = await request(path, headers, method);
          expect([status, got.allow, got['content-type'], body.toString()], `${method} ${path}`).toEqual([
            expected.status,
            expected.headers.Allow,
            expected.headers['Content-Type'],
            Buffer.from(expected.body).toString(),
          ]);
        }
  });

  it('of a page in a browser: HEAD has the header fields of GET', async () => {
    const [head, whole] = [await request('/', browser, 'HEAD'), await request('/', browser)];
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    expect(head.body.length).toBe(0);
  });

  it('of the desk are GET and HEAD', async () => {
    const views = [
      '',
      'reload.js',
      'events',
      'state.json',
      'documents.json',
      'content.json',
      'document.json?path=/',
      'frame/',
      'nothing',
    ];
    for (const name of views) {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
        const { status, headers } = await request(`/__gazette/${name}`, {}, method);
        expect([status, headers.allow], `${method} ${name}`).toEqual([405, 'GET, HEAD']);
      }
      const { status, body } = await request(`/__gazette/${name}`, {}, 'HEAD');
      expect([status, body.length], name).toEqual([name === 'nothing' ? 404 : 200, 0]);
    }
  });
});

describe('the desk', () => {
  it.each(['', 'lens.css', 'lens.js', 'reload.js'])(
    'serves /__gazette/%s under a policy without inline code',
    async (name) => {
      const { status, headers, body } = await request(`/__gazette/${name}`);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(body.toString()).not.toMatch(/<script(?![^>]* src=)| on\w+=| style="/);
    },
  );

  it('lists every document with its sizes, once they have been rendered', async () => {
    const events = messagesOf(dev);
    await events.next(({ isChecked }) => isChecked);
    events.close();
    const rows = (await json('/__gazette/documents.json')) as { path: string; bytes: number; tokens: number | null }[];
    const { release } = build(site.options);
    expect(rows.map(({ path }) => path)).toEqual([...release!.routes.keys()]);
    const markdown = await request('/auth.md');
    expect(rows.find(({ path }) => path === '/auth.md')).toMatchObject({
      bytes: markdown.body.length,
      tokens: Number(markdown.headers['x-markdown-tokens']),
    });
  });

  it('lists texts by title and facts by value, with drafts and what expires soon', async () => {
    const rows = (await json('/__gazette/content.json')) as ContentRow[];
    expect(rows.find(({ edit }) => edit === 'content/pages/privacy.md#body')).toMatchObject({
      kind: 'page',
      title: 'Datenschutz',
      isDraft: false,
    });
    expect(rows.find(({ value }) => value === 'HRA 0012')).toMatchObject({
      kind: 'fact',
      title: 'companyNumber',
      edit: 'content/company.ts:8:18',
    });
    for (const { edit } of rows) {
      const [file = '', pointer] = edit.split('#');
      const query = pointer === undefined ? { place: file } : { file, pointer };
      const { status } = await request(`/__gazette/field.json?${new URLSearchParams(query)}`);
      expect(status, edit).toBe(200);
    }
  });

  it('links each page that a browser opens to its text, or to the facts that it is made of', async () => {
    const linkIn = async (path: string) =>
      /data-edit="([^"]*)"/.exec((await request(path, browser)).body.toString())?.[1];
    expect(await linkIn('/datenschutz/')).toBe('edit=content/pages/privacy.md#body');
    expect(await linkIn('/docs/api/')).toBe('document=/docs/api/');
  });

  it('shows a document through three lenses', async () => {
    const page = await json('/__gazette/document.json?path=/datenschutz/');
    expect(page.person).toEqual({ type: 'page', path: '/datenschutz/' });
    expect(page.agent.headers['Content-Type']).toBe('text/markdown; charset=utf-8');
    expect(page.agent.text).toBe(await text('/datenschutz.md'));
    expect(page.agent.tokens).toBe(Number(page.agent.headers['x-markdown-tokens']));
    expect(page.source.open).toBe(`vscode://file${join(site.options.contentDir, 'pages/privacy.md')}:1:1`);
    const api = await json('/__gazette/document.json?path=/api/v1/company.json');
    // A host lets other origins read it; the desk says so, and does not.
    expect(api.agent.headers['Access-Control-Allow-Origin']).toBe('*');
    expect(api.agent.onHostsOnly).toEqual([
      'Access-Control-Allow-Origin',
      'Access-Control-Expose-Headers',
      'Cross-Origin-Resource-Policy',
    ]);
    expect(api.data.issues).toEqual([]);
    expect(JSON.stringify(api.data.schema)).toContain('"companyNumber":{"type":"string"');
    expect(api.data.values.find(({ where }: { where: string }) => where === '#/companyNumber')).toMatchObject({
      value: 'HRA 0012',
      by: 'label',
      sources: [{ place: 'content/company.ts:8:18', name: 'companyNumber' }],
    });
    expect((await request('/__gazette/document.json?path=/nirgends')).status).toBe(404);
  });

  it.each([
    ['text/markdown, text/html', 'text/markdown; charset=utf-8', 'Markdown is named and does not weigh less'],
    ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8', 'HTML weighs more'],
    ['*/*', 'text/html; charset=utf-8', 'a wildcard does not ask for it'],
  ])('explains the answer to Accept: %s', async (accept, type, why) => {
    const view = await json(`/__gazette/negotiate.json?path=/&accept=${encodeURIComponent(accept)}`);
    expect(view.headers['Content-Type']).toBe(type);
    expect(view.why.join(' ')).toContain(why);
    expect((await request('/', { accept })).headers['content-type']).toBe(type);
  });
});

describe('an edit', () => {
  it('shows at once; an error shows its place, keeps the last good site up, and goes when it is mended', async () => {
    const events = messagesOf(dev);
    const before = await events.next(() => true);
    const file = 'content/pages/privacy.md';
    const good = readFileSync(join(site.dir, file), 'utf8');

    site.write(file, good.replace('Wir speichern nichts.', 'Wir speichern fast nichts.'));
    const changed = await events.next(({ edition }) => edition !== before.edition);
    expect(changed).toMatchObject({ isStale: false, problems: [] });
    expect(await text('/datenschutz/')).toContain('fast nichts');

    site.write(file, good.replace('updated: 2026-01-01', 'updated: 2026-02-30'));
    const broken = await events.next(({ isStale }) => isStale);
    expect(broken.problems[0]).toMatchObject({
      code: 'date-invalid',
      severity: 'error',
      place: `${file}:4:10`,
      open: `vscode://file${join(site.dir, file)}:4:10`,
      frame: {
        first: 2,
        line: 4,
        col: 10,
        lines: ['title: Datenschutz', expect.any(String), 'updated: 2026-02-30', 'order: 2', 'slug: datenschutz'],
      },
    });
    expect(await text('/datenschutz/')).toContain('fast nichts');
    await dev.says((output) => output.includes('The site stays as it was.'));
    expect(dev.output()).toContain(`${file}:4:10 updated: expected a calendar date`);
    expect(dev.output()).toContain('> 4 | updated: 2026-02-30');

    site.write(file, good);
    const mended = await events.next(({ isStale }) => !isStale);
    expect(mended.problems).toEqual([]);
    expect(await text('/datenschutz/')).not.toContain('fast nichts');
    events.close();
  });

  it('finds files in new folders, and dead links once it has nothing else to do', async () => {
    const events = messagesOf(dev);
    site.write(
      'content/pages/neu/ordner/seite.md',
      '---\ntitle: Neu\ndescription: x\nupdated: 2026-01-01\n---\n[x](/nirgends/)\n',
    );
    const dead = await events.next(({ problems }) => problems[0]?.place === 'content/pages/neu/ordner/seite.md:6:5');
    expect(dead.isStale).toBe(false);
    expect((await request('/neu/ordner/seite/')).status).toBe(200);
    site.write('content/pages/neu/ordner/seite.md', null);
    await events.next(({ edition }) => edition !== dead.edition);
    expect((await request('/neu/ordner/seite/')).status).toBe(404);
    events.close();
  });
});

describe('an edit at the desk itself', () => {
  it('is told to everybody when it is saved, and nothing that is printed holds the token', async () => {
    const file = 'content/company.ts';
    const good = readFileSync(join(site.dir, file), 'utf8');
    const token = /name="gazette-desk" content="([^"]+)"/.exec(await text('/__gazette/'))![1]!;
    const post = async (name: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'X-Gazette-Desk': token, Origin: dev.origin };
      const answer = await fetch(`${dev.origin}/__gazette/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { id: string; undo: string };
    };
    const events = messagesOf(dev);
    const before = await events.next(() => true);
    const field = await json(`/__gazette/field.json?file=${file}&pointer=/companyNumber`);
    const draft = await post('edit', { file, pointer: '/companyNumber', before: field.before, value: 'HRA 0013' });
    expect(readFileSync(join(site.dir, file), 'utf8')).toBe(good);
    const { undo } = await post('save', { id: draft.id });
    const saved = await events.next(({ edition }) => edition !== before.edition);
    expect(await text('/api/v1/company.json')).toContain('HRA 0013');
    await dev.says((output) => output.includes(file));
    await post('undo', { id: undo });
    await events.next(({ edition }) => edition !== saved.edition);
    expect(readFileSync(join(site.dir, file), 'utf8')).toBe(good);
    events.close();
    expect(dev.output()).not.toContain(token);
  });
});
