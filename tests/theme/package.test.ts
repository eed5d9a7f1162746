import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../hosts/servers.ts';
import { packedIn } from '../support/packed.ts';

// A project as npm installs it, with a theme from a package; its commands run in processes of their own.

const root = new URL('../../', import.meta.url).pathname;
const project = temporaryFolder('theme');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const gazette = (...args: string[]) => {
  const program = join(project, 'node_modules/gazette/scripts/gazette.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, said: stdout + stderr };
};
const named = (theme: string) =>
  write('package.json', `{\n  "type": "module",\n  "gazette": { "theme": "${theme}" }\n}\n`);

const entry = 'node_modules/acme-theme/index.mjs';
const packaged = `import { html, renderInline } from 'gazette/theme';
import { mark } from './look/mark.mjs';
const footer = (frame, ours) => html\`\${ours()}<p class="mark">\${mark}</p>\`;
const article = (page, ours) => html\`<div class="acme">\${ours()}</div>\`;
export default { footer, main: { article }, style: (ours) => \`\${ours()}.mark{color:#123456}\` };
`;

beforeAll(async () => void (await packedIn(project)), 120_000);

beforeEach(() => {
  for (const name of ['content', 'public', 'theme', 'dist', 'deploy'])
    rmSync(join(project, name), { recursive: true, force: true });
  for (const name of ['content', 'public'])
    cpSync(join(root, 'tests/fixtures/small', name), join(project, name), { recursive: true });
  write(
    'node_modules/acme-theme/package.json',
    '{ "name": "acme-theme", "version": "1.0.0", "exports": "./index.mjs" }',
  );
  write('node_modules/acme-theme/look/mark.mjs', "export const mark = 'first & last';\n");
  write(entry, packaged);
  named('acme-theme');
});

describe('a theme of a package', { timeout: 120_000 }, () => {
  it('renders every page, and nothing that programs read', () => {
    expect(gazette('build')).toMatchObject({ status: 0 });
    const themed = read('dist/datenschutz/index.html');
    expect(themed).toContain('<div class="acme">');
    expect(themed).toContain('<p class="mark">first &amp; last</p>');
    expect(read('dist/404.html')).toContain('class="mark"');
    const style = /\/assets\/style\.\w+\.css/.exec(themed)?.[0];
    expect(read(`dist${style}`)).toContain('.mark{color:#123456}');
    const programs = ['datenschutz.md', 'index.md', 'api/v1/company.json', 'llms.txt', 'sitemap.xml'];
    const before = programs.map((file) => read(`dist/${file}`));
    write('package.json', '{ "type": "module" }');
    expect(gazette('build')).toMatchObject({ status: 0 });
    expect(programs.map((file) => read(`dist/${file}`))).toEqual(before);
    expect(read('dist/datenschutz/index.html')).not.toContain('acme');
  });

  it('is an input with all that it imports: a change renders every page again, and none renders nothing', () => {
    expect(gazette('build')).toMatchObject({ status: 0 });
    expect(gazette('build').said).toContain('Nothing changed');
    write('node_modules/acme-theme/look/mark.mjs', "export const mark = 'second';\n");
    expect(gazette('build', '--why').said).toMatch(/pages?: .*the theme.* changed/);
    expect(read('dist/datenschutz/index.html')).toContain('<p class="mark">second</p>');
    expect(read('dist/404.html')).toContain('<p class="mark">second</p>');
    const incremental = read('dist/index.html');
    expect(gazette('build', '--full')).toMatchObject({ status: 0 });
    expect(read('dist/index.html')).toBe(incremental);
  });

  it('renders pages on threads as on one', () => {
    const noting = "import { appendFileSync } from 'node:fs';\nimport { isMainThread } from 'node:worker_threads';\n";
    write(
      entry,
      noting +
        packaged
          .replace('=> html`<div', "=> (isMainThread || appendFileSync('dist-thread', '1'), html`<div")
          .replace('</div>`', '</div>`)'),
    );
    for (let i = 0; i < 420; i++)
      write(
        `content/pages/p-${i}.md`,
        `---\ntitle: Seite ${i}\ndescription: Seite ${i}.\nupdated: 2026-01-01\n---\n\nText.\n`,
      );
    expect(gazette('build')).toMatchObject({ status: 0 });
    for (const i of [0, 210, 419]) expect(read(`dist/p-${i}/index.html`)).toContain('<div class="acme">');
    expect(existsSync(join(project, 'dist-thread'))).toBe(availableParallelism() > 1);
  });

  it('publishes nothing where it drops a fact, loads a script of others and throws, and forgets none of it', () => {
    const dropping = packaged
      .replace('ours()}<p', 'ours({ ...frame, updated: undefined })}<script src="https://cdn.example/a.js"></script><p')
      .replace('html`<div', "(() => { throw new Error('no page today'); })() || html`<div");
    write(entry, dropping);
    for (const attempt of [1, 2]) {
      const { status, said } = gazette('build');
      expect({ attempt, status }).toEqual({ attempt, status: 1 });
      expect(said).toMatch(/^\/\S* frame\.updated\.date: acme-theme: expected .* on the page, .*\[theme-output\]$/m);
      expect(said).toMatch(/^\/\S* script: acme-theme: expected files of this site, .*\[theme-output\]$/m);
      expect(said).toMatch(
        /^\/\S* main\.article: acme-theme: it throws in index\.mjs:4: no page today.*\[theme-output\]$/m,
      );
      expect(said.match(/no page today/g)).toHaveLength(1);
      expect(said).not.toMatch(/\n\s+at /);
    }
  });

  it.each([
    ['a package that is not there', 'no-theme', 'got "no-theme", which is not there'],
    ['a module in content/', './content/theme/index.mjs', 'outside of content/'],
  ])('refuses %s, at its line', (_what, name, says) => {
    write('content/theme/index.mjs', 'export default {};\n');
    named(name);
    const { status, said } = gazette('check');
    expect(status).toBe(1);
    expect(said).toMatch(/^package\.json:3:16 gazette\.theme: .*\[theme-invalid\]$/m);
    expect(said).toContain(says);
  });

  it('builds what docs/pages/how-to/themes.md builds, and is told what that says', () => {
    const page = readFileSync(join(root, 'docs/pages/how-to/themes.md'), 'utf8');
    const [header = '', cards = ''] = page.split('```js\n').filter((each) => each.includes('export default'));
    write('content/solutions.ts', readFileSync(join(root, 'content/solutions.ts'), 'utf8'));
    write('content/industries.ts', readFileSync(join(root, 'content/industries.ts'), 'utf8'));
    write(entry, header.slice(0, header.indexOf('```')));
    const known = gazette('check').said;
    expect(known).not.toContain('theme-');
    write(entry, cards.slice(0, cards.indexOf('```')));
    expect(gazette('check').said).toMatch(/view\.sections\.blocks\.teasers\.note\.text: acme-theme: expected /);
  });

  it('new theme writes one that builds, passes the types, and is named', () => {
    write('package.json', '{\n  "type": "module",\n  "private": true\n}\n');
    expect(gazette('new', 'theme')).toMatchObject({ status: 0 });
    expect(JSON.parse(read('package.json'))).toEqual({
      type: 'module',
      private: true,
      gazette: { theme: './theme/index.mjs' },
    });
    expect(read('theme/index.mjs').split('\n').length).toBeLessThanOrEqual(120);
    expect(gazette('build')).toMatchObject({ status: 0 });
    expect(read('dist/index.html')).toContain('<header class="top"');
    const options = [
      '--noEmit',
      '--allowJs',
      '--checkJs',
      '--strict',
      '--noImplicitAny',
      'false',
      '--module',
      'nodenext',
      '--skipLibCheck',
    ];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const types = (file: string) =>
      spawnSync(process.execPath, [tsc, ...options, file], { cwd: project, encoding: 'utf8' });
    expect(types('theme/index.mjs')).toMatchObject({ status: 0, stdout: '' });
    write('theme/wrong.mjs', "/** @type {import('gazette/theme').Theme} */\nexport default { hedder: () => 1 };\n");
    expect(types('theme/wrong.mjs').stdout).toContain("'hedder' does not exist in type");
    expect(gazette('new', 'theme').status).toBe(2);
  });
});
