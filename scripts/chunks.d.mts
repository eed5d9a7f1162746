/** Bundles the sources below root; returns texts by file name. */
export function makeChunks(root: string, hasMaps?: boolean): Promise<Record<string, string>>;
