import type { CompiledSite } from '../../compile/compile.ts';
import type { PreviousChecks } from '../../compile/recheck.ts';
import type { Problem } from '../../core/problem.ts';

/** Last result of the checks over the whole origin, followed through later revisions. */
export interface LastVerdict {
  /** Undefined when nothing is known of the edition that is served now. */
  readonly current: PreviousChecks | undefined;
  /** Follows another edition: a revision of the one before, or one of which nothing is known. */
  follow(before: CompiledSite | undefined, now: CompiledSite | undefined): void;
  /** All checks came to their end on this day, with these problems beside those of the content. */
  found(today: string, problems: readonly Problem[]): void;
}

/** Knows of nothing at first. */
export function createLastVerdict(): LastVerdict {
  let current: PreviousChecks | undefined;
  return {
    get current() {
      return current;
    },
    follow(before, now) {
      if (!current || !before || !now?.remade) {
        current = undefined;
        return;
      }
      const remade = new Map(current.remade);
      // All of an edition that was checked has been made: to ask costs nothing.
      for (const file of now.remade) if (!remade.has(file)) remade.set(file, before.release.files.get(file)?.read?.ids);
      current = { ...current, remade };
    },
    found(today, problems) {
      current = { today, problems, remade: new Map() };
    },
  };
}
