import { build } from '../../src/compile/build.ts';
import { compress } from '../../src/compile/compress.ts';
import type { Release } from '../../src/core/release.ts';

let release: Release | undefined;

/** The example site of content/, as `npx gazette build --production` makes it: with its side-cars. */
export function exampleRelease(): Release {
  release ??= compress(built(true), forgetful);
  return release;
}

/** The release that `npx gazette build` makes, without side-cars. */
export const plainRelease = (): Release => built(false);

/** A site of few pages, without side-cars, for hosts that keep another table for few paths than for many. */
export const smallRelease = (): Release => built(true, 'tests/fixtures/small/');

function built(pagePictures: boolean, folder = ''): Release {
  const [contentDir, publicDir] = [`${folder}content`, `${folder}public`];
  const { release, problems } = build({ contentDir, publicDir, preview: false, today: '2026-11-21', pagePictures });
  if (release === undefined) throw new Error(`${contentDir} does not build: ${JSON.stringify(problems)}`);
  return release;
}

const forgetful = { get: () => undefined, put: () => undefined };
