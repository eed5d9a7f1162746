import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compress } from '../../src/compile/compress.ts';
import type { Release } from '../../src/core/release.ts';
import { emitHosts } from '../../src/hosts/emit.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';
import { preflightHeaders } from '../../src/http/headers.ts';
import { sampleRelease } from '../http/sample-release.ts';

const golden = new URL('./hosts', import.meta.url).pathname;

/** The sample with everything that a release may have besides: side-cars, and an answer to OPTIONS. */
const full: Release = {
  ...compress(withLongPages(sampleRelease), { get: () => undefined, put: () => undefined }),
  preflight: preflightHeaders("default-src 'none'"),
};
const names = hosts.map(({ name }) => name);
const cases = {
  plain: emitted(sampleRelease, {}),
  full: emitted(full, { hsts: 'max-age=63072000; includeSubDomains; preload' }),
};

// Every byte of deploy/ for a small release, so that a diff shows what a change does to a host, and no change goes
// unseen where its server is not installed. Update: npx vitest run tests/golden -u
it.each(Object.entries(cases))('what hosts are given, byte for byte: %s', async (name, { files }) => {
  const own = files.filter(({ file }) => !isAsForNode(file) && (name === 'full' || !isConstant(file)));
  for (const { file, text } of own) await expect(text).toMatchFileSnapshot(join(golden, name, placeOf(file)));
  const kept = existsSync(join(golden, name))
    ? readdirSync(join(golden, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(golden.length + name.length + 2))
    : [];
  expect(kept.sort()).toEqual(own.map(({ file }) => placeOf(file)).sort());
});

it.each(Object.entries(cases))('Bun and Deno are given what Node.js is: %s', (_, { files }) => {
  const textOf = new Map(files.map(({ file, text }) => [file, text]));
  const same = files.filter(({ file }) => isAsForNode(file));
  expect(same.map(({ file }) => file)).toHaveLength(6);
  for (const { file, text } of same) expect(text).toBe(textOf.get(file.replace(/bun|deno/, 'node')));
});

/** Without the scripts, which are their own source but for a few lines: tests/hosts/deployment/ runs them. */
function emitted(release: Release, options: HostOptions) {
  const { files } = emitHosts(release, names, options);
  return { files: files.filter(({ file }) => !/\/(?:deploy|rollback)[.]sh$/.test(file)) };
}

function placeOf(file: string): string {
  return file.slice('deploy/'.length);
}

function isAsForNode(file: string): boolean {
  return /^deploy\/(?:bun|deno)\/(?!.*\.(?:md|service)$)/.test(file);
}

/** Compiled programs and instructions are the same for every release. */
function isConstant(file: string): boolean {
  return /\.(?:m?js|md|service)$/.test(file);
}

/** The sample's bodies are too short to be compressed: this one's are long. */
function withLongPages(sample: Release): Release {
  const files = [...sample.files.values()].map((file) => {
    const bytes = Buffer.concat([file.bytes, Buffer.from('long enough to be compressed\n'.repeat(20))]);
    return { ...file, size: bytes.byteLength, bytes };
  });
  return { ...sample, files: new Map(files.map((file) => [file.file, file])) };
}
