import type { Plugin } from 'rolldown';

/** JSON of ours as short literals. */
export function json(): Plugin;

/** A JSON text as a literal whose names have no quotes where they need none. */
export function withBareNames(text: string): string;
