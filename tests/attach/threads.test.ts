import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { html, planned, textOf } from './found.ts';

const root = new URL('../../', import.meta.url).pathname;

it('a site that is read on several threads gets what one thread makes of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-attach-threads-'));
  cpSync(join(root, 'tests/fixtures/small'), folder, { recursive: true });
  const files: Record<string, string> = {};
  // Beyond the number from which threads are started; some pages are wrong.
  const links = Array.from({ length: 330 }, (_, i) => {
    const text =
      i % 50 === 0 ? 'Die Kleine Pumpen GmbH & Co. KG wurde 1987 gegründet.' : `Text ${i} with <b>words</b>.`;
    files[`p/${i}.html`] = html(`Page ${i}`, `<h1>Page ${i}</h1><p>${text}</p>`, { nav: '' }).replace('"en"', '"de"');
    return `<a href="/p/${i}.html">${i}</a>`;
  });
  files['index.html'] = html('Home', `<h1>Home</h1>${links.join('\n')}`, { nav: '' });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, '_site', file)), { recursive: true });
    writeFileSync(join(folder, '_site', file), text);
  }
  const env = { ...process.env, BASE_URL: '' };
  const program = [join(root, 'scripts/gazette.cjs'), 'attach', '_site'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, env, encoding: 'utf8' });
  expect([status, stderr, status === 0 ? '' : stdout]).toEqual([0, '', '']);
  expect(stdout).toMatch(/_site\/p\/0\.html:10:\d+ .*1987.*\(and in 6 other pages\).*\[foreign-contradiction\]/);
  const plan = planned(files);
  const mirrors = [...plan.added.keys()].filter((file) => file.endsWith('.md'));
  expect(mirrors.length).toBeGreaterThan(330);
  for (const file of mirrors) expect(readFileSync(join(folder, '_site', file), 'utf8'), file).toBe(textOf(plan, file));
});
