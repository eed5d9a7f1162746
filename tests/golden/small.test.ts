import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type SiteBuildOptions, build } from '../../src/compile/build.ts';

const fixture = new URL('../fixtures/small', import.meta.url).pathname;
/** A production build. */
const options: SiteBuildOptions = {
  contentDir: join(fixture, 'content'),
  publicDir: join(fixture, 'public'),
  preview: false,
  today: '2026-03-15',
  pagePictures: true,
};
const golden = new URL('./small', import.meta.url).pathname;

// A second company in another language, with other counts and switches off: proves that nothing is hard-coded to
// the example, and shows in a diff what a change does to every published byte. Update: npx vitest run tests/golden -u
it('the small company: every file of dist/, byte for byte', async () => {
  const { release, problems } = build(options);
  expect(problems).toEqual([]);
  const files = [...release!.files.values()].filter(({ file }) => !/\.(?:br|gz|png|ico)$/.test(file));
  for (const { file, bytes } of files) {
    await expect(Buffer.from(bytes).toString('utf8')).toMatchFileSnapshot(join(golden, file));
  }
  const kept = readdirSync(golden, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(golden.length + 1));
  expect(kept.sort()).toEqual(files.map(({ file }) => file).sort());
});

it('the small company mentions nothing of the example', () => {
  const { release } = build(options);
  for (const { file, bytes } of release!.files.values()) {
    const text = Buffer.from(bytes).toString('utf8');
    expect(text, file).not.toMatch(/Tarrowfen|example\.com|healthcare|dental|London|\bnine\b|\beight\b/i);
    // A topic of the example; in small letters it is a kind of organisation.
    expect(text, file).not.toMatch(/Partnership/);
  }
});

it('a draft is in no file', () => {
  const { release } = build(options);
  for (const { file, bytes } of release!.files.values()) {
    expect(Buffer.from(bytes).toString('utf8'), file).not.toMatch(/entwurf|Kanarienvogel/i);
  }
});
