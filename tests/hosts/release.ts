import { build } from '../../src/compile/build.ts';
import { compress } from '../../src/compile/compress.ts';
import type { Release } from '../../src/core/release.ts';

let release: Release | undefined;

/** The example site of content/, as `npm run build -- --production` makes it: with its side-cars. */
export function exampleRelease(): Release {
  release ??= compress(built(true), forgetful);
  return release;
}

/** The same as `npm run build` makes it, without side-cars. */
export const plainRelease = (): Release => built(false);

function built(pagePictures: boolean): Release {
  const options = { contentDir: 'content', publicDir: 'public', preview: false, today: '2026-11-21', pagePictures };
  const { release, problems } = build(options);
  if (release === undefined) throw new Error(`content/ does not build: ${JSON.stringify(problems)}`);
  return release;
}

const forgetful = { get: () => undefined, put: () => undefined };
