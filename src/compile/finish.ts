import { brandColor } from '../checks/brand-color.ts';
import type { Check } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import { legalNoticeFacts } from '../checks/legal/legal-facts.ts';
import prose from '../checks/prose/prose.ts?lazy';
import { sharePictures } from '../checks/share-pictures.ts';
import { signedLanguage } from '../checks/signed-language.ts';
import { moduleOf } from '../content/read/load.ts';
import type { Report } from '../core/problem.ts';
import type { SideCarCache } from '../core/side-cars.ts';
import type { Edition } from './compile.ts';
import { type Deployment, type DeployOptions, deploy } from './deploy.ts';

export interface FinishOptions {
  /** The day, YYYY-MM-DD, for checks of dates. */
  readonly today: string;
  /** Where compressed side-cars are kept; absent: none are made. */
  readonly sideCars?: SideCarCache | undefined;
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
export interface Step {
  readonly doing: string;
  readonly isMade: boolean;
}

/**
 * makeDocuments(), then judge(): the second half of every build. Header fields, which hosts and checks ask for all at once,
 * are made one path after the other before that.
 */
export function* finish(edition: Edition, options: FinishOptions, report: Report): Generator<Step, Deployment> {
  yield* makeDocuments(edition, report);
  for (const path of edition.release.routes.keys()) {
    yield { doing: `making the header fields of ${path}`, isMade: true };
    edition.release.routes.get(path);
  }
  return yield* judge(edition, options, report);
}

/** Checks each page, and makes every document. Yields before each, so that others may work in between. */
export function* makeDocuments(edition: Edition, report: Report): Generator<Step, void> {
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

/**
 * Compiles an edition whose documents have been made for the hosts, and asks the checks about the release as it is
 * published, side-cars and host files included. Yields before each step.
 */
export function* judge(edition: Edition, options: FinishOptions, report: Report): Generator<Step, Deployment> {
  yield { doing: 'compiling for the hosts', isMade: true };
  const deployment = options.placeholders
    ? { release: edition.release, files: [], hosts: [] }
    : deploy(edition.release, deployOptions(edition, options), report);
  for (const check of rulesOf(options)) {
    yield { doing: `asking the rule "${check.name}"`, isMade: true };
    check({ ...edition, release: deployment.release, today: options.today }, report);
  }
  return deployment;
}

/** The rules that are asked: a check asks all that a build does, so that it predicts one, and more. */
export function rulesOf({ signed, placeholders }: Pick<FinishOptions, 'signed' | 'placeholders'>): readonly Check[] {
  const asked = signed ? [proseAgainstFacts, ...checks, signedLanguage, brandColor] : checks;
  return placeholders ? asked.filter((check) => !ofWhatIsFilledIn.includes(check)) : asked;
}

/** The tables of words are read by who asks for them alone. */
const proseAgainstFacts: Check = (input, report) =>
  prose<typeof import('../checks/prose/prose.ts')>().prose(input, report);

/** No font draws the brackets of a placeholder; and that a fact is missing is no news of what is left out for one. */
const ofWhatIsFilledIn: readonly Check[] = [sharePictures, legalNoticeFacts];

function deployOptions({ site, sources }: Edition, options: FinishOptions): DeployOptions {
  const { sideCars, host, strict, signed: isForecast } = options;
  const locate = (index: number) => moduleOf(sources, 'site').locate(['hosts', index]);
  return { site, locate, sideCars, isForecast, host, strict };
}
