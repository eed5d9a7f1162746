import type { CompiledSite, CompileOptions, Mistakes } from '../../compile/compile.ts';
import aside from '../../compile/problems-beside.ts?lazy';
import { type PreviousChecks, recheck } from '../../compile/recheck.ts';
import { type BuildStep, renderAndCheckInSteps } from '../../compile/render-and-check.ts';
import { prepareRevision } from '../../compile/revise.ts';
import type { Problem } from '../../core/problem.ts';
import { createTimeSlices, sliceMs } from './time-slices.ts';

interface LiveCheckOptions {
  /** The day, YYYY-MM-DD. */
  readonly options: CompileOptions;
  readonly verdict: LastVerdict;
  /** Asks everything, whatever the verdict says. */
  readonly whole: boolean;
  /** Hears each step before it begins. */
  doing(step: BuildStep): void;
  /** Every document has been made, and these problems were found on the way. */
  made(problems: readonly Problem[]): void;
  /** Whether anybody still wants to know. */
  isWanted(): boolean;
  /** Mistakes of the content, of which the edition lacks what has them. */
  readonly mistakes: Mistakes | undefined;
}

interface LiveFindings {
  readonly problems: readonly Problem[];
  /** Whether the checks were asked about everything. */
  readonly isWhole: boolean;
  /** Command that has run to its end, for waivers of no use: nobody, where the content has mistakes. */
  readonly by: 'nothing' | 'build';
}

/**
 * Makes the documents of an edition, if there is one, and asks the checks over the whole origin, in slices. Returns what
 * they find, and whether they were asked about everything; undefined as soon as nobody wants to know.
 */
export async function checkLiveEdition(
  edition: CompiledSite | undefined,
  { options, verdict, whole, doing, made, isWanted, mistakes }: LiveCheckOptions,
): Promise<LiveFindings | undefined> {
  const pause = createTimeSlices(sliceMs);
  const found: Problem[] = [];
  // Documents that are made to look beside mistakes are none of the edition.
  let isMade = true;
  const run = async <T>(steps: Generator<BuildStep, T>): Promise<T | undefined> => {
    for (let next = steps.next(); ; next = steps.next()) {
      if (next.done) return next.value;
      doing(next.value);
      const turn = pause();
      if (turn) await turn;
      if (!isWanted()) return undefined;
      // Rules over the whole come later: they look at every page each time.
      if (next.value.isMade && !isMade) made(found);
      isMade ||= next.value.isMade;
    }
  };
  const { today } = options;
  const beside =
    mistakes &&
    (await run(aside<typeof import('../../compile/problems-beside.ts')>().findProblemsBeside(mistakes, options)));
  isMade = false;
  if (!isWanted()) return undefined;
  if (beside || !edition) return { problems: beside ?? [], isWhole: false, by: 'nothing' };
  const { current } = verdict;
  const isSame = !whole && current ? await run(recheck(edition, current, today)) : false;
  if (isSame && current) {
    made(current.problems);
    return { problems: current.problems, isWhole: false, by: 'build' };
  }
  if (isSame === undefined) return undefined;
  if (!(await run(renderAndCheckInSteps(edition, { today }, (problem) => void found.push(problem))))) return undefined;
  verdict.found(today, found);
  prepareRevision(edition);
  return { problems: found, isWhole: true, by: 'build' };
}

/** Last result of the checks over the whole origin, followed through later revisions. */
interface LastVerdict {
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
