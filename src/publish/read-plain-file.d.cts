/** The bytes of a plain file; undefined when nothing, or no plain file, is there. Throws when it cannot be read. */
export function readPlainFile(file: string): Buffer | undefined;
