/** The text of a module whose default export gives the exports of `file`. */
export function lazyModule(file: string, isApart: boolean): string;

/** A chunk in which the promises of such modules are calls. */
export function withCalls(code: string): string;
