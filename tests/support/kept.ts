import type { CompileCache } from '../../src/compile/compile.ts';

const bytes = new Map<string, Uint8Array>();

/** A cache in memory: pictures are the same in every build of one site, and dear. */
export const kept: CompileCache = {
  pictures: { cache: { get: (key) => bytes.get(key), put: (key, made) => void bytes.set(key, made) }, code: '' },
};
