import { catalogOf } from '../catalog.ts';
import { checks } from '../checks/index.ts';
import { originsOf, readLinks } from '../checks/links.ts';
import { loadSources, type Sources } from '../content/load.ts';
import { createLoadMemo } from '../content/load-memo.ts';
import { createMemo } from '../content/memo.ts';
import { pathPlaces } from '../content/path-places.ts';
import type { Site } from '../content/site.ts';
import { validate } from '../content/validate.ts';
import type { Document } from '../document.ts';
import { documents } from '../documents/index.ts';
import { type Problem, severityOf, sortProblems } from '../problem.ts';
import type { Release } from '../release.ts';
import { lazyRelease } from '../render.ts';

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
  /** True: the content has errors, so the edition is older than it. */
  readonly isStale: boolean;
  /** Whether the rules over the whole origin (links, anchors) have been asked about this state. */
  readonly isChecked: boolean;
}

/** A site that is kept in memory and follows its content. */
export interface LiveSite {
  readonly state: LiveState;
  /** Reads what has changed on disk; `touched` files (absolute paths) in any case. Returns whether anything did. */
  refresh(touched?: Iterable<string>): boolean;
  /**
   * Runs the checks over the whole origin, in slices of a few milliseconds so that requests are answered meanwhile.
   * Gives up when the content changes; returns whether it came to an end.
   */
  check(): Promise<boolean>;
}

/**
 * Opens a content folder. The steps are those of build(), in its order, with three savings that cannot be seen in
 * the bytes: files that have not changed are not read, Markdown with equal inputs is not rendered again (Memo), and
 * documents are rendered on request. Throws what the file system throws.
 */
export function openLiveSite(options: LiveOptions): LiveSite {
  const files = createLoadMemo();
  const memo = createMemo();
  let known: readonly unknown[] | undefined;
  let state: LiveState = { problems: [], isStale: true, isChecked: false };

  function refresh(touched: Iterable<string> = []): boolean {
    files.forget(touched);
    const problems: Problem[] = [];
    const report = (problem: Problem) => void problems.push(problem);
    const sources = loadSources(options.contentDir, options.publicDir, report, files.read);
    const parts = [...partsOf(sources), JSON.stringify(problems)];
    if (known !== undefined && sameItems(parts, known)) return false;
    known = parts;
    const site = validate(sources, options, report, memo);
    const catalog = site ? catalogOf(documents(site), report, pathPlaces(sources)) : [];
    const release = site && lazyRelease(site, catalog, report);
    const isGood = !problems.some((problem) => severityOf(problem) === 'error');
    const edition =
      site && release && isGood
        ? { number: (state.edition?.number ?? 0) + 1, sources, site, catalog, release }
        : state.edition;
    state = { edition, problems: sortProblems(problems), isStale: edition === state.edition, isChecked: false };
    return true;
  }

  async function check(): Promise<boolean> {
    const started = state;
    const { edition, isStale } = started;
    if (!edition || isStale) return false;
    const pause = slices(10);
    const origins = originsOf(edition);
    for (const document of edition.catalog) {
      edition.release.files.get(document.file);
      readLinks(document, edition.release, origins);
      await pause();
      if (state !== started) return false;
    }
    const problems: Problem[] = [];
    for (const rule of checks) {
      rule({ ...edition, today: options.today() }, (problem) => void problems.push(problem));
      await pause();
      if (state !== started) return false;
    }
    state = { ...started, problems: sortProblems([...started.problems, ...problems]), isChecked: true };
    return true;
  }

  refresh();
  return {
    get state() {
      return state;
    },
    refresh,
    check,
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

/** Returns a function that lets other work be done whenever `ms` milliseconds have passed since it last did. */
function slices(ms: number): () => Promise<void> {
  let until = performance.now() + ms;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((done) => setImmediate(done));
    until = performance.now() + ms;
  };
}
