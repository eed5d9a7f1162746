import type { Report } from '../../core/problem.ts';
import type { FactTexts } from './body/fact-texts.ts';

/** Checks that validate() defers, so that each page is checked right before it is rendered. */
export interface DeferredChecks {
  /** Checks still to run, by content file; each is to be called once. */
  readonly checks: Map<string, (report: Report) => void>;
  /** Checked values of typed modules, questions and skills, by file: `checked` of Located. */
  readonly checked: Map<string, unknown>;
  /** Values of `{{…}}`; undefined while typed modules are broken. */
  facts?: FactTexts;
  /** Facts of the other languages, by language key. */
  factsIn?: Readonly<Record<string, FactTexts>>;
}
