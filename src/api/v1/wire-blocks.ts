import wire from './wire.ts?lazy';

/** The building blocks of the wire schemas, and zod: loaded when a document is to be judged, and not where it is known. */
export const loadWireBlocks = () => wire<typeof import('./wire.ts')>();
