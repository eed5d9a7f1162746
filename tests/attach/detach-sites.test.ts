import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main } from '../../src/commands/attach.ts';
import { invocationOf } from '../support/invocation.ts';
import { filesBelow, found, originOf } from './site-measure.ts';

const small = new URL('../fixtures/small', import.meta.url).pathname;
const folder = new URL('./sites/', import.meta.url).pathname;
const names = readdirSync(folder, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

const textsOf = (site: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filesBelow(site)).map(([file, bytes]) => [file, Buffer.from(bytes).toString('latin1')]),
  );

it.each(names)('%s: --detach gives every byte back', async (name) => {
  const root = mkdtempSync(join(tmpdir(), 'gazette-detach-'));
  cpSync(small, root, { recursive: true });
  const site = join(root, '_site');
  cpSync(`${folder}${name}/site`, name === 'base-path' ? join(site, 'docs') : site, { recursive: true });
  const settings = join(root, 'content/site.ts');
  const origin = originOf(found(filesBelow(site)));
  writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll('https://pumpen.example', origin));
  const before = textsOf(site);
  const attach = (...args: string[]) => main(invocationOf(root, ['_site', ...args]).invocation);
  expect(await attach()).toBe(0);
  expect(Object.keys(textsOf(site)).length).toBeGreaterThan(Object.keys(before).length);
  expect(await attach('--detach')).toBe(0);
  expect(textsOf(site)).toEqual(before);
});
