import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPaths, get } from '../spec/origin.ts';
import { attribute, type Loopback, readHtml, serveExample, textOf } from '../third-party/helpers.ts';

const run = promisify(execFile);
const programs = {
  sh: (code: string) => run('sh', ['-c', `${code.replace('curl ', 'curl --silent --show-error ')}`]),
  js: (code: string) => run(process.execPath, ['--input-type=module', '--eval', code]),
  python: (code: string) => run('python3', ['-c', code]),
};

/** Code blocks of a Markdown text by language, in order. */
const blocks = (markdown: string, language: string) =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)\n\`\`\`$`, 'gm'))].map((match) => match[1]!);

describe('the programs of the API reference', () => {
  let site: Loopback;
  let markdown: string;
  beforeAll(async () => {
    site = await serveExample();
    markdown = await (await fetch(`${site.origin}/docs/api.md`)).text();
  });
  afterAll(() => site?.close());

  it.each(Object.keys(programs) as (keyof typeof programs)[])('in %s run, one for each endpoint', async (language) => {
    const codes = blocks(markdown, language);
    expect(codes).toHaveLength(apiPaths.length);
    const before = site.requests.length;
    for (const [i, code] of codes.entries()) {
      const { stdout, stderr } = await programs[language](code);
      expect(stderr).toBe('');
      const answer = (await (await fetch(site.origin + apiPaths[i]!)).json()) as Record<string, string>;
      const printed = answer.legalName ?? answer.updated ?? answer.openapi;
      expect(stdout.trim()).toContain(printed);
    }
    const asked = site.requests.slice(before).filter((_, i) => i % 2 === 0);
    expect(asked).toEqual(apiPaths.map((path) => `GET ${path}`));
  });

  it('are the same on the page, and every example is valid JSON there and here', () => {
    const { elements } = readHtml(get('/docs/api/').body);
    const shown = elements.filter((e) => e.tagName === 'pre').map((e) => textOf(e));
    const mirrored = get('/docs/api.md').body;
    for (const language of [...Object.keys(programs), 'json']) {
      const codes = blocks(mirrored, language);
      expect(codes.length).toBeGreaterThan(5);
      expect(codes.filter((code) => !shown.includes(code))).toEqual([]);
    }
    for (const code of blocks(mirrored, 'json')) expect(() => JSON.parse(code)).not.toThrow();
  });

  it('have a table of the same fields on the page and in Markdown', () => {
    const { elements } = readHtml(get('/docs/api/').body);
    const rows = elements.filter((e) => e.tagName === 'th' && attribute(e, 'scope') === 'row').map((e) => textOf(e));
    const plain = rows.map((row) => row.replace(/\s+/g, ' '));
    const mirrored = [...get('/docs/api.md').body.matchAll(/^\| `([^`]+)` \| (.*?) \| (yes|no) \| (.*) \|$/gm)];
    expect(plain).toEqual(
      mirrored.map(
        ([, path, type, required]) =>
          `${path} ${type!.replaceAll('`', '')}, ${required === 'yes' ? 'required' : 'optional'}`,
      ),
    );
    expect(plain.length).toBeGreaterThan(80);
  });
});
