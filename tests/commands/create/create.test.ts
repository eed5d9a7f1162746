import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { create } from '../../../src/commands/create/main.ts';
import { commands } from '../../../src/commands/index.ts';
import { build } from '../../../src/compile/build.ts';
import { severityOf } from '../../../src/core/problem.ts';
import { invocationOf } from '../../support/invocation.ts';

const base = ['--name', 'Acme Pumps', '--base-url', 'https://facts.acme.example', '--no-install'];

async function created(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-create-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { invocation, said } = invocationOf(folder, args);
  const code = await create(invocation, '1.2.3');
  const text = (file: string) => readFileSync(join(folder, args[0] ?? '', file), 'utf8');
  return { folder, code, said: said(), text };
}

describe('npm create gazette', () => {
  it('writes a project with at most six scripts, and content whose preview builds', async () => {
    const { folder, code, said, text } = await created('acme', ...base, '--country', 'DE', '--host', 'nginx');
    expect([code, said.replaceAll(/\d+/g, 'N')]).toMatchObject([
      0,
      expect.stringContaining('cd acme\n  npm install\n'),
    ]);
    const { name, dependencies, scripts } = JSON.parse(text('package.json'));
    expect([name, dependencies]).toEqual(['acme-pumps', { gazette: '1.2.3' }]);
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(6);
    for (const [script, command] of Object.entries(scripts)) {
      expect(command).toBe(`gazette ${script}`);
      expect(commands).toHaveProperty(script);
    }
    expect(text('content/site.ts')).toContain("hosts: ['nginx'],");
    expect(text('.github/workflows/publish.yml')).toContain('npm ci --ignore-scripts');
    const undecided = await created('Größe & Co', ...base);
    expect(undecided.said).toContain('cd "Größe & Co"\n');
    expect(undecided.text('content/site.ts')).not.toContain('hosts:');
    for (const file of ['.gitignore', '.gitattributes', '.npmrc', 'README.md', 'tsconfig.json', '.vscode/tasks.json'])
      expect(text(file)).not.toBe('');
    const { problems } = build({
      contentDir: join(folder, 'acme/content'),
      publicDir: join(folder, 'acme/public'),
      preview: true,
      placeholders: true,
      today: '2026-03-15',
    });
    expect(problems.filter((each) => severityOf(each) === 'error')).toEqual([]);
  });

  it('has a workflow for its host, and one that checks on three systems while it has none', async () => {
    const none = await created('acme', ...base);
    expect(none.text('.github/workflows/check.yml')).toContain('os: [ubuntu-24.04, macos-15, windows-2025]');
    const gitlab = await created('acme', ...base, '--host', 'gitlab-pages');
    expect(gitlab.text('.gitlab-ci.yml')).toContain('pages');
    expect(readdirSync(join(gitlab.folder, 'acme'))).not.toContain('.github');
    const pages = await created('acme', ...base, '--host', 'github-pages');
    expect(pages.text('.github/workflows/publish.yml')).toContain('actions/deploy-pages@');
  });

  it('takes the folder of a new repository, and none that holds something', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gazette-create-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'new/.git'), { recursive: true });
    mkdirSync(join(folder, 'used'));
    writeFileSync(join(folder, 'used/notes.txt'), '');
    expect(await create(invocationOf(folder, ['new', ...base]).invocation, '1.2.3')).toBe(0);
    await expect(create(invocationOf(folder, ['used', ...base]).invocation, '1.2.3')).rejects.toThrow(/has notes\.txt/);
    expect(readdirSync(join(folder, 'used'))).toEqual(['notes.txt']);
  });

  it('removes the folder that a killed run of an earlier version left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gazette-create-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'new/.gazette-init-aB3xYz/content'), { recursive: true });
    mkdirSync(join(folder, 'used/.gazette-init-notes'), { recursive: true });
    expect(await create(invocationOf(folder, ['new', ...base]).invocation, '1.2.3')).toBe(0);
    expect(readdirSync(join(folder, 'new'))).not.toContain('.gazette-init-aB3xYz');
    await expect(create(invocationOf(folder, ['used', ...base]).invocation, '1.2.3')).rejects.toThrow(/-notes/);
    expect(readdirSync(join(folder, 'used'))).toEqual(['.gazette-init-notes']);
  });

  it.each([
    [['--name', 'A', '--base-url', 'https://a.example'], /needs a folder/],
    [['acme', '--name', 'A', '--base-url', 'http://a.example'], /--base-url: expected an https origin/],
    [['acme', ...base, '--host', 'ngnix'], /Did you mean "nginx"\?/],
    [['acme', ...base, '--country', 'Nowhereland'], /--country: expected/],
    [['acme', ...base, '--nmae', 'x'], /There is no flag --nmae/],
  ])('refuses %j', async (args, says) => {
    await expect(created(...args)).rejects.toThrow(says);
  });

  it('writes a catalogue for a language that Gazette lacks', async () => {
    const { text } = await created('lab', ...base, '--country', 'KR');
    expect(text('content/words/ko.json')).toContain('"texts"');
  });

  it('asks five questions at a terminal, and takes the folder from the name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gazette-create-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const answers = ['Acme', '', 'germany', '', 'https://acme.example'];
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answers.shift() ?? '';
    };
    const { invocation } = invocationOf(folder, ['--no-install'], { ask });
    expect(await create(invocation, '1.2.3')).toBe(0);
    expect(asked.map((each) => each.replace(/ \[.*| *: $/, ''))).toEqual([
      'Name, as people know it',
      'What it is',
      'Country',
      'Language of the site',
      'Address of the site',
    ]);
    expect(readFileSync(join(folder, 'acme/content/site.ts'), 'utf8')).toContain("language: 'de-DE'");
  });
});
