import { expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import type { Release } from '../../src/core/release.ts';
import { fixture, optionsOf } from '../languages/two-languages.ts';

const record = new URL('./two-languages.txt', import.meta.url).pathname;

// A site in two languages, as a plan: every file with the beginning of its digest, and every answer with its header
// fields. A diff shows which documents of which language a change moves. Update: npx vitest run tests/golden -u
it('the company in two languages: every file and every answer', async () => {
  const { release, problems } = build({ ...optionsOf(fixture), pagePictures: true });
  expect(problems.map(({ code }) => code)).toEqual(['translation-missing']);
  const plan = planOf(release as Release);
  expect(plan).toMatch(/^[0-9a-f]{12} en\/index\.html$/m);
  expect(plan).toMatch(/^\/en\/ markdown: en\/index\.md$/m);
  await expect(plan).toMatchFileSnapshot(record);
});

function planOf({ files, routes, redirects, notFound }: Release): string {
  const digests = [...files.values()].map(({ file, sha256 }) => `${sha256.slice(0, 12)} ${file}`);
  const variants = [
    ...[...routes.values()].flatMap(({ path, variants }) => variants.map((each) => ({ ...each, path }))),
    { ...notFound, path: 'else', when: '404' },
  ];
  // Fields that all answers of a kind share are printed once; ETag follows from the bytes.
  const sets = new Map<string, string>();
  const answers = variants.map(({ path, when, file, headers }) => {
    const { ETag: _, Link, 'Content-Language': language, 'x-markdown-tokens': tokens, ...others } = headers;
    const set = Object.entries(others)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n');
    if (!sets.has(set)) sets.set(set, `headers ${sets.size + 1}`);
    const own = [sets.get(set), language, tokens && `${tokens} tokens`, Link?.replaceAll(', <', ',\n    <')];
    return `${path} ${when}: ${file}\n  ${own.filter((each) => each !== undefined).join('\n  ')}`;
  });
  const moved = [...redirects].map(([from, to]) => `${from} → ${to}`);
  const shared = [...sets].map(([set, name]) => `${name}\n${set}`);
  return `${[digests, answers, moved, shared].map((part) => part.join('\n')).join('\n\n')}\n`;
}
