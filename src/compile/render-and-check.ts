import { checkBrandColor } from '../checks/brand-color.ts';
import type { Check, CheckInput } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import { checkLegalNoticeFacts } from '../checks/legal/legal-facts.ts';
import { checkSharePictures } from '../checks/share-pictures.ts';
import { getModule } from '../content/read/load.ts';
import type { Report } from '../core/problem.ts';
import type { SideCarCache } from '../core/side-cars.ts';
import prose from '../prose/prose.ts?lazy';
import type { CompiledSite } from './compile.ts';
import { type Deployment, deploy } from './deploy.ts';

export interface RunChecksOptions {
  /** The day, YYYY-MM-DD, for checks of dates. */
  readonly today: string;
  /** The host whose configuration goes into dist/ itself (--host). */
  readonly host?: string | undefined;
  /** Shows placeholders: nothing is compiled for hosts, so that nobody uploads it by mistake. */
  readonly placeholders?: boolean | undefined;
  /** Makes what a selected host cannot keep an error (--strict). */
  readonly strict?: boolean | undefined;
  /** Asks what only an editor wants to hear: whether a native reader has signed the words of the language, and more. */
  readonly signed?: boolean | undefined;
}

/** Next step, in words that follow "while", and whether every document has been made, so that only rules are left. */
export interface BuildStep {
  readonly doing: string;
  readonly isMade: boolean;
}

/**
 * Renders, deploys and checks: the second half of every build. Header fields, which hosts and checks ask for all at once,
 * are made one path after the other before that.
 */
export function* renderAndCheckInSteps(
  edition: CompiledSite,
  options: RunChecksOptions,
  report: Report,
): Generator<BuildStep, Deployment> {
  yield* renderDocuments(edition, report);
  for (const path of edition.release.routes.keys()) {
    yield { doing: `making the header fields of ${path}`, isMade: true };
    edition.release.routes.get(path);
  }
  const deployment = yield* deployInSteps(edition, options, report);
  yield* runChecks({ ...edition, release: deployment.release, today: options.today }, options, report);
  return deployment;
}

/** Checks each page, and makes every document. Yields before each, so that others may work in between. */
export function* renderDocuments(edition: CompiledSite, report: Report): Generator<BuildStep, void> {
  const unchecked = new Map(edition.unchecked);
  for (const document of edition.catalog) {
    const { path, file, source, late } = document;
    if (late) continue;
    yield { doing: `making ${path}`, isMade: false };
    const check = source === undefined ? undefined : unchecked.get(source);
    if (check && source !== undefined) {
      check(report);
      unchecked.delete(source);
    }
    const made = edition.release.files.get(file);
    if (made) edition.records?.note(document, made);
  }
  // Drafts, and pages that could not get their address.
  for (const check of unchecked.values()) check(report);
  yield { doing: 'making the 404 page', isMade: false };
  edition.release.files.get(edition.release.notFound.file);
}

/** Makes what the hosts need of an edition whose documents have been made: compressed files and configuration. */
export function* deployInSteps(
  { site, sources, release }: CompiledSite,
  { host, strict, signed: isForecast, placeholders }: RunChecksOptions,
  report: Report,
  sideCars?: SideCarCache,
): Generator<BuildStep, Deployment> {
  yield { doing: 'compiling for the hosts', isMade: true };
  if (placeholders) return { release, files: [], hosts: [] };
  const locate = (index: number) => getModule(sources, 'site').locate(['hosts', index]);
  return deploy(release, { site, locate, sideCars, isForecast, host, strict }, report);
}

/** Asks the checks about the release as it is published, side-cars and host files included. Yields before each. */
export function* runChecks(input: CheckInput, options: RunChecksOptions, report: Report): Generator<BuildStep, void> {
  for (const check of selectChecks(options)) {
    yield { doing: `asking the rule "${check.name}"`, isMade: true };
    check(input, report);
  }
}

/** The rules that are asked: a check asks all that a build does, so that it predicts one, and more. */
export function selectChecks({
  signed,
  placeholders,
}: Pick<RunChecksOptions, 'signed' | 'placeholders'>): readonly Check[] {
  const asked = signed ? [proseAgainstFacts, ...checks, checkBrandColor] : checks;
  return placeholders ? asked.filter((check) => !checksForPlaceholders.includes(check)) : asked;
}

/** The tables of words are read by who asks for them alone. */
const proseAgainstFacts: Check = (input, report) =>
  prose<typeof import('../prose/prose.ts')>().checkProse(input, report);

/** No font draws the brackets of a placeholder; and that a fact is missing is no news of what is left out for one. */
const checksForPlaceholders: readonly Check[] = [checkSharePictures, checkLegalNoticeFacts];

/** Is given what is done next, in words that follow "while". */
export type ReportProgress = (doing: string) => void;

/** Runs steps to their end and returns their result. */
export function runToEnd<T>(steps: Generator<BuildStep | Promise<unknown>, T>, progress?: ReportProgress): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if ('doing' in value) progress?.(value.doing);
  }
}
