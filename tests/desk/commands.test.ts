import { spawn, spawnSync } from 'node:child_process';
import fs, { existsSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../src/commands/main.ts';
import { copySite, type TestSite } from './site.ts';

const root = new URL('../../', import.meta.url).pathname;
const launcher = join(root, 'scripts/gazette.cjs');
let site: TestSite;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

/** A command of the site, in this process. */
async function run(...args: string[]) {
  vi.spyOn(process, 'cwd').mockReturnValue(site.dir);
  // The test runner sets it for itself.
  vi.stubEnv('BASE_URL', undefined);
  const said = { stdout: '', stderr: '' };
  const { writeSync } = fs;
  vi.spyOn(fs, 'writeSync').mockImplementation(((file: number, ...rest: [Uint8Array]) => {
    if (file !== 1) return writeSync(file, ...rest);
    said.stdout += Buffer.from(rest[0]).toString();
    return rest[0].length;
  }) as typeof writeSync);
  syncBuiltinESMExports();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.stderr += String(text);
    return true;
  });
  try {
    const status = await main(args, root, root, 'test', false);
    return { status, ...said };
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  }
}

describe('gazette new', () => {
  it.each([
    [['--title', 'Københavns øl'], 'kobenhavns-ol'],
    [['--title', '東京', '--id', 'tokyo'], 'tokyo'],
    [['--title', '東京', '--id', 'kyoto'], 'kyoto'],
  ])('%j becomes content/pages/%s.md', async (args, name) => {
    expect((await run('new', 'page', '--description', 'x', ...args)).stdout).toBe(`✓ Wrote content/pages/${name}.md\n`);
  });

  it('takes an address in its own script only where the settings do', async () => {
    const { stdout, status } = await run('new', 'page', '--title', '東京', '--description', 'y', '--id', '東京');
    expect(stdout).toContain('content/pages/東京.md was left as it was');
    expect(stdout).toContain("write addresses: 'unicode' in content/site.ts");
    expect(status).toBe(1);
  });

  it('writes a file that passes check, and says where', async () => {
    const { stdout, status } = await run('new', 'faq', '--question', 'Wie schwer?', '--answer', 'Leicht.');
    expect(stdout).toBe('✓ Wrote content/faq/wie-schwer.md\n');
    expect(status).toBe(0);
    expect(readFileSync(join(site.dir, 'content/faq/wie-schwer.md'), 'utf8')).toMatch(/^---\nquestion: Wie schwer\?\n/);
    expect((await run('new', 'faq', '--question', 'Wie schwer?', '--answer', 'Leicht.')).stderr).toContain(
      'There is a file content/faq/wie-schwer.md already',
    );
  });

  it("adds to a file in the file's own line ends, and mends in them", async () => {
    const file = join(site.dir, 'content/solutions.ts');
    const lf = readFileSync(file, 'utf8');
    const args = ['--title', 'X', '--description', 'y', '--audience', 'z', '--workflows', 'wasser-holen'];
    expect((await run('new', 'solution', ...args)).status).toBe(0);
    const expected = readFileSync(file, 'utf8');
    site.write('content/solutions.ts', `\ufeff${lf.replaceAll('\n', '\r\n')}`);
    expect((await run('new', 'solution', ...args)).stdout).toBe('✓ Added to content/solutions.ts\n');
    expect(readFileSync(file, 'utf8')).toBe(`\ufeff${expected.replaceAll('\n', '\r\n')}`);
    site.write(
      'content/solutions.ts',
      `\ufeff${lf.replace("'wasser-holen'", "'Wasser Holen'").replaceAll('\n', '\r\n')}`,
    );
    expect((await run('check', '--fix')).stdout).toContain('fixed content/solutions.ts:');
    expect(readFileSync(file, 'utf8')).toBe(`\ufeff${lf.replaceAll('\n', '\r\n')}`);
  });

  it('begins a list that there is not yet', async () => {
    site.write('content/solutions.ts', null);
    site.write('content/industries.ts', null);
    site.write('content/pages/home.md', '---\ntitle: a\ndescription: b\nupdated: 2026-01-01\n---\n');
    const added = await run('new', 'solution', '--title', 'X', '--description', 'y', '--audience', 'z');
    expect(added.stdout).toBe('✓ Wrote content/solutions.ts\n');
    expect(readFileSync(join(site.dir, 'content/solutions.ts'), 'utf8')).toContain("name: 'X'");
    expect((await run('check')).status).toBe(0);
  });

  it('leaves everything as it was when what is given does not pass', async () => {
    const before = readFileSync(join(site.dir, 'content/solutions.ts'), 'utf8');
    const solution = await run(
      'new',
      'solution',
      '--title',
      'X',
      '--description',
      'y',
      '--audience',
      'z',
      '--workflows',
      'wasser-hole',
    );
    expect(solution.stdout).toContain('Did you mean "wasser-holen"?');
    expect(solution.status).toBe(1);
    expect(readFileSync(join(site.dir, 'content/solutions.ts'), 'utf8')).toBe(before);
    const page = await run('new', 'page', '--title', 'Neu', '--description', 'x', '--text', '[x](/nirgends/)');
    expect(page.stdout).toContain('link-dead');
    expect(existsSync(join(site.dir, 'content/pages/neu.md'))).toBe(false);
  });

  it.each([
    [['new'], 'new needs one of faq, news, page, skill, solution'],
    [['new', 'fag'], 'Did you mean faq?'],
    [['new', 'faq'], 'Also needed: --question, --answer'],
    [['new', 'page', '--title', 'x', '--description', 'y', '--id', '../../x'], '--id is lower-case words'],
    [['new', 'page', '--title', '東京', '--description', 'y'], 'Also needed: --id. "東京" cannot be written'],
    [['new', 'page', '--title', '東京 Tower', '--description', 'y'], '--id tokyo.'],
    [['new', 'faq', '--answer', 'x', '--question', 'どこ?'], 'Also needed: --id. "どこ?" cannot be written'],
    [['new', 'faq', '--question', 'どこ?'], 'Also needed: --answer, --id.'],
    [['new', 'page', '--title', 'x', '--description', 'y', '--id', '東 京'], '--id is lower-case words'],
    [['explain'], 'explain needs a path'],
    [['init', 'x'], 'init needs a folder, --name and --base-url'],
    [['init', 'x', '--name', 'X', '--base-url', 'https://x.example/'], 'Write it as https://x.example'],
    [['init', '.', '--name', 'X', '--base-url', 'https://x.example'], 'are not empty'],
    [['init', 'x', '--name', 'X', '--base-url', 'https://x.example', '--kind', 'chairty'], 'Did you mean "charity"?'],
    [
      ['init', 'x', '--name', 'X', '--base-url', 'https://x.example', '--with', 'products,solution'],
      '--with: expected one of solutions, industries',
    ],
    [['new', 'cms'], 'new cms needs --output'],
    [['new', 'faq', '--audience', 'Alle'], 'new faq takes no --audience.'],
    [['new', 'cms', '--output', 'admin', '--title', 'x'], 'There is no flag --title.'],
  ])('%j is a mistake of usage', async (args, text) => {
    const { status, stderr } = await run(...args);
    expect(stderr).toContain(text);
    expect(status).toBe(2);
  });
});

// util-linux's script gives a process a terminal.
const hasTerminal = spawnSync('script', ['--version']).status === 0;
/** Runs a command at a terminal and types each answer when its question has been asked; gives its exit status. */
async function answered(args: string, answers: (readonly [question: string, ...answers: string[]])[]) {
  const terminal = spawn('script', ['-qec', `${process.execPath} ${launcher} ${args}`, '/dev/null'], { cwd: site.dir });
  const open = [...answers];
  let said = '';
  let all = '';
  terminal.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    all += chunk.toString();
    // An empty answer to a question that needs one is asked again.
    while (open.length > 0 && said.includes(open[0]![0])) {
      const [question, first, ...lines] = open[0]!;
      said = said.slice(said.indexOf(question) + question.length);
      terminal.stdin.write(first === '\x03' ? first : `${first}\n`);
      if (lines.length === 0) open.shift();
      else open[0] = [question, ...lines];
    }
  });
  const status = await new Promise((done) => terminal.on('close', done));
  return { status, said: all, open };
}

describe.skipIf(!hasTerminal)('at a terminal', () => {
  it('gazette new asks for what is not given, and offers what follows from it', async () => {
    const { status } = await answered("new page --description 'Who works here.'", [
      ['Title of the page: ', ' ', 'Unser Team'],
      ['in the file): ', ''],
      ['Address, without slashes [unser-team]: ', ''],
    ]);
    expect(status).toBe(0);
    expect(readFileSync(join(site.dir, 'content/pages/unser-team.md'), 'utf8')).toMatch(
      /^---\ntitle: Unser Team\ndescription: Who works here\.\nupdated: [\d-]{10}\n---\n\nWho works here\.\n$/,
    );
  });

  it('gazette init asks, asks again what it cannot take, and offers what follows', async () => {
    const { status, said, open } = await answered('init', [
      ['as people know it', '', 'Weidenhof e.V.'],
      ['[company]', 'asociation', 'association'],
      ['[GB]', 'Germany'],
      ['[de-DE]', ''],
      ['Address of the site', 'weidenhof', 'https://weidenhof.example'],
      ['[none]', 'questions, hours'],
      ['[weidenhof-e-v]', 'content/..', ''],
    ]);
    expect(open).toEqual([]);
    expect(stripVTControlCharacters(said).replace(/\s+/g, ' ')).toContain('Did you mean "association"?');
    expect(said.replace(/\s+/g, ' ')).toContain('Expected an https origin without a path');
    expect(said).toContain('Expected a folder without content');
    expect(status).toBe(0);
    const company = readFileSync(join(site.dir, 'weidenhof-e-v/content/company.ts'), 'utf8');
    expect(company).toContain("kind: 'association'");
    expect(company).toContain('openingHours');
  });

  it('Ctrl-C and the end of input leave nothing behind', async () => {
    const before = readdirSync(site.dir);
    const { status, said } = await answered('init', [
      ['as people know it', 'X'],
      ['[company]', '\x03'],
    ]);
    expect(said).toContain('Stopped: nothing was written.');
    expect(status).toBe(130);
    expect(readdirSync(site.dir)).toEqual(before);
  });
});

describe('gazette explain', () => {
  it('prints the line behind a value, and where else it is published', async () => {
    const { stdout, status } = await run('explain', '/api/v1/company.json#/companyNumber');
    expect(stdout).toContain('#/companyNumber "HRA 0012"\n  ← content/company.ts:8:18\n');
    expect(stdout).toContain("> 8 |   companyNumber: 'HRA 0012',");
    expect(stdout).toMatch(/Published in\n {2}\/ {2}lines? .*#\/@graph\/0\/identifier\/value\b/);
    expect(status).toBe(0);
  });

  it('answers programs in JSON', async () => {
    const { stdout } = await run('explain', '/auth.md', '--json');
    const { content, publications } = JSON.parse(stdout);
    expect(content).toContainEqual({
      name: 'interfaces[0].name',
      file: 'content/access.ts',
      line: 5,
      col: expect.any(Number),
    });
    expect(publications.map(({ path }: { path: string }) => path)).toContain('/auth/');
  });

  it('of a path that there is not names the nearest', async () => {
    const { status, stderr } = await run('explain', '/api/v1/compny.json');
    expect([status, stderr]).toEqual([2, expect.stringContaining('Did you mean /api/v1/company.json?')]);
  });

  it('lists the problems while there are errors', async () => {
    site.write('content/company.ts', 'export default {');
    expect((await run('explain', '/')).status).toBe(1);
  });
});

describe('gazette init, new cms and check --fix', () => {
  it('init writes a folder that check understands', async () => {
    const { stdout, status } = await run('init', 'acme', '--name', 'Acme', '--base-url', 'https://acme.example');
    expect(stdout).toMatch(
      /✓ Wrote 7 files to acme\/\n {2}company in GB, language en-GB\n {2}\d+ placeholders to fill: npx gazette check --content acme\/content\n/,
    );
    expect(status).toBe(0);
    const check = await run('check', '--content', 'acme/content', '--json');
    const lines = check.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(new Set(lines.slice(0, -1).map(({ code }) => code))).toEqual(new Set(['placeholder-left']));
    expect(check.status).toBe(1);
    const [, next = ''] = /: npx gazette build (.*)\n$/.exec(stdout) ?? [];
    expect((await run('build', ...next.split(' '))).status).toBe(0);
  });

  it('new cms writes config.yml, and nothing else', async () => {
    expect((await run('new', 'cms', '--output', 'admin', '--repo', 'acme/site')).stdout).toContain(
      'Wrote admin/config.yml',
    );
    expect(readFileSync(join(site.dir, 'admin/config.yml'), 'utf8')).toContain('repo: acme/site');
  });

  it('check --fix says what it changed', async () => {
    const file = 'content/pages/privacy.md';
    site.write(file, readFileSync(join(site.dir, file), 'utf8').replace('2026-01-01', '1.1.2026'));
    const { stdout } = await run('check', '--fix');
    expect(stdout).toContain(`fixed ${file}:4:10 updated "1.1.2026" → "2026-01-01"\n`);
    expect(readFileSync(join(site.dir, file), 'utf8')).toContain('updated: 2026-01-01\n');
  });

  it('check judges fact modules as they are, says that their types are old, and --fix writes them', async () => {
    const types = 'content/facts.d.ts';
    const module = (fields: string, item: string) =>
      `import type { FactModule } from 'gazette/content';
export default {
  updated: '2026-01-01', title: 'Filialen', item: 'Filiale', description: 'Wo verkauft wird.',
  fields: { ${fields} },
  items: [${item}],
} satisfies FactModule<'branches'>;
`;
    const name = "name: { kind: 'text', description: 'Name.' }";
    site.write('content/facts/branches.ts', module(name, "{ id: 'bonn', name: 'Bonn' }"));
    expect((await run('check', '--fix')).stdout).toContain('Wrote content/facts.d.ts, for editors.');
    expect((await run('check')).stdout).not.toContain('types-stale');
    const head = "head: { kind: 'reference', to: 'branches', description: 'Wem sie untersteht.' }";
    site.write('content/facts/branches.ts', module(`${name}, ${head}`, "{ id: 'ulm', name: 'Ulm', head: 'ulm' }"));
    const before = readFileSync(join(site.dir, types), 'utf8');
    const old = await run('check');
    expect(old).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^content\/facts\.d\.ts warning .*\[types-stale\]/m),
    });
    expect(readFileSync(join(site.dir, types), 'utf8')).toBe(before);
    expect((await run('check', '--fix')).stdout).not.toContain('types-stale');
    expect(readFileSync(join(site.dir, types), 'utf8')).toContain("readonly head: Ahead<'ulm'>;");
  }, 60_000);
});
