import { finalizeProblems } from '../../compile/apply-waivers.ts';
import { renderAndCheckInSteps } from '../../compile/render-and-check.ts';
import { formatThousands } from '../../core/pluralize.ts';
import { type Problem, severityOf, sortProblems } from '../../core/problem.ts';
import type { ChangedContent } from '../../edit/source/set-content.ts';
import type { ContentFolders } from '../../edit/source/source-path.ts';
import { createCodeFrame } from '../../terminal/code-frame.ts';
import type { LiveSite } from '../live/live-site.ts';
import { createTimeSlices, sliceMs } from '../live/time-slices.ts';
import { createProblemView, type ProblemView } from '../report/problem-view.ts';
import type { ContentFile } from './content-file.ts';
import { createLineDiff, type DiffViewLine, type DocumentDifference, diffDocuments } from './diff-documents.ts';

/** Effect of an edit on the content and every document; plain data. */
export interface DraftView {
  /** Id for save(); absent in a draft that cannot be saved. */
  readonly id?: string;
  readonly file: string;
  /** Changed lines of the file. */
  readonly lines: readonly DiffViewLine[];
  /** Comments that go with the changed values. */
  readonly lost: readonly string[];
  readonly documents: readonly DocumentDifference[];
  /** Problems that the edit would add. */
  readonly problems: readonly ProblemView[];
  /** Whether the site would still compile. */
  readonly isSaveable: boolean;
  /** Whether the site could be published: a name may have to change in several places first. */
  readonly isPublishable: boolean;
  /** Sentence on what was not checked. */
  readonly note: string | undefined;
}

/** Documents up to which the rules over the whole origin are asked before anything is saved. */
const mostChecked = 3000;

/**
 * Compiles the site with another text of a file, while requests are answered. Undefined when the site itself has
 * changed meanwhile.
 */
export async function createDraft(
  live: LiveSite,
  file: ContentFile,
  changed: ChangedContent,
  folders: ContentFolders,
  today: string,
): Promise<DraftView | undefined> {
  const { state } = live;
  const found: Problem[] = [];
  const pause = createTimeSlices(sliceMs);
  const run = async <T>(steps: Generator<unknown, T>): Promise<T | undefined> => {
    for (let next = steps.next(); ; next = steps.next()) {
      if (next.done) return next.value;
      const turn = pause();
      if (turn) await turn;
      if (live.state.edition !== state.edition) return undefined;
    }
  };
  const { edition, problems, waivers } = live.draft(file.path, Buffer.from(changed.text, 'utf8'));
  for (const problem of problems) found.push(problem);
  let documents: readonly DocumentDifference[] | undefined = [];
  let note: string | undefined;
  if (edition && state.edition && !hasErrors(found)) {
    documents = await run(diffDocuments(state.edition, edition));
    if (!documents) return undefined;
    const count = edition.catalog.length;
    if (count > mostChecked) note = `The links of ${formatThousands(count)} documents are checked when you save.`;
    else if (!(await run(renderAndCheckInSteps(edition, { today }, (problem) => void found.push(problem)))))
      return undefined;
  }
  const before = new Set(state.problems.map(nameOf));
  const { left } = finalizeProblems(found, waivers, { today, by: 'nothing' });
  const isNew = (problem: Problem) => !before.has(nameOf(problem));
  const added = sortProblems(left).filter(isNew);
  return {
    file: file.file,
    lines: createLineDiff(plain(file.raw), plain(changed.text)),
    lost: changed.lost,
    documents,
    problems: added.map((problem) => viewOf(problem, file.file, changed.text, folders)),
    isSaveable: !hasErrors(problems.filter(isNew)),
    isPublishable: !hasErrors(added),
    note,
  };
}

const plain = (raw: string): string => raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');

const hasErrors = (problems: readonly Problem[]): boolean => problems.some((each) => severityOf(each) === 'error');

/** A problem without its line, which moves. */
const nameOf = ({ code, at, field, message }: Problem): string => JSON.stringify([code, at?.file, field, message]);

/** A problem with the lines of the draft, and not of the disk. */
function viewOf(problem: Problem, file: string, text: string, folders: ContentFolders): ProblemView {
  const view = createProblemView(problem, folders);
  const { at } = problem;
  return at?.file === file && 'line' in at ? { ...view, frame: createCodeFrame(plain(text), at) } : view;
}
