// Long: all that changes the one state of a desk stands in one closure.

import { finalizeProblems } from '../../compile/apply-waivers.ts';
import { type CompileOptions, type CompileResult, compile } from '../../compile/compile.ts';
import type { BuildStep } from '../../compile/render-and-check.ts';
import { revise } from '../../compile/revise.ts';
import { createMemo, type Memo } from '../../content/check/memo.ts';
import { createLoadMemo, type FileMemo } from '../../content/read/file-memo.ts';
import { SourceChangedError } from '../../content/read/lazy-source.ts';
import type { PageMemo } from '../../content/read/page-memo.ts';
import { createMemoryBlobStore } from '../../core/blob-store.ts';
import { type Problem, severityOf } from '../../core/problem.ts';
import type { DocumentRecord, PageRecord } from '../../core/records.ts';
import { createChangeDetector } from './change-detector.ts';
import { checkLiveEdition, createLastVerdict } from './check-live-edition.ts';
import { openLiveRecords, type PreviousRecords } from './live-records.ts';
import type { DeskFailure, LiveEdition, LiveState } from './live-state.ts';

interface LiveOptions extends Omit<CompileOptions, 'today'> {
  /** The day, YYYY-MM-DD; asked for at each check. */
  today(): string;
  /** The theme of the project as it is now; absent: it has none. */
  themeNow?(): CompileOptions['theme'];
  /** Records of builds and other desks. */
  readonly noted?: PreviousRecords | undefined;
}

/** Documents that stay in memory. */
const shelfBytes = 16_000_000;

/** How often content is read again when a file changes meanwhile. */
const attempts = 3;

/** A site that is kept in memory and follows its content. */
export interface LiveSite {
  readonly state: LiveState;
  /**
   * Reads what has changed on disk; `touched` are the absolute paths of all that was touched, and without them
   * everything is looked at. Returns whether anything has changed.
   */
  refresh(touched?: Iterable<string>): boolean;
  /** Page records to store, as of the last complete check. */
  readonly records: readonly PageRecord[];
  /** Records to store of other documents. */
  readonly documentRecords: readonly DocumentRecord[];
  /** Page files as last read, by absolute path. */
  readonly pageFiles: PageMemo['files'];
  /**
   * Looks whether anything on disk is other than it was read, while requests are answered, and reads it then. Returns
   * whether anything has changed.
   */
  look(): Promise<boolean>;
  /**
   * Makes every document and runs the checks over the whole origin, while requests are answered; after a few texts were
   * saved only what they can change, unless `whole`. Gives up when the content changes; returns whether it came to an end,
   * which may be a failure.
   */
  check(whole?: boolean): Promise<boolean>;
  /** Whether the last check was one of everything. */
  readonly isWhole: boolean;
  /** Compiles the content as if a file (its absolute path) had these bytes; nothing of it stays. */
  draft(path: string, bytes: Uint8Array): CompileResult;
  /** Takes note that an edition could not be served, and goes back to the one before it, if there is one. */
  fail(edition: LiveEdition, failure: DeskFailure): void;
}

/**
 * Opens a content folder. The steps are compile() and renderAndCheckInSteps(), as in a build, with a memory between. Never throws:
 * what is thrown on the way is told in the state, and tried again when anything is saved.
 */
export function openLiveSite(options: LiveOptions): LiveSite {
  const loaded = createLoadMemo();
  const shelf = createMemoryBlobStore(shelfBytes);
  let previous: CompileResult | undefined;
  let state: LiveState = { problems: [], isStale: true, isChecked: false };
  let editions = 0;
  /** The edition before the one in the state, until all of that one has been made. */
  let fallback: LiveEdition | undefined;
  /** Current step, for a failure to name. */
  let doing = '';
  const tell = (what: string) => {
    doing = what;
  };
  const noted = openLiveRecords(options.noted, tell);
  const files: FileMemo = (found, parse, report) => {
    doing = `reading ${found.file}`;
    return loaded.read(found, parse, report);
  };
  const verdict = createLastVerdict();
  let isWhole = false;
  const looksOther = createChangeDetector([options.contentDir, options.publicDir], [noted.pages.files, loaded.files]);
  const cache = { files, memo: createReportingMemo(tell), shelf, doing: tell };

  function optionsNow(): CompileOptions {
    return { ...options, today: options.today(), ...(options.themeNow && { theme: options.themeNow() }) };
  }

  function refresh(touched: Iterable<string> = []): boolean {
    const paths = new Set(touched);
    for (let tries = 1; ; tries++) {
      loaded.forget(paths);
      noted.pages.forget(paths);
      try {
        return follow(paths);
      } catch (error) {
        previous = undefined;
        if (error instanceof SourceChangedError && tries < attempts) continue;
        const failure = { error, during: doing };
        state = { edition: state.edition, problems: [], isStale: true, isChecked: false, failure };
        return true;
      }
    }
  }

  function follow(touched: ReadonlySet<string>): boolean {
    const { contentDir } = options;
    const compiled =
      (previous && revise(previous, { contentDir, touched, pages: noted.pages, cache })) ??
      compile(optionsNow(), { ...cache, previous, ...noted.open() });
    if (compiled === previous) return false;
    verdict.follow(previous?.edition, compiled.edition);
    previous = compiled;
    const problems = told(compiled.problems);
    const made = problems.some((each) => severityOf(each) === 'error') ? undefined : compiled.edition;
    if (made) fallback = state.edition;
    const edition = made ? { ...made, number: ++editions } : state.edition;
    state = { edition, problems, isStale: !made, isChecked: false };
    return true;
  }

  /** Problems left after waivers, and unused waivers after a check of everything. */
  function told(found: readonly Problem[], by: 'nothing' | 'build' = 'nothing'): readonly Problem[] {
    return finalizeProblems(found, previous?.waivers ?? [], { today: options.today(), by }).left;
  }

  async function look(): Promise<boolean> {
    const started = state;
    return (await looksOther(() => state === started)) && refresh();
  }

  async function check(whole = false): Promise<boolean> {
    const started = state;
    const { isStale } = started;
    // Content with errors is not served; its links are checked even so, as in a build.
    const from = isStale ? previous : started;
    if (!from) return false;
    const { edition } = from;
    const content = previous?.problems ?? started.problems;
    let step: BuildStep = { doing: 'looking for links', isMade: false };
    isWhole = false;
    try {
      const checked = await checkLiveEdition(edition, {
        options: { ...options, today: options.today() },
        mistakes: previous?.mistakes,
        verdict,
        whole,
        doing: (now) => {
          step = now;
        },
        made: (problems) => takeMade(edition, [...content, ...problems]),
        isWanted: () => state === started,
      });
      if (!checked) return false;
      if (!isStale) fallback = undefined;
      isWhole = checked.isWhole;
      takeChecked(started, [...content, ...checked.problems], checked.by);
    } catch (error) {
      // An event follows.
      if (state !== started || error instanceof SourceChangedError) return false;
      failCheck(started, step, error);
    }
    return true;
  }

  function takeMade(edition: CompileResult['edition'], problems: readonly Problem[]): void {
    if (edition?.records) noted.take(edition.records, problems);
  }

  function takeChecked(started: LiveState, problems: readonly Problem[], by: 'nothing' | 'build'): void {
    if (isWhole) noted.takeChecked(problems);
    state = { ...started, problems: told(problems, by), isChecked: true };
  }

  /** An edition gives way to the one before it where one of its documents cannot be made. */
  function failCheck(started: LiveState, step: BuildStep, error: unknown): void {
    const failure = { error, during: step.doing };
    if (!step.isMade && !started.isStale && started.edition) fail(started.edition, failure);
    else state = { ...started, failure };
    previous = undefined;
  }

  const draftMemo = createMemo();
  function draft(path: string, bytes: Uint8Array): CompileResult {
    const files: FileMemo = (found, parse, report) =>
      found.file === path ? parse(bytes, report) : loaded.read(found, parse, report);
    return compile(optionsNow(), { files, memo: draftMemo, ...noted.draft(path, bytes) });
  }

  function fail(edition: LiveEdition, failure: DeskFailure): void {
    if (state.edition !== edition) return;
    if (failure.error instanceof SourceChangedError && refresh()) return;
    previous = undefined;
    state = { ...state, edition: fallback ?? edition, isStale: state.isStale || fallback !== undefined, failure };
    fallback = undefined;
  }

  refresh();
  return {
    get state() {
      return state;
    },
    refresh,
    look,
    check,
    get isWhole() {
      return isWhole;
    },
    fail,
    draft,
    get records() {
      return noted.all;
    },
    get documentRecords() {
      return noted.documents;
    },
    pageFiles: noted.pages.files,
  };
}

/** A memo that says which file is being checked. */
function createReportingMemo(doing: (what: string) => void): Memo {
  const memo = createMemo();
  return {
    remember(name, from, basis, make, report) {
      if ('file' in from) doing(`checking ${String(from.file)}`);
      return memo.remember(name, from, basis, make, report);
    },
  };
}
