import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byTurn } from '../support/runs.ts';
import { makeProject, type Project } from './project.ts';

let project: Project;
beforeAll(() => {
  project = makeProject();
});
afterAll(() => rmSync(project.root, { recursive: true, force: true }));

const summaryOf = (stdout: string) => JSON.parse(stdout.trimEnd().split('\n').at(-1)!).summary;
const bundles = () => readdirSync(join(project.root, '.cache/gazette/bundle')).filter((name) => name.length === 64);

describe('usage', () => {
  test.each([
    [['--help'], 0, 'stdout', 'Publish'],
    [['--version'], 0, 'stdout', '1.0.0-rc.1\n'],
    [['build', '--nonsense', '-h'], 0, 'stdout', '--base-url URL'],
    [[], 2, 'stdout', 'Publish'],
    [['bild'], 2, 'stderr', 'There is no command "bild". Did you mean build?'],
    [['dev', '--output', 'x'], 2, 'stderr', 'There is no flag --output.'],
    [['preview', '--preview'], 2, 'stderr', 'There is no flag --preview.'],
    [['deploy'], 2, 'stderr', 'deploy needs one of s3, rollback, verify.'],
    [['deploy', '--help'], 0, 'stdout', 'deploy rollback'],
    [['deploy', 'verify', '--help'], 0, 'stdout', '--signed'],
    [['--help', 'all'], 0, 'stdout', 'deploy rollback'],
    [['freeze'], 2, 'stderr', 'The command "freeze" has a new name: npx gazette release freeze'],
    [['toString'], 2, 'stderr', 'There is no command "toString".'],
    [['preview', '--port', '99999'], 2, 'stderr', '--port is a number from 1 to 65535'],
    [['build', '--output', '.'], 2, 'stderr', 'overlap'],
    [['build', '--output', 'content/dist'], 2, 'stderr', 'overlap'],
  ] as const)('%j ends with %i', (args, status, stream, text) => {
    const result = project.run(args);
    expect(result[stream]).toContain(text);
    expect(result.status).toBe(status);
    expect(result.stderr).not.toMatch(/^ +at /m);
  });
});

describe('build', () => {
  test('builds, then says that nothing changed, with the same warnings and numbers', () => {
    project.write('content/w.txt', 'odd:a warning');
    const first = project.run(['build']);
    expect(first.status).toBe(0);
    expect(first.stdout).toMatch(
      /content\/w.txt:1:1 warning a warning {2}\[skill-long\][\s\S]*1 warning in 1 file[\s\S]*✓ Built 6 documents/,
    );
    const second = project.run(['build']);
    expect(second.status).toBe(0);
    expect(second.stdout).toMatch(
      /content\/w.txt:1:1 warning a warning {2}\[skill-long\][\s\S]*✓ Nothing changed: 6 documents/,
    );
    project.write('content/w.txt', 'fine');
    expect(project.run(['build']).stdout).toMatch(/✓ Built 6 documents[\s\S]*dist\/ +written/);
  });

  test('sees a damaged output, another base URL and a new file', () => {
    project.run(['build']);
    writeFileSync(join(project.root, 'dist/a-0'), 'damaged');
    expect(project.run(['build']).stdout).toContain('Built');
    expect(readFileSync(join(project.root, 'dist/a-0'), 'utf8')).toBe('one https://example.com');
    project.run(['build'], { BASE_URL: 'https://env.example' });
    expect(readFileSync(join(project.root, 'dist/a-0'), 'utf8')).toBe('one https://env.example');
    project.run(['build', '--base-url=https://flag.example'], { BASE_URL: 'https://env.example' });
    expect(readFileSync(join(project.root, 'dist/a-0'), 'utf8')).toBe('one https://flag.example');
    project.run(['build'], { BASE_URL: '' });
    expect(readFileSync(join(project.root, 'dist/a-0'), 'utf8')).toBe('one https://example.com');
    project.write('content/new.txt', 'x');
    expect(project.run(['build']).stdout).toContain('Built');
    unlinkSync(join(project.root, 'content/new.txt'));
    project.run(['build']);
    expect(readdirSync(join(project.root, 'dist'))).not.toContain('new-0');
  });

  test('with errors ends with 1, prints them all, and leaves dist/ alone', () => {
    project.run(['build']);
    const before = statSync(join(project.root, 'dist')).ino;
    project.write('content/bad.txt', 'bad:first\nodd:second\nbad:third');
    const text = project.run(['build'], { GITHUB_ACTIONS: 'true' });
    expect(text.status).toBe(1);
    expect(text.stdout).toContain('content/bad.txt:1:1 text: first  [field-invalid]\n  → Mend it.\n');
    expect(text.stdout).toContain('2 errors, 1 warning in 1 file');
    expect(text.stdout).toContain(
      '::error file=content/bad.txt,line=3,col=1,title=field-invalid::text: third%0AMend it.',
    );
    expect(text.stdout).toContain('✗ Nothing was published');
    const json = project.run(['build', '--json'], { GITHUB_ACTIONS: 'true' });
    expect(json.status).toBe(1);
    for (const line of json.stdout.trimEnd().split('\n')) JSON.parse(line);
    expect(summaryOf(json.stdout)).toMatchObject({ ok: false, errors: 2, warnings: 1 });
    unlinkSync(join(project.root, 'content/bad.txt'));
    expect(statSync(join(project.root, 'dist')).ino).toBe(before);
  });

  test('of another folder names files as they are, and writes where it is told', () => {
    project.write('elsewhere/content/a.txt', 'bad:x');
    const args = ['build', '--content', 'elsewhere/content', '--output', 'elsewhere/site'];
    expect(project.run(args).stdout).toContain('elsewhere/content/a.txt:1:1 text: x');
    project.write('elsewhere/content/a.txt', 'good');
    expect(summaryOf(project.run([...args, '--json']).stdout)).toMatchObject({
      ok: true,
      changed: true,
      out: 'elsewhere/site/',
    });
    expect(readdirSync(join(project.root, 'elsewhere'))).toEqual(['content', 'site', 'site-deploy']);
  });

  test('stops with 1 before files of others, and names them as they can be opened', () => {
    project.run(['build', '--output', 'photos']);
    project.write('photos/cat.jpg', 'meow');
    project.write('photos-deploy/notes/mine.txt', 'dear');
    const text = project.run(['build', '--output', 'photos']);
    expect([text.status, text.stderr]).toEqual([1, '']);
    expect(text.stdout).toContain(
      'photos/cat.jpg Gazette did not make this file, and publishing would delete it.  [output-foreign]\n  → To publish it,',
    );
    expect(text.stdout).toContain('photos-deploy/notes/mine.txt Gazette did not make');
    expect(text.stdout).toContain('2 errors in 2 files');
    expect(text.stdout).toContain('✗ Nothing was published');
    expect(readFileSync(join(project.root, 'photos/cat.jpg'), 'utf8')).toBe('meow');
    for (const file of ['photos/cat.jpg', 'photos-deploy/notes/mine.txt']) unlinkSync(join(project.root, file));
    expect(project.run(['build', '--output', 'photos']).status).toBe(0);
  });

  test('removes what killed builds left, also when nothing changed; a build that runs keeps its files', () => {
    project.run(['build']);
    project.write('.dist.new-4711/a', '');
    project.write('.deploy.old-4711/a', '');
    project.write('.dist.journal', '');
    project.write('.dist.lock', '{"pid":');
    expect(project.run(['build']).stdout).toContain('Nothing changed');
    const left = () => readdirSync(project.root).filter((name) => /^\.(?:dist|deploy)\./.test(name));
    expect(left()).toEqual([]);
    project.write('.dist.new-4711/a', '');
    project.write('.dist.lock', `${JSON.stringify({ pid: process.pid, start: '', host: hostname() })}\n`);
    expect(project.run(['build']).stdout).toContain('Nothing changed');
    expect(left()).toEqual(['.dist.lock', '.dist.new-4711']);
    unlinkSync(join(project.root, '.dist.lock'));
    project.run(['build']);
    expect(left()).toEqual([]);
  });

  test('a signal while it writes ends it, and leaves the old site and nothing else', () => {
    project.run(['build']);
    project.write('content/signal.txt', 'x');
    const preload = new URL('../publish/signal-at.mjs', import.meta.url).href;
    const env = { NODE_OPTIONS: `--import ${preload}`, SIGNAL: 'SIGTERM', SIGNAL_PATH: '.dist.new-' };
    const result = project.run(['build'], env);
    expect([result.status, result.stdout, result.stderr]).toEqual([
      143,
      '',
      'Stopped by SIGTERM. Nothing was published.\n',
    ]);
    expect(readdirSync(project.root).filter((name) => name.startsWith('.dist.'))).toEqual([]);
    expect(readdirSync(join(project.root, 'dist'))).not.toContain('signal-0');
    unlinkSync(join(project.root, 'content/signal.txt'));
  });

  const enders = [
    ['build', ['build']],
    ['check', ['check']],
    ['deploy', ['deploy', 's3', '--bucket', 'none']],
  ] as const;
  test.each(byTurn(enders, 3))('killed in place between two files, it is ended by %s', (_, next) => {
    project.write('content/place.txt', 'old');
    project.run(['build', '--in-place']);
    project.write('content/place.txt', `new ${next}`);
    const preload = new URL('../publish/signal-at.mjs', import.meta.url).href;
    const env = {
      NODE_OPTIONS: `--import ${preload}`,
      SIGNAL: 'SIGKILL',
      SIGNAL_PATH: '/dist/place-0',
      SIGNAL_CALL: 'renameSync',
    };
    expect(project.run(['build', '--in-place'], env).signal).toBe('SIGKILL');
    const left = () => readdirSync(project.root).filter((name) => /^\.(?:dist|deploy)\./.test(name));
    expect(left()).toContain('.dist.journal');
    project.run(next, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
    expect(left()).toEqual([]);
    expect(readFileSync(join(project.root, 'dist/place-0'), 'utf8')).toContain(`new ${next}`);
    unlinkSync(join(project.root, 'content/place.txt'));
  });

  test('names the path when a disk refuses, and ends with 74', () => {
    const preload = new URL('../publish/full-disk.mjs', import.meta.url).href;
    const result = project.run(['build', '--output', 'full/site'], {
      NODE_OPTIONS: `--import ${preload}`,
      FULL: '.site.new-',
    });
    expect([result.status, result.stdout]).toEqual([74, '']);
    expect(result.stderr).toMatch(
      /^Cannot write \S+\/full\/\.site\.new-\d+\/\S+: the disk is full \(ENOSPC\)\. Free there: [\d.]+ MiB.* make room, and run it again\.\n$/,
    );
    expect(readdirSync(join(project.root, 'full'))).toEqual([]);
  });

  test('ends with 75 on a lock', () => {
    const holder = { pid: process.pid, start: '', host: process.env.HOSTNAME ?? '' };
    project.write('.locked.lock', `${JSON.stringify({ ...holder, host: 'elsewhere' })}\n`);
    const locked = project.run(['build', '--output', 'locked']);
    expect([locked.status, locked.stdout]).toEqual([75, '']);
  });

  test('a cache that cannot be written costs time only, and the command says so', () => {
    const env = {
      NODE_OPTIONS: `--import ${new URL('../publish/full-disk.mjs', import.meta.url).href}`,
      FULL: '.cache',
    };
    project.write('typed-unkept/content/a.ts', 'export default {};\n');
    const check = project.run(['check', '--content', 'typed-unkept/content'], env);
    expect(check.stdout).toContain('✓ All is well');
    expect(check.status).toBe(0);
    const cache = join(project.root, '.cache');
    const aside = join(project.root, 'cache-aside');
    for (const state of ['kept', 'absent']) {
      if (state === 'absent') renameSync(cache, aside);
      project.write('content/unkept.txt', state);
      const build = project.run(['build'], env);
      expect(build.stdout).toContain('✓ Built');
      expect(build.stderr).toMatch(
        /^Note: the state of this build could not be kept, so the next run takes longer: Cannot /,
      );
      expect(build.stderr).not.toContain('bug');
      expect(build.status).toBe(0);
    }
    expect(existsSync(cache)).toBe(false);
    renameSync(aside, cache);
    unlinkSync(join(project.root, 'content/unkept.txt'));
  });

  test('writes more than a pipe holds before it ends', () => {
    project.write('many/content/a.txt', Array.from({ length: 20_000 }, (_, n) => `bad:${n}`).join('\n'));
    const result = project.run(['build', '--content', 'many/content', '--output', 'many/dist', '--json']);
    expect(result.status).toBe(1);
    expect(summaryOf(result.stdout).errors).toBe(20_000);
  });
});

describe('the launcher', () => {
  test('bundles again when a schema changed, keeps two bundles, and writes the types; a project that refuses keeps its own', () => {
    const [schema, types] = ['src/content/schemas/industries.ts', 'src/content/types.generated.ts'];
    const read = (file: string) => readFileSync(join(project.root, file), 'utf8');
    const describe = (before: string, after: string) => project.write(schema, read(schema).replace(before, after));
    project.run(['--help']);
    const before = bundles();
    describe('Name of the industry.', 'What it is called.');
    project.run(['--help']);
    expect(bundles()).toEqual(expect.arrayContaining(before));
    expect(bundles()).toHaveLength(2);
    expect(read(types)).toContain('/** What it is called. */');
    // They are no source: the next start needs no other bundle.
    const known = bundles();
    expect(project.run(['check', '--fix']).stdout).not.toContain('Wrote');
    expect(bundles()).toEqual(known);

    describe('What it is called.', 'Its name.');
    const env = {
      NODE_OPTIONS: `--import ${new URL('../publish/full-disk.mjs', import.meta.url).href}`,
      FULL: 'src/content/.gazette-',
    };
    expect(project.run(['--help'], env)).toMatchObject({ status: 0, stderr: '' });
    expect(read(types)).toContain('/** What it is called. */');
    expect(bundles()).toHaveLength(2);
    expect(project.run(['check', '--fix']).stdout).toContain(`Wrote ${types}`);
    expect(read(types)).toContain('/** Its name. */');
    expect(existsSync(join(project.root, '.vscode'))).toBe(false);
  });

  test('a cold start of several at once leaves one whole bundle', async () => {
    rmSync(join(project.root, '.cache'), { recursive: true, force: true });
    const runs = Array.from({ length: 2 }, () => new Promise((done) => project.start(['--help']).on('close', done)));
    expect(await Promise.all(runs)).toEqual([0, 0]);
    expect(
      readdirSync(join(project.root, '.cache/gazette/bundle')).map((name) => name.replace(/^[0-9a-f]{64}$/, 'key')),
    ).toEqual(['key', 'stamp.json']);
  });
});

describe('check', () => {
  test('finds type errors in a content folder elsewhere, and writes nothing', () => {
    project.write(
      'typed/content/a.ts',
      "import type { Name } from './b.ts';\nexport default { name: 1 } satisfies { name: Name };\n",
    );
    project.write('typed/content/b.ts', 'export type Name = string;\n');
    const result = project.run(['check', '--content', 'typed/content']);
    expect(result.stdout).toContain("typed/content/a.ts:2:18 Type 'number' is not assignable to type 'string'.");
    expect(result.stdout).toContain('[type-error]\n  → TypeScript calls this TS2322.');
    expect(result.status).toBe(1);
    project.write('typed/content/a.ts', 'export default { name: 1 };\n');
    expect(project.run(['check', '--content', 'typed/content']).stdout).toContain('✓ All is well: 3 documents');
    expect(readdirSync(join(project.root, 'typed'))).toEqual(['content']);
  });

  test('without TypeScript judges the rest, and reports in JSON that types were not checked', () => {
    expect(summaryOf(project.run(['check', '--json']).stdout)).toMatchObject({ typesChecked: true });
    const modules = join(project.root, 'node_modules');
    const installed = readdirSync(modules).filter((name) => name !== 'typescript' && !name.startsWith('.'));
    const target = realpathSync(modules);
    rmSync(modules);
    mkdirSync(modules);
    for (const name of installed) symlinkSync(join(target, name), join(modules, name));
    project.write('bare/content/a.ts', 'export default { name: 1 } satisfies { name: string };\n');
    const check = (...more: string[]) => project.run(['check', '--content', 'bare/content', ...more]);
    const good = check();
    expect(good.stderr).toBe('');
    expect(good.stdout).toContain('✓ All is well');
    expect(good.status).toBe(0);
    expect(summaryOf(check('--json').stdout)).toMatchObject({ ok: true, typesChecked: false });
    project.write('bare/content/b.txt', 'bad:x');
    const bad = check();
    expect(bad.stdout).toContain('bare/content/b.txt:1:1 text: x');
    expect(bad.status).toBe(1);
    rmSync(modules, { recursive: true });
    symlinkSync(target, modules);
  });
});

/** Status and Allow of an answer to exactly these fields: fetch() names the host itself. */
const asked = (origin: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
  new Promise((resolve, reject) => {
    const outgoing = request(origin, { method, headers }, (incoming) => {
      incoming.resume();
      resolve([incoming.statusCode, incoming.headers.allow]);
    });
    outgoing.on('error', reject).end();
  });

describe('dev --built', () => {
  test('says when nothing is built', () => {
    const result = project.run(['preview', '--output', 'never-built']);
    expect([result.status, result.stdout]).toEqual([74, '']);
    expect(result.stderr).toContain('npx gazette build');
  });

  test('serves what was built, follows a new build, takes the next port, and ends on request', async () => {
    project.run(['build']);
    const taken = createServer();
    const port = await new Promise<number>((done) => {
      taken.listen(0, '127.0.0.1', () => done((taken.address() as { port: number }).port));
    });
    const child = project.start(['preview', '--port', String(port)]);
    try {
      const greeting = await new Promise<string>((done) => child.stdout?.once('data', (data) => done(String(data))));
      expect(greeting).toContain(`Port ${port} is taken. Serving dist/ at http://127.0.0.1:`);
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(greeting)![0];
      const get = async (path: string) => {
        const response = await fetch(origin + path);
        return [response.status, await response.text()];
      };
      expect(await get('/a-0')).toEqual([200, 'one https://example.com']);
      expect(await get('/nothing')).toEqual([404, 'none']);
      expect(await asked(origin, { Host: 'evil.example' })).toEqual([403, undefined]);
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])
        expect(await asked(origin, {}, method), method).toEqual([405, 'GET, HEAD']);
      project.write('content/a.txt', 'uno\ntwo');
      project.run(['build']);
      expect(await get('/a-0')).toEqual([200, 'uno https://example.com']);
      const ended = new Promise((done) => child.on('close', done));
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    } finally {
      child.kill('SIGKILL');
      taken.close();
    }
  });
});
