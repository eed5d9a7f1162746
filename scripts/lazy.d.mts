/** The text of a module whose default export gives the exports of `file`. */
export function lazyModule(file: string, isApart: boolean): string;

/** A chunk in which the promises of such modules are calls. */
export function withCalls(code: string): string;

/** The text of a module whose default export is a program for a thread, which runs `file` from the chunks. */
export function threadModule(file: string): string;
