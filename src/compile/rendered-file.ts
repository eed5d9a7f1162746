import type { LazyFile } from '../core/lazy-file.ts';

/** A file that was made, which `with` gives to a release that can make its bytes again. */
export type RenderedFile = Pick<LazyFile, 'with'>;
