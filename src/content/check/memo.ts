import type { Problem, Report } from '../../core/problem.ts';

/** Remembers what was made of an object, with the problems that were found, from one build of a process to the next. */
export interface Memo {
  /**
   * Returns what `make` gives for `from`, and reports its problems. It is called again only when `from` is another
   * object or `basis` another text: that must hold whatever else the result depends on.
   */
  remember<T>(name: string, from: object, basis: string, make: (report: Report) => T, report: Report): T;
}

/** Remembers nothing: for builds that run once. */
export const noMemo: Memo = { remember: (_name, _from, _basis, make, report) => make(report) };

/** A memo for a process that builds again and again; entries live as long as the objects that they belong to. */
export function createMemo(): Memo {
  const known = new WeakMap<object, Map<string, Entry>>();
  return {
    remember<T>(name: string, from: object, basis: string, make: (report: Report) => T, report: Report): T {
      const entries = known.get(from) ?? new Map<string, Entry>();
      known.set(from, entries);
      let entry = entries.get(name);
      if (entry?.basis !== basis) {
        const problems: Problem[] = [];
        entry = { basis, value: make((problem) => void problems.push(problem)), problems };
        entries.set(name, entry);
      }
      entry.problems.forEach(report);
      return entry.value as T;
    },
  };
}

interface Entry {
  readonly basis: string;
  readonly value: unknown;
  readonly problems: readonly Problem[];
}
