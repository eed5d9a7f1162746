import { build } from '../../src/compile/build.ts';
import { compress } from '../../src/compile/compress.ts';
import type { Release } from '../../src/core/release.ts';

let release: Release | undefined;

/** The example site of content/, with its precompressed files, as `npm run build` makes it. */
export function exampleRelease(): Release {
  release ??= compress(built(), forgetful);
  return release;
}

function built(): Release {
  const options = { contentDir: 'content', publicDir: 'public', preview: false, today: '2026-11-21' };
  const { release, problems } = build(options);
  if (release === undefined) throw new Error(`content/ does not build: ${JSON.stringify(problems)}`);
  return release;
}

const forgetful = { get: () => undefined, put: () => undefined };
