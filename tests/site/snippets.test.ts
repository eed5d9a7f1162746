import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformSync } from 'rolldown/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths, get, paths, referencePageOf } from '../spec/origin.ts';
import { attribute, elementsIn, type Loopback, readHtml, serveExample, textOf } from '../third-party/helpers.ts';

const run = promisify(execFile);
const inNode = (code: string) => run(process.execPath, ['--input-type=module', '--eval', code]);

/** Runs a program from a file, as Go asks for one. */
async function fromFile(file: string, command: readonly string[], code: string) {
  const folder = mkdtempSync('/tmp/gazette-snippet-');
  writeFileSync(join(folder, file), code);
  try {
    return await run(command[0]!, [...command.slice(1), join(folder, file)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const programs: Readonly<Record<string, (code: string) => Promise<{ stdout: string; stderr: string }>>> = {
  curl: (code) => run('sh', ['-c', code]),
  JavaScript: inNode,
  TypeScript: (code) => inNode(transformSync('program.ts', code).code),
  Python: (code) => run('python3', ['-c', code]),
  PHP: (code) => fromFile('program.php', ['php'], code),
  Go: (code) => fromFile('program.go', ['go', 'run'], code),
};
const interpreters: Readonly<Record<string, string>> = { PHP: 'php', Go: 'go' };
const has = (command: string | undefined) => command === undefined || !spawnSync(command, ['-h']).error;

const elements = apiPaths.flatMap((path) => readHtml(get(referencePageOf(path)).body).elements);

/** The code blocks of all pages by what they are called, those of each in the order of the pages. */
function readCodes(): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const figure of elements.filter(({ tagName }) => tagName === 'figure')) {
    const name = attribute(figure, 'aria-label')!.split(':')[0]!;
    const code = textOf(elementsIn(figure).find(({ tagName }) => tagName === 'pre')!);
    codes.set(name, [...(codes.get(name) ?? []), code]);
  }
  return codes;
}

/** Code blocks of a Markdown text by language, in order. */
const blocks = (markdown: string, language: string) =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)\n\`\`\`$`, 'gm'))].map((match) => match[1]!);

/** Mirrors of all endpoints. */
const mirrors = () => paths.filter((path) => /^\/docs\/api\/.+\.md$/.test(path)).map((path) => get(path).body);

describe('the programs of the API reference', () => {
  let site: Loopback;
  const codes = new Map<string, string[]>();
  beforeAll(async () => {
    site = await serveExample();
    for (const [name, all] of readCodes())
      codes.set(
        name,
        all.map((code) => code.replaceAll('https://example.com', site.origin)),
      );
  });
  afterAll(() => site?.close());

  it('are in six languages, each complete: what opens is closed, and nothing is left out', () => {
    expect([...codes.keys()]).toEqual([...Object.keys(programs), 'Example']);
    for (const [name, all] of codes)
      for (const code of all) {
        const bare = code.replace(/"(?:\\.|[^"\\])*"|'[^']*'/g, '');
        for (const [open, close] of ['()', '{}', '[]'])
          expect(bare.split(open!).length, `${name}: ${code}`).toBe(bare.split(close!).length);
      }
    for (const code of codes.get('curl')!) expect(code).toMatch(/^curl -fsS '[^']+'$/);
  });

  it.each(Object.keys(programs))('in %s run, one for each endpoint', async (name) => {
    expect(codes.get(name)).toHaveLength(apiPaths.length);
    if (!has(interpreters[name])) return;
    const before = site.requests.length;
    for (const [i, code] of codes.get(name)!.entries()) {
      const { stdout, stderr } = await programs[name]!(code);
      expect(stderr).toBe('');
      const answer = (await (await fetch(site.origin + apiPaths[i]!)).json()) as Record<string, string>;
      const printed = answer.legalName ?? answer.updated ?? answer.openapi;
      expect(stdout.trim()).toContain(printed);
    }
    const asked = site.requests.slice(before).filter((_, i) => i % 2 === 0);
    expect(asked).toEqual(apiPaths.map((path) => `GET ${path}`));
  });

  it('fail where there is no document, and say so', async () => {
    for (const name of Object.keys(programs).filter((each) => has(interpreters[each]))) {
      const missing = codes.get(name)![0]!.replace('/api/v1/', '/api/v1/none/');
      const failed = await programs[name]!(missing).then(
        () => undefined,
        (error: { stderr: string }) => error.stderr,
      );
      expect(failed, name).toMatch(/404|400/);
    }
  });

  it('are the same on the page, and every example is valid JSON there and here', () => {
    const shown = [...readCodes().values()].flat();
    const mirrored = mirrors().join('\n');
    const all = blocks(mirrored, 'sh');
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter((code) => !shown.includes(code))).toEqual([]);
    expect(blocks(mirrored, 'json').length).toBeGreaterThan(5);
    for (const code of blocks(mirrored, 'json')) expect(() => JSON.parse(code)).not.toThrow();
  });

  it('stand beside the same fields on the page and in Markdown, each with an anchor of its own', () => {
    const rows = elements.filter((e) => attribute(e, 'id')?.includes('.'));
    const ids = rows.map((row) => attribute(row, 'id')!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('company.registry.name');
    const said = rows.map((row) =>
      textOf(elementsIn(row).find(({ tagName }) => tagName === 'dt')!).replace(/\s+/g, ' '),
    );
    expect(said.length).toBeGreaterThan(80);
    // Markdown nests the fields, and leaves out what documents lack today and the type of strings.
    const known = new Set(said.map((row) => row.replace(/^\S*\./, '')));
    const mirrored = mirrors().flatMap((text) => [...text.matchAll(/^ *- `(\w+)`(?: \((.*?)\))?: /gm)]);
    const told = mirrored.map(([, name, note = '']) =>
      /^(?:optional)?$/.test(note) ? `${name} string${note && ', optional'} #` : `${name} ${note} #`,
    );
    expect(told.length).toBeGreaterThan(80);
    expect(told.filter((row) => !known.has(row))).toEqual([]);
  });
});
