import { catalogOf } from '../../compile/catalog.ts';
import { lazyRelease } from '../../compile/render.ts';
import { createMemo } from '../../content/check/memo.ts';
import { pathPlaces } from '../../content/check/path-places.ts';
import { validate } from '../../content/check/validate.ts';
import { loadSources, type Sources } from '../../content/read/load.ts';
import { createLoadMemo } from '../../content/read/load-memo.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { type Problem, severityOf, sortProblems } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import { documents } from '../../documents/documents.ts';
import { checkEdition } from './check-edition.ts';
import type { Failure } from './failure.ts';

export interface LiveOptions {
  readonly contentDir: string;
  readonly publicDir: string;
  readonly baseUrl?: string | undefined;
  readonly preview: boolean;
  /** The day, YYYY-MM-DD; asked for at each check. */
  today(): string;
}

/** The site at one moment at which the content had no error. Its release renders a document when it is asked for. */
export interface Edition {
  /** 1 for the first. */
  readonly number: number;
  readonly sources: Sources;
  readonly site: Site;
  readonly catalog: readonly Document[];
  readonly release: Release;
}

export interface LiveState {
  /** The last good one; absent while the content has had errors from the start. */
  readonly edition?: Edition | undefined;
  /** Problems of the content as it stands now, sorted. */
  readonly problems: readonly Problem[];
  /** True: the content has errors, or could not be made into a site, so the edition is older than it. */
  readonly isStale: boolean;
  /** What was thrown while the content was made into a site, if anything was. */
  readonly failure?: Failure | undefined;
  /** Whether the rules over the whole origin (links, anchors) have been asked about this state. */
  readonly isChecked: boolean;
}

/** A site that is kept in memory and follows its content. */
export interface LiveSite {
  readonly state: LiveState;
  /** Reads what has changed on disk; `touched` files (absolute paths) in any case. Returns whether anything did. */
  refresh(touched?: Iterable<string>): boolean;
  /**
   * Makes every document and runs the checks over the whole origin, while requests are answered. Gives up when the
   * content changes; returns whether it came to an end, which may be a failure.
   */
  check(): Promise<boolean>;
  /** Takes note that an edition could not be served, and goes back to the one before it, if there is one. */
  fail(edition: Edition, failure: Failure): void;
}

/**
 * Opens a content folder. The steps are those of build(), in its order, with three savings that cannot be seen in
 * the bytes: files that have not changed are not read, Markdown with equal inputs is not rendered again (Memo), and
 * documents are rendered on request. Never throws: what is thrown on the way is told in the state, and tried again
 * when anything is saved.
 */
export function openLiveSite(options: LiveOptions): LiveSite {
  const files = createLoadMemo();
  const memo = createMemo();
  let known: readonly unknown[] | undefined;
  let state: LiveState = { problems: [], isStale: true, isChecked: false };
  let editions = 0;
  /** The edition before the one in the state, until all of that one has been made. */
  let before: Edition | undefined;
  /** What is being done, for a failure to name. */
  let doing = '';

  function refresh(touched: Iterable<string> = []): boolean {
    files.forget(touched);
    try {
      return follow();
    } catch (error) {
      known = undefined;
      const failure = { error, during: doing };
      state = { edition: state.edition, problems: [], isStale: true, isChecked: false, failure };
      return true;
    }
  }

  function follow(): boolean {
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    doing = 'reading the content';
    const sources = loadSources(options.contentDir, options.publicDir, report, (found, parse, tell) => {
      doing = `reading ${found.file}`;
      return files.read(found, parse, tell);
    });
    const parts = [...partsOf(sources), JSON.stringify(problems)];
    if (known !== undefined && sameItems(parts, known)) return false;
    known = parts;
    doing = 'checking the content';
    const site = validate(sources, options, report, {
      remember: (name, from, basis, make, tell) => {
        if ('file' in from) doing = `checking ${String(from.file)}`;
        return memo.remember(name, from, basis, make, tell);
      },
    });
    doing = 'listing the documents';
    const catalog = site ? catalogOf(documents(site), report, pathPlaces(sources)) : [];
    const release = site && lazyRelease(site, catalog, report);
    const isStale = !site || !release || problems.some((problem) => severityOf(problem) === 'error');
    if (!isStale) before = state.edition;
    const edition = isStale ? state.edition : { number: ++editions, sources, site, catalog, release };
    state = { edition, problems: sortProblems(problems), isStale, isChecked: false };
    return true;
  }

  async function check(): Promise<boolean> {
    const started = state;
    const { edition, isStale } = started;
    if (!edition || isStale) return false;
    const step = { doing: 'looking for links', isMade: false };
    try {
      const problems = await checkEdition(edition, options.today(), () => state === started, step);
      if (!problems) return false;
      before = undefined;
      state = { ...started, problems: sortProblems([...started.problems, ...problems]), isChecked: true };
    } catch (error) {
      if (state !== started) return false;
      const failure = { error, during: step.doing };
      if (!step.isMade) fail(edition, failure);
      else state = { ...started, failure };
      known = undefined;
    }
    return true;
  }

  function fail(edition: Edition, failure: Failure): void {
    if (state.edition !== edition) return;
    known = undefined;
    state = { ...state, edition: before ?? edition, isStale: state.isStale || before !== undefined, failure };
    before = undefined;
  }

  refresh();
  return {
    get state() {
      return state;
    },
    refresh,
    check,
    fail,
  };
}

/** Everything that a build is made of: objects that stay the same while their files do. */
function partsOf(sources: Sources): unknown[] {
  const { modules, pages, faq, skills, publicFiles } = sources;
  return [
    ...modules.values(),
    ...[...pages, ...faq, ...skills],
    ...publicFiles.flatMap(({ file, bytes }) => [file, bytes]),
  ];
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
