/** Lets V8 optimise late (`patient`) or as it does by itself (`usual`), in the whole process. */
export function setOptimizer(mode: 'patient' | 'usual'): void;

/** Does what reads or writes compiled code: V8 refuses code that was compiled under other flags. Returns its result. */
export function withFlagsOfCode<T>(task: () => T): T;
