import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileMemo } from '../../../src/content/read/file-memo.ts';
import { SourceChangedError } from '../../../src/content/read/lazy-source.ts';
import { loadSources } from '../../../src/content/read/load.ts';
import { maxPublicBytes } from '../../../src/content/read/load-public.ts';
import type { Problem } from '../../../src/core/problem.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gazette-load-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string | Uint8Array>) {
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  }
}

// Folders of other names: labels are content/ and public/ whatever they are called.
function load() {
  const problems: Problem[] = [];
  const sources = loadSources(join(root, 'facts'), join(root, 'static'), (problem) => problems.push(problem));
  const lines = problems.map(
    ({ code, at }) => `${code} ${at?.file}${at && 'line' in at ? `:${at.line}:${at.col}` : ''}`,
  );
  return { sources, problems, lines };
}

/** Files read from the same folders, one by one. */
function filesRead(): string[] {
  const read: string[] = [];
  const memo: FileMemo = (found, parse, report) => {
    read.push(found.file);
    return parse(readFileSync(found.file), report);
  };
  loadSources(join(root, 'facts'), join(root, 'static'), () => {}, memo);
  return read;
}

const modules = Object.fromEntries(
  ['site', 'company', 'solutions', 'industries', 'access'].map((name) => [
    `facts/${name}.ts`,
    `export default { name: '${name}' };\n`,
  ]),
);
const page = '---\ntitle: x\n---\nBody\n';

describe('loadSources', () => {
  it('reads everything once, in code unit order', () => {
    write({
      ...modules,
      'facts/README.md': '# How to edit',
      'facts/faq/b.md': page,
      'facts/faq/C.md': page,
      'facts/faq/a.md': page,
      'facts/pages/home.md': `\ufeff${page.replaceAll('\n', '\r\n')}`,
      'facts/pages/guides/start.md': page,
      'facts/pages/x[1].md': page,
      'facts/skills/book/SKILL.md': page,
      'static/logo.svg': '<svg/>',
      'static/.well-known/token': Uint8Array.of(0, 255),
    });
    const { sources, lines } = load();
    expect(lines).toEqual([]);
    expect([...sources.modules].map(([name, { file, value }]) => [name, file, value])).toEqual(
      ['access', 'company', 'industries', 'site', 'solutions'].map((name) => [name, `content/${name}.ts`, { name }]),
    );
    expect(sources.faq.map(({ file }) => file)).toEqual(['content/faq/C.md', 'content/faq/a.md', 'content/faq/b.md']);
    expect(sources.pages.map(({ file }) => file)).toEqual([
      'content/pages/guides/start.md',
      'content/pages/home.md',
      'content/pages/x[1].md',
    ]);
    expect(sources.pages[1]).toMatchObject({ body: 'Body\n', bodyLine: 4 });
    expect(sources.skills).toMatchObject([
      { name: 'book', file: 'content/skills/book/SKILL.md', bytes: Buffer.from(page) },
    ]);
    expect(sources.publicFiles.map(({ file, bytes }) => [file, [...bytes]])).toEqual([
      ['.well-known/token', [0, 255]],
      ['logo.svg', [...Buffer.from('<svg/>')]],
    ]);
    const read = filesRead();
    expect(read).toHaveLength(5 + 3 + 3 + 1 + 2);
    expect(new Set(read).size).toBe(read.length);
  });

  it('names the two modules that every organisation needs, and nothing more, when both folders are absent', () => {
    expect(load().lines).toEqual(['site', 'company'].map((name) => `file-missing content/${name}.ts`));
  });

  it('does not call a broken module missing', () => {
    write({ ...modules, 'facts/company.ts': 'export default f();' });
    const { sources, lines } = load();
    expect(lines).toEqual(['module-not-literal content/company.ts:1:16']);
    expect(sources.modules.has('company')).toBe(false);
  });

  it('names unknown files with what was meant, and passes over leftovers', () => {
    write({
      ...modules,
      'facts/compny.ts': '',
      'facts/pages/About.MD': page,
      'facts/pages/.DS_Store': '',
      'facts/pages/a.md~': '',
    });
    const { problems, lines } = load();
    expect(lines).toEqual(['file-unknown content/compny.ts', 'file-unknown content/pages/About.MD']);
    expect(problems.map(({ hint }) => hint)).toEqual([
      'Did you mean "content/company.ts"?',
      'Did you mean "content/pages/About.md"?',
    ]);
  });

  it('follows no symbolic link and names each, loops and broken ones too', () => {
    write({ ...modules, 'facts/pages/home.md': page, 'outside/secret.md': page, 'static/a.txt': 'x' });
    symlinkSync('../../outside/secret.md', join(root, 'facts/pages/secret.md'));
    symlinkSync('.', join(root, 'facts/self'));
    symlinkSync('..', join(root, 'facts/pages/loop'));
    symlinkSync('nowhere', join(root, 'facts/broken.md'));
    symlinkSync('../outside', join(root, 'static/outside'));
    const { sources, lines } = load();
    expect(lines).toEqual([
      'file-symlink content/broken.md',
      'file-symlink content/pages/loop',
      'file-symlink content/pages/secret.md',
      'file-symlink content/self',
      'file-symlink public/outside',
    ]);
    expect(sources.pages.map(({ file }) => file)).toEqual(['content/pages/home.md']);
  });

  it('survives pipes and names that are not UTF-8', () => {
    write(modules);
    execFileSync('mkfifo', [join(root, 'facts/pipe.md')]);
    writeFileSync(Buffer.concat([Buffer.from(join(root, 'facts/bad')), Buffer.of(0xff), Buffer.from('.md')]), 'x');
    expect(load().lines).toEqual(['file-unknown content', 'file-unknown content/pipe.md']);
  });

  it('does not read files over the limit', () => {
    write({ ...modules, 'facts/pages/big.md': 'x'.repeat(262_145) });
    const { sources, lines } = load();
    expect(lines).toEqual(['file-too-large content/pages/big.md']);
    expect(sources.pages).toEqual([]);
    expect(filesRead()).toHaveLength(5);
  });

  it('reads skills like any other text: without byte order mark, with LF line ends', () => {
    write({
      ...modules,
      'facts/skills/a/SKILL.md': `\ufeff${page}`,
      'facts/skills/b/SKILL.md': page.replaceAll('\n', '\r\n'),
      'facts/skills/c/SKILL.md': page.replace('x\n', 'x\r'),
    });
    const { sources, lines } = load();
    expect(lines).toEqual(['file-encoding content/skills/c/SKILL.md:2:9']);
    expect(sources.skills.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a', page],
      ['b', page],
    ]);
  });

  it('publishes nothing that is not on the list', () => {
    write({
      ...modules,
      'static/.env': 'A=1',
      'static/.DS_Store': '',
      'static/id_rsa': '',
      'static/a.txt~': '',
      'static/ok.txt': 'x',
      'static/.gitkeep': '',
      'static/a/.gitkeep': '',
    });
    const { sources, lines } = load();
    expect(lines).toEqual(['.DS_Store', '.env', 'a.txt~', 'id_rsa'].map((name) => `public-forbidden public/${name}`));
    expect(sources.publicFiles.map(({ file }) => file)).toEqual(['ok.txt']);
    expect(filesRead().some((file) => file.endsWith('.env'))).toBe(false);
  });

  it('begins anew when a file is gone that was seen before', () => {
    write(modules);
    const gone = { path: 'pages/gone.md', kind: 'file', size: 1, mtimeMs: 0, ctimeMs: 0, ino: 1 } as const;
    const seen = (folder: string) => (folder.endsWith('facts') ? [gone] : undefined);
    const again = () => loadSources(join(root, 'facts'), join(root, 'static'), () => {}, undefined, { seen });
    expect(again).toThrow(SourceChangedError);
  });

  it('names every odd name, so that a terminal can show it', () => {
    const odd = ['a\nb', 'a\rb', 'a\x1b[31mb', 'a\u202eb', 'a\u2028b', 'a\u200bb', 'a\x7fb', 'pay\u200dpal'];
    write(modules);
    for (const name of odd) write({ [`facts/pages/${name}.md`]: page, [`static/${name}.txt`]: 'x' });
    write({ 'facts/pages/x\ny/z.md': page, 'static/x\ny/z.txt': 'x' });
    const { sources, problems } = load();
    expect(problems.map(({ code, at }) => `${code} ${at?.file}`)).toEqual([
      ...Array(odd.length + 1).fill('file-unknown content'),
      ...Array(odd.length + 1).fill('public-forbidden public'),
    ]);
    const messages = problems.map(({ message }) => message).sort();
    expect(messages).toContain('expected a plain file name, got "pages/a\\nb.md"');
    expect(messages).toContain('expected a plain file name, got "pages/a\\u{202e}b.md"');
    expect(messages).toContain('expected a plain file name, got "a\\u001b[31mb.txt"');
    expect(messages).toContain('expected a plain file name, got "x\\ny"');
    for (const message of messages) expect(message).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect([...sources.pages, ...sources.publicFiles]).toEqual([]);
  });

  it('passes over leftovers with odd names', () => {
    write({ ...modules, 'facts/pages/a\nb.md~': page, 'facts/.#\u200b': '', 'facts/pages/a\nb.md': page });
    expect(load().lines).toEqual(['file-unknown content']);
  });

  it('names folders that have the name of a file', () => {
    write(modules);
    for (const folder of ['facts/pages/x.md', 'facts/faq.ts', 'static/logo.svg', 'static/v1.2', 'static/empty'])
      mkdirSync(join(root, folder), { recursive: true });
    write({ 'facts/pages/a.mdx/b.md': page, 'facts/faq/y.md/z.md': page, 'static/docs.json/a.json': '{}' });
    const { sources, lines } = load();
    expect(lines.sort()).toEqual([
      'file-unknown content/faq.ts',
      'file-unknown content/faq/y.md',
      'file-unknown content/pages/x.md',
      'public-forbidden public/logo.svg',
    ]);
    expect(sources.publicFiles.map(({ file }) => file)).toEqual(['docs.json/a.json']);
  });

  it('refuses a file of public/ above 25 MB by its size, unread', () => {
    write({ ...modules, 'static/small.txt': 'x' });
    for (const [name, size] of [
      ['fits.pdf', maxPublicBytes],
      ['large.pdf', maxPublicBytes + 1],
      ['huge.pdf', 600_000_000_000],
    ] as const) {
      write({ [`static/${name}`]: '' });
      truncateSync(join(root, `static/${name}`), size);
    }
    const { sources, problems, lines } = load();
    expect(lines).toEqual(['file-too-large public/huge.pdf', 'file-too-large public/large.pdf']);
    expect(problems[1]!.message).toBe('expected at most 25000000 bytes (25 MB), got 25000001');
    expect(sources.publicFiles.map(({ file, bytes }) => [file, bytes.length])).toEqual([
      ['fits.pdf', maxPublicBytes],
      ['small.txt', 1],
    ]);
    expect(filesRead().some((file) => /huge|large/.test(file))).toBe(false);
    expect(sources.unread).toEqual(['public/huge.pdf', 'public/large.pdf']);
  });

  const sized = (size: number) => {
    write({ 'static/a.pdf': '' });
    truncateSync(join(root, 'static/a.pdf'), size);
  };
  const saying = (value: string) => ({ ...modules, 'facts/site.ts': `export default { largestFile: ${value} };\n` });

  it('takes as many MB as the content allows, and not a byte more', () => {
    write(saying('26'));
    sized(26_000_000);
    expect(load().lines).toEqual([]);
    sized(26_000_001);
    expect(load().problems.map(({ message }) => message)).toEqual([
      'expected at most 26000000 bytes (26 MB), got 26000001',
    ]);
  });

  it.each(['24', '501', '26.5', "'26'", '-1', 'null'])('keeps to 25 MB where the content says %s', (value) => {
    write(saying(value));
    sized(maxPublicBytes + 1);
    expect(load().lines).toEqual(['file-too-large public/a.pdf']);
  });
});
